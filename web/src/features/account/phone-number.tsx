import { phoneEndpoints } from '@contract/api/people/phone'
import { PHONE_EXPECTED } from '@contract/phone-expected'
import { mobilePhone, nationalPhone } from '@contract/text/phone'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { ConfirmDialog } from '@/lib/confirm-dialog'
import { useSession } from '@/lib/session/session'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { useCodeChannels } from './auth/phone-way'
import { useSentCode } from './auth/use-sent-code'
import { NumberAndCode } from './number-and-code'

const REMOVAL = {
  title: 'Remove your phone number?',
  text: 'You log in with your email address from then on.',
  button: 'Remove number',
  done: 'Phone number removed',
  isDanger: true,
}

/** Gives the account a number by the code that is sent to it. */
const NumberForm = ({ onDone }: { onDone: () => void }) => {
  const { refresh } = useSession()
  const { run, dialog } = useRecentLogin()
  const sending = useSentCode()
  const { sent, send, isSending, failure } = sending
  const [fields, setFields] = useState({ phone: '', code: '' })
  const [error, setError] = useState<string>()
  const save = useAction(async (code: string) => {
    const phone = sent?.phone ?? fields.phone
    await run(() => call(phoneEndpoints.save, { body: { phone, code } }))
    await refresh()
    toast.success('Phone number saved')
    onDone()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sent) return void save.run(fields.code)
    if (mobilePhone(fields.phone) === undefined) return setError(PHONE_EXPECTED)
    void send({ phone: fields.phone })
  }
  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <NumberAndCode
          label="Phone number"
          sending={sending}
          fields={fields}
          error={error}
          onChange={(typed) => {
            setError(undefined)
            setFields(typed)
          }}
          onWhole={(code) => void save.run(code)}
        />
        <FormAlert>{save.failure ?? failure}</FormAlert>
        <span className="flex gap-3">
          <Button type="submit" loading={save.isPending || isSending}>
            {sent ? 'Save number' : 'Send the code'}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </span>
      </form>
      {dialog}
    </>
  )
}

/** The number of the account, and how it is added, changed or removed where codes can be sent. */
export const PhoneNumber = () => {
  const { user, refresh } = useSession()
  const channels = useCodeChannels()
  const { run, dialog } = useRecentLogin()
  const [open, setOpen] = useState<'form' | 'removal'>()
  const close = () => setOpen(undefined)
  if (!user) return null
  if (open === 'form') return <NumberForm onDone={close} />
  const remove = async () => {
    await run(() => call(phoneEndpoints.remove))
    await refresh()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="font-semibold">{user.phone ? nationalPhone(user.phone) : 'Not set'}</p>
      <span className="flex gap-3">
        {user.phone && user.email_verified && (
          <Button variant="secondary" onClick={() => setOpen('removal')}>
            Remove
          </Button>
        )}
        {channels.length > 0 && (
          <Button variant="secondary" onClick={() => setOpen('form')}>
            {user.phone ? 'Change number' : 'Add a phone number'}
          </Button>
        )}
      </span>
      {open === 'removal' && <ConfirmDialog words={REMOVAL} action={remove} onClose={close} />}
      {dialog}
    </div>
  )
}
