import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { paths } from '@/config/paths'
import { fieldProps } from '@/lib/field-props'
import { useSubmit } from '@/lib/forms/use-submit'
import { authErrorText } from '@/lib/session/auth-errors'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { PasswordField } from '@/ui/form/password-field'
import { TextField } from '@/ui/form/text-field'
import { Link } from '@/ui/navigation/link'
import { type LoginFields, loginSchema } from './form-schemas'

const LOGIN_FAILED = 'An error occurred during login.'
const LOGGED_IN = 'Login successful! Redirecting...'

export const LoginForm = () => {
  const form = useForm<LoginFields>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const { register, setError, formState } = form
  const { errors, isSubmitting } = formState
  const field = fieldProps({ register, formState })

  const submit = useSubmit(form, async ({ email, password }) => {
    try {
      const { signIn } = await loadChunk(() => import('@/lib/firebase/accounts'))
      await signIn(email, password)
      toast.success(LOGGED_IN)
    } catch (error) {
      setError('root', { message: authErrorText(error, LOGIN_FAILED) })
    }
  })

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <div className="grid gap-2">
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Link
          to={paths.forgotPassword}
          className="justify-self-end py-1 text-sm text-primary underline"
        >
          Forgot your password?
        </Link>
      </div>
      <FormAlert>{errors.root?.message}</FormAlert>
      <Button type="submit" wide size="lg" loading={isSubmitting} loadingText="Logging in…">
        Login
      </Button>
    </form>
  )
}
