import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ForgotPassword } from '@nightlight/contract/accounts'
import { useForm } from 'react-hook-form'
import { logFailure } from '../../lib/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { useForgotPassword } from './auth.api.ts'

interface ForgotFormProps {
  email: string
  onEmailChange: (email: string) => void
  onSent: (message: string) => void
}

export function ForgotForm({ email, onEmailChange, onSent }: ForgotFormProps) {
  const forgot = useForgotPassword()
  const form = useForm({
    resolver: standardSchemaResolver(ForgotPassword),
    defaultValues: { email },
  })

  const sendLink = form.handleSubmit((fields) =>
    forgot.mutate(fields, {
      onSuccess: ({ message }) => onSent(message),
      onError: (error) => logFailure('The reset link could not be asked for', error),
    }),
  )

  return (
    <form noValidate onSubmit={(event) => void sendLink(event)} className="flex flex-col gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
      />
      <Button type="submit" size="large" disabled={forgot.isPending} pending={forgot.isPending}>
        {forgot.isPending ? 'Sending...' : 'Send Reset Link'}
      </Button>
    </form>
  )
}
