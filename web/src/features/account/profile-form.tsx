import { userEndpoints } from '@contract/api/people/users'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { isApiError } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { fieldProps } from '@/lib/field-props'
import { DraftNote } from '@/lib/forms/draft-note'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { useSession } from '@/lib/session/session'
import type { SessionUser } from '@/lib/session/session-store'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { profileSchema, profileWithoutEmailSchema } from './profile-schema'

const NAME_UPDATED = 'Name updated successfully'
const LOG_IN_ANEW = 'Please log in again with your new address.'

type Props = { user: SessionUser; onSaved?: () => void }

export const ProfileForm = ({ user, onSaved }: Props) => {
  const { refresh, signOut } = useSession()
  const { run, dialog } = useRecentLogin()
  const form = useForm({
    resolver: zodResolver(user.email ? profileSchema : profileWithoutEmailSchema),
    defaultValues: { name: user.name, email: user.email },
  })
  const { register, setError, reset, formState } = form
  const draft = useFormDraft(form, 'profile')
  const { errors, isSubmitting, isDirty } = formState
  const field = fieldProps({ register, formState })

  const submit = useSubmit(form, async (fields) => {
    const body = draft.touched(fields)
    try {
      const { name, email } = await run(() => call(userEndpoints.update, { body }))
      reset({ name, email })
      draft.forget()
      toast.success(NAME_UPDATED)
    } catch (error) {
      if (isApiError(error) && error.api === 'cancelled') return
      const { name, email } = fieldErrors(error)
      if (name) setError('name', { message: name })
      if (email) setError('email', { message: email })
      setError('root', { message: inlineFailureText(error) })
      return
    }
    // Changing the email address may revoke the Firebase Auth session.
    await refresh().catch(async () => {
      toast.info(LOG_IN_ANEW)
      await signOut()
    })
    onSaved?.()
  })

  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <DraftNote draft={draft} />
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint={
            user.email
              ? 'A new address has to be verified again.'
              : 'With one you can log in without your phone, and open a store.'
          }
          {...field('email')}
        />
        <FormAlert>{errors.root?.message}</FormAlert>
        <Button
          type="submit"
          className="justify-self-start"
          disabled={!isDirty}
          loading={isSubmitting}
          loadingText="Saving…"
        >
          Save changes
        </Button>
      </form>
      {dialog}
    </>
  )
}
