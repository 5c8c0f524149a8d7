import { Child } from '@nightlight/contract/children'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, messageOf, nothing } from '../../lib/api-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** What the forms hold: the birth date as 'YYYY-MM-DD'. */
export interface ChildFields {
  name: string
  dateOfBirth: string
}

/** The spec sends the date as an ISO timestamp. */
function onWire({ name, dateOfBirth }: ChildFields) {
  return { name, dateOfBirth: new Date(dateOfBirth).toISOString() }
}

/** Says what came of a change; `onDone` comes once the screens show it. */
function useChildChange<Change>(
  send: (change: Change) => Promise<unknown>,
  words: { done: string; failed: string },
  onDone: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast({ title: words.done })
      await Promise.all(
        ['/api/families', '/api/auth/user', '/api/children'].map((first) =>
          queryClient.invalidateQueries({ queryKey: [first] }),
        ),
      )
      onDone()
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, words.failed),
        variant: 'destructive',
      }),
  })
}

export function useAddChild(onDone: () => void) {
  return useChildChange(
    (fields: ChildFields) => api.post('/api/children', onWire(fields), Child),
    { done: 'Child added successfully!', failed: 'Failed to add child. Please try again.' },
    onDone,
  )
}

export function useUpdateChild(id: string, onDone: () => void) {
  return useChildChange(
    (fields: ChildFields) => api.put(`/api/children/${id}`, onWire(fields), Child),
    { done: 'Child updated successfully!', failed: 'Failed to update child' },
    onDone,
  )
}

export function useRemoveChild(id: string, onDone: () => void) {
  return useChildChange(
    () => api.delete(`/api/children/${id}`, nothing),
    { done: 'Child removed successfully!', failed: 'Failed to remove child' },
    onDone,
  )
}
