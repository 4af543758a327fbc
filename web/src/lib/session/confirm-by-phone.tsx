import { nationalPhone } from '@contract/text/phone'
import { type FormEvent, useState } from 'react'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { FormActions } from '@/ui/form/form-actions'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import { useAction } from '../use-action'
import { authErrorText } from './auth-errors'
import { useSession } from './session'

type Props = { onProved: () => void; onCancel: () => void }

/** Asks for a code from the phone again, for actions that require a recent login. */
export default function ConfirmByPhone({ onProved, onCancel }: Props) {
  const phone = useSession().user?.phone ?? ''
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const send = useAction(async () => {
    const { sendCode } = await loadChunk(() => import('../firebase/phone-accounts'))
    await sendCode(phone)
    setSent(true)
  })
  const enter = useAction(
    async () => {
      const { signInByPhone } = await loadChunk(() => import('../firebase/phone-accounts'))
      await signInByPhone({ phone, code })
      onProved()
    },
    { textOf: authErrorText },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void enter.run()
  }
  return (
    <Modal isOpen onClose={onCancel} title="Confirm that it is you" maxWidth={440}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-muted">
          Your last login was some time ago. Enter a code that we send to {nationalPhone(phone)} to
          go on.
        </p>
        <Button variant="secondary" loading={send.isPending} onClick={() => send.run()}>
          {isSent ? 'Send another code' : 'Send the code'}
        </Button>
        {isSent && (
          <TextField
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <FormAlert>{enter.failure ?? send.failure}</FormAlert>
        <FormActions
          text="Continue"
          isSubmitting={enter.isPending}
          disabled={code === ''}
          onCancel={onCancel}
        />
      </form>
    </Modal>
  )
}
