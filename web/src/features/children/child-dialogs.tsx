import type { Child } from '@nightlight/contract/children'
import { childAge } from '../../session/selected-child.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ChildForm } from './child-form.tsx'
import { useAddChild, useRemoveChild, useUpdateChild } from './children.api.ts'

interface ChildDialogProps {
  child: Child
  onClose: () => void
}

export function AddChildDialog({ onClose }: { onClose: () => void }) {
  const adding = useAddChild(onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Child"
      description="Answers are fitted to the age on the day you ask."
    >
      <ChildForm
        start={{ name: '', dateOfBirth: '' }}
        submitLabel="Add Child"
        pendingLabel="Adding..."
        isPending={adding.isPending}
        onSubmit={(fields) => adding.mutate(fields)}
        onCancel={onClose}
        onRefused={toastMissing}
      />
    </Dialog>
  )
}

function toastMissing(refused: readonly string[]) {
  toast(
    refused.includes('name')
      ? {
          title: 'Name Required',
          description: "Please enter your child's name",
          variant: 'destructive',
        }
      : {
          title: 'Birth Date Required',
          description: "Please enter your child's birth date",
          variant: 'destructive',
        },
  )
}

export function EditChildDialog({ onClose, child }: ChildDialogProps) {
  const updating = useUpdateChild(child.id, onClose)
  return (
    <Dialog open onClose={onClose} title="Edit Child">
      <ChildForm
        start={{ name: child.name, dateOfBirth: child.dateOfBirth }}
        submitLabel="Save Changes"
        pendingLabel="Saving..."
        isPending={updating.isPending}
        onSubmit={(fields) => updating.mutate(fields)}
        onCancel={onClose}
      />
    </Dialog>
  )
}

export function RemoveChildDialog({ onClose, child }: ChildDialogProps) {
  const removing = useRemoveChild(child.id, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={`Remove ${child.name}?`}
      description={`This removes the profile of ${child.name}, ${childAge(child.dateOfBirth)} old. It cannot be undone.`}
    >
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" onClick={onClose}>
          Keep {child.name}
        </Button>
        <Button
          look="danger"
          disabled={removing.isPending}
          pending={removing.isPending}
          onClick={() => removing.mutate(undefined)}
        >
          {removing.isPending ? 'Removing...' : `Remove ${child.name}`}
        </Button>
      </div>
    </Dialog>
  )
}
