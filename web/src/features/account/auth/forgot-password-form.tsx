import { zodResolver } from '@hookform/resolvers/zod'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldProps } from '@/lib/field-props'
import { useSubmit } from '@/lib/forms/use-submit'
import { authErrorText } from '@/lib/session/auth-errors'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { EmptyState } from '@/ui/feedback/empty-state'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { forgotPasswordSchema } from './form-schemas'

/** An unknown address shows the same result as a known one, so that accounts can't be probed. */
const isUnknownAddress = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'

export const ForgotPasswordForm = () => {
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  })
  const { register, setError, formState } = form
  const { errors, isSubmitting } = formState
  const field = fieldProps({ register, formState })

  const submit = useSubmit(form, async ({ email }) => {
    try {
      const { requestPasswordReset } = await loadChunk(() => import('@/lib/firebase/accounts'))
      await requestPasswordReset(email).catch((error) => {
        if (!isUnknownAddress(error)) throw error
      })
      setSentTo(email)
    } catch (error) {
      setError('root', { message: authErrorText(error) })
    }
  })

  if (sentTo) {
    return (
      <div role="status">
        <EmptyState title="Check your inbox" icon={MailCheck}>
          If <strong className="break-all">{sentTo}</strong> belongs to an account, a link to set a
          new password is on its way.
        </EmptyState>
      </div>
    )
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <FormAlert>{errors.root?.message}</FormAlert>
      <Button type="submit" wide size="lg" loading={isSubmitting} loadingText="Sending…">
        Send the link
      </Button>
    </form>
  )
}
