import { MIN_PASSWORD_LENGTH } from '@contract/entities/people/user'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { fieldProps } from '@/lib/field-props'
import { useSubmit } from '@/lib/forms/use-submit'
import { authErrorText } from '@/lib/session/auth-errors'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { PasswordField } from '@/ui/form/password-field'
import { resetPasswordSchema } from './form-schemas'

const CHANGED = 'Password updated successfully'

/** @param code the one-time code from the link in the email */
export const ResetPasswordForm = ({ code }: { code: string }) => {
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { password: '' },
  })
  const { register, setError, formState } = form
  const { errors, isSubmitting } = formState
  const field = fieldProps({ register, formState })

  const submit = useSubmit(form, async ({ password }) => {
    try {
      const { resetPassword } = await loadChunk(() => import('@/lib/firebase/accounts'))
      await resetPassword(code, password)
      toast.success(CHANGED)
      navigate(paths.login, { replace: true })
    } catch (error) {
      setError('root', { message: authErrorText(error) })
    }
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`${MIN_PASSWORD_LENGTH} characters or more.`}
        {...field('password')}
      />
      <FormAlert>{errors.root?.message}</FormAlert>
      <Button type="submit" wide size="lg" loading={isSubmitting} loadingText="Saving…">
        Set the new password
      </Button>
    </form>
  )
}
