import { phoneEndpoints } from '@contract/api/people/phone'
import { type FormEvent, useState } from 'react'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { FormActions } from '@/ui/form/form-actions'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import { call } from '../api/api-client'
import { useAction } from '../use-action'
import { ensureDeviceId } from './device-id'

type Props = { ways: readonly string[]; onProved: () => void; onCancel: () => void }

const EMAIL =
  'For your safety, a phone number alone can’t do this. Enter a code that we send to your email.'
const WORD =
  'For your safety, a phone number alone can’t do this on a new device. Enter the word that our messages to you begin with.'

/** Asks for a code from the email or for the word, for what a phone number alone never does. */
export default function ProveMore({ ways, onProved, onCancel }: Props) {
  const byEmail = ways.includes('email')
  const [isByWord, setByWord] = useState(!byEmail)
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const send = useAction(async () => {
    await call(phoneEndpoints.sendProof)
    setSent(true)
  })
  const prove = useAction(async () => {
    ensureDeviceId()
    await call(phoneEndpoints.prove, { body: isByWord ? { word: typed } : { code: typed } })
    onProved()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void prove.run()
  }
  return (
    <Modal isOpen onClose={onCancel} title="Confirm that it is you" maxWidth={440}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-muted">{isByWord ? WORD : EMAIL}</p>
        {!isByWord && (
          <Button variant="secondary" loading={send.isPending} onClick={() => send.run()}>
            {isSent ? 'Send another code' : 'Send the code'}
          </Button>
        )}
        {(isByWord || isSent) && (
          <TextField
            label={isByWord ? 'Your word' : 'Code'}
            inputMode={isByWord ? 'text' : 'numeric'}
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {byEmail && ways.includes('word') && (
          <Button variant="secondary" onClick={() => setByWord(!isByWord)}>
            {isByWord ? 'Use a code from the email' : 'Use your word'}
          </Button>
        )}
        <FormAlert>{prove.failure ?? send.failure}</FormAlert>
        <FormActions
          text="Continue"
          isSubmitting={prove.isPending}
          disabled={typed.trim() === ''}
          onCancel={onCancel}
        />
      </form>
    </Modal>
  )
}
