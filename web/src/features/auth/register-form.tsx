import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Registration } from '@nightlight/contract/accounts'
import type { PlanInput, Tier } from '@nightlight/contract/plans'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { messageOf } from '../../lib/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { type Registered, useRegister } from './auth.api.ts'
import { PlanPicker } from './plan-picker.tsx'
import { StrengthMeter } from './strength-meter.tsx'

interface RegisterFormProps {
  email: string
  onEmailChange: (email: string) => void
  plan: Tier
}

export function RegisterForm({ email, onEmailChange, plan }: RegisterFormProps) {
  const [, navigate] = useLocation()
  const registering = useRegister((registered, asked) => {
    toast({
      title: 'Welcome!',
      description: registered.message || 'Your account has been created successfully.',
    })
    navigate(nextPath(registered, asked.subscriptionPlan))
  })
  const form = useForm({
    resolver: standardSchemaResolver(Registration),
    defaultValues: {
      firstName: '',
      lastName: '',
      email,
      phone: '',
      password: '',
      confirmPassword: '',
      subscriptionPlan: plan,
    },
  })
  const { errors } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })

  const join = form.handleSubmit((registration) =>
    registering.mutate(registration, {
      onError: (error) =>
        toast({
          title: 'Registration failed',
          description: messageOf(error, 'Please try again.'),
          variant: 'destructive',
        }),
    }),
  )

  return (
    <form noValidate onSubmit={(event) => void join(event)} className="flex flex-col gap-5">
      <Controller
        control={form.control}
        name="subscriptionPlan"
        render={({ field }) => (
          <PlanPicker value={field.value ?? 'free'} onChange={field.onChange} />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          label="First Name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <StrengthMeter password={password} />
      </div>
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <Checkbox
        label={<TermsLabel />}
        error={errors.acceptTerms?.message}
        {...form.register('acceptTerms')}
      />
      <Button
        type="submit"
        size="large"
        disabled={registering.isPending}
        pending={registering.isPending}
      >
        {registering.isPending ? 'Creating account...' : 'Create Account'}
      </Button>
    </form>
  )
}

/** In new tabs, so that what was typed here stays. */
function TermsLabel() {
  return (
    <>
      I agree to the{' '}
      <a href="/terms" target="_blank" rel="noopener noreferrer" className="text-link">
        Terms of Service
      </a>{' '}
      and the{' '}
      <a href="/privacy" target="_blank" rel="noopener noreferrer" className="text-link">
        Privacy Policy
      </a>
    </>
  )
}

function nextPath(registered: Registered, plan: PlanInput): string {
  if (plan === 'free' || !registered.paymentIntent) return '/'
  return `/payment?plan=${plan}&payment_intent=${registered.paymentIntent.id}`
}
