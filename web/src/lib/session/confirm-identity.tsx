import { type FormEvent, useState } from 'react'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { FormAlert } from '@/ui/feedback/form-alert'
import { FormActions } from '@/ui/form/form-actions'
import { PasswordField } from '@/ui/form/password-field'
import { Modal } from '@/ui/overlay/modal'
import { useAction } from '../use-action'
import { authErrorText } from './auth-errors'

type Props = { onProved: () => void; onCancel: () => void }

/** Asks for the password again, for actions that require a recent login. */
export const ConfirmIdentity = ({ onProved, onCancel }: Props) => {
  const [password, setPassword] = useState('')
  const { run, isPending, failure } = useAction(
    async () => {
      const { proveIdentity } = await loadChunk(() => import('../firebase/accounts'))
      await proveIdentity(password.trim())
      onProved()
    },
    { textOf: authErrorText },
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void run()
  }

  return (
    <Modal isOpen onClose={onCancel} title="Confirm that it is you" maxWidth={440}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-muted">
          Your last login was some time ago. Enter your current password to go on.
        </p>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormAlert>{failure}</FormAlert>
        <FormActions
          text="Continue"
          isSubmitting={isPending}
          disabled={password === ''}
          onCancel={onCancel}
        />
      </form>
    </Modal>
  )
}
