import { MIN_PASSWORD_LENGTH } from '@contract/entities/people/user'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { isApiError } from '@/lib/api/api-error'
import { fieldProps } from '@/lib/field-props'
import { useSubmit } from '@/lib/forms/use-submit'
import { authErrorText } from '@/lib/session/auth-errors'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { Checkbox } from '@/ui/form/checkbox'
import { PasswordField } from '@/ui/form/password-field'
import { TextField } from '@/ui/form/text-field'
import { conditions } from './conditions'
import { type SignupFields, signupSchema } from './form-schemas'

const SIGNUP_FAILED = 'An error occurred while creating user account'
const SIGNED_UP = 'Signup successful! Redirecting...'

type Props = {
  onStart: () => void
  /** Called once the account, its user record and its role exist. */
  onDone: () => void
}

export const SignupForm = ({ onStart, onDone }: Props) => {
  const form = useForm<SignupFields>({
    resolver: zodResolver(signupSchema),
    defaultValues: { name: '', email: '', password: '', accepted_conditions: false },
  })
  const { register, setError, formState } = form
  const { errors, isSubmitting } = formState
  const field = fieldProps({ register, formState })

  const submit = useSubmit(form, async ({ name, email, password }) => {
    onStart()
    try {
      const { signUp } = await loadChunk(() => import('@/lib/firebase/accounts'))
      await signUp({ name, email, password })
      toast.success(SIGNED_UP)
      onDone()
    } catch (error) {
      if (isApiError(error) && error.api === 'cancelled') return
      setError('root', { message: authErrorText(error, SIGNUP_FAILED) })
    }
  })

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <TextField label="Full name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`${MIN_PASSWORD_LENGTH} characters or more.`}
        {...field('password')}
      />
      <Checkbox label={conditions} {...field('accepted_conditions')} />
      <FormAlert>{errors.root?.message}</FormAlert>
      <Button type="submit" wide size="lg" loading={isSubmitting} loadingText="Creating account…">
        Sign Up
      </Button>
    </form>
  )
}
