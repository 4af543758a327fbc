import { userEndpoints } from '@contract/api/people/users'
import { MIN_PASSWORD_LENGTH } from '@contract/entities/people/user'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { authErrorText, WEAK_PASSWORD } from '@/lib/session/auth-errors'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { PasswordField } from '@/ui/form/password-field'

/** The typo is the specification's. */
const MISMATCH = 'Passowords do not match'
const UPDATED = 'Password updated successfully'

/** Returns why the password is invalid, or undefined. Ignores leading and trailing spaces. */
export const refusePassword = (password: string, again: string): string | undefined => {
  if (password.trim() !== again.trim()) return MISMATCH
  return password.trim().length < MIN_PASSWORD_LENGTH ? WEAK_PASSWORD : undefined
}

export const PasswordForm = () => {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const { run, dialog } = useRecentLogin()

  const change = async () => {
    // The login form trims the password, so a space saved here would lock the user out.
    const trimmed = password.trim()
    await run(() => call(userEndpoints.updatePassword, { body: { password: trimmed } }))
    toast.success(UPDATED)
    setPassword('')
    setAgain('')
    const { resumeSession } = await loadChunk(() => import('@/lib/firebase/accounts'))
    await resumeSession(trimmed)
  }
  const save = useAction(change, { textOf: authErrorText })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refused = refusePassword(password, again)
    setRefusal(refused)
    if (!refused) void save.run()
  }

  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`${MIN_PASSWORD_LENGTH} characters or more.`}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
        />
        <FormAlert>{refusal ?? save.failure}</FormAlert>
        <Button
          type="submit"
          className="justify-self-start"
          disabled={password === '' || again === ''}
          loading={save.isPending}
          loadingText="Saving…"
        >
          Update password
        </Button>
      </form>
      {dialog}
    </>
  )
}
