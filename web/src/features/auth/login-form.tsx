import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Login } from '@nightlight/contract/accounts'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { messageOf } from '../../lib/api-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useLogin } from './auth.api.ts'

interface LoginFormProps {
  email: string
  onEmailChange: (email: string) => void
  /** What a request for a reset link was answered; empty when there was none. */
  notice: string
}

export function LoginForm({ email, onEmailChange, notice }: LoginFormProps) {
  const [, navigate] = useLocation()
  const login = useLogin(() => {
    toast({ title: 'Welcome back!', description: 'You have successfully signed in.' })
    navigate('/')
  })
  const form = useForm({
    resolver: standardSchemaResolver(Login),
    defaultValues: { email, password: '' },
  })
  const { errors } = form.formState

  const signIn = form.handleSubmit((fields) =>
    login.mutate(fields, {
      onError: (error) =>
        toast({
          title: 'Login failed',
          description: messageOf(error, 'Please check your credentials and try again.'),
          variant: 'destructive',
        }),
    }),
  )

  return (
    <form noValidate onSubmit={(event) => void signIn(event)} className="flex flex-col gap-5">
      {notice && <Banner role="status">{notice}</Banner>}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
      />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Link
          href="/auth?mode=forgot"
          className="inline-flex min-h-11 items-center text-sm text-link"
        >
          Forgot password?
        </Link>
      </div>
      <Button type="submit" size="large" disabled={login.isPending} pending={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
