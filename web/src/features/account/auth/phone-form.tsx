import type { MessageChannel } from '@contract/entities/messaging/phone-message'
import { PHONE_EXPECTED } from '@contract/phone-expected'
import { mobilePhone, nationalPhone } from '@contract/text/phone'
import { nameSchema } from '@contract/text/plain-line'
import { type FormEvent, useState } from 'react'
import { authErrorText } from '@/lib/session/auth-errors'
import { useAction } from '@/lib/use-action'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { Checkbox } from '@/ui/form/checkbox'
import { TextField } from '@/ui/form/text-field'
import { CodeFields } from './code-fields'
import { conditions } from './conditions'
import { UnseenNumber } from './unseen-number'
import { useSentCode } from './use-sent-code'

const LOGGED_IN = 'Login successful! Redirecting...'
const SIGNED_UP = 'Signup successful! Redirecting...'
const NAME_NEEDED = 'Name is required'
const ACCEPT = 'Please accept the terms to go on.'

type Props = {
  channels: readonly MessageChannel[]
  isNew?: boolean | undefined
  onStart?: (() => void) | undefined
  onDone?: (() => void) | undefined
}
type Needed = 'phone' | 'code' | 'name' | 'email' | 'word'
type Errors = { phone?: string; name?: string; accepts?: string }

const nameOf = (typed: string): string | undefined => {
  const parsed = nameSchema(1, 80, NAME_NEEDED).safeParse(typed)
  return parsed.success ? parsed.data : undefined
}

/** Signs in or up with a phone number: the number, its code, and a name for who is new. */
export const PhoneForm = ({ channels, isNew = false, onStart, onDone }: Props) => {
  const [fields, setFields] = useState({ phone: '', name: '', code: '', accepts: false })
  const [errors, setErrors] = useState<Errors>({})
  const [needed, setNeeded] = useState<Needed>('phone')
  const [isNewOwner, setNewOwner] = useState(false)
  const { sent, send, isSending, failure: notSent } = useSentCode()
  const set = (change: Partial<typeof fields>) => {
    setErrors({})
    setFields((before) => ({ ...before, ...change }))
  }
  const asksName = needed === 'name' || (isNew && needed === 'phone')

  const enter = useAction(
    async ({ code, more = {} }: { code: string; more?: Record<string, unknown> }) => {
      onStart?.()
      const name = nameOf(fields.name)
      const whole = name !== undefined && fields.accepts
      const { signInByPhone } = await loadChunk(() => import('@/lib/firebase/phone-accounts'))
      const step = await signInByPhone({
        phone: sent?.phone ?? fields.phone,
        code,
        ...(whole && { name, accepted_conditions: true as const }),
        ...(isNewOwner && { is_new_owner: true as const }),
        ...more,
      })
      if (step !== 'signed_in') {
        setNeeded(step === 'name_needed' ? 'name' : step === 'email_needed' ? 'email' : 'word')
        return
      }
      toast.success(whole ? SIGNED_UP : LOGGED_IN)
      onDone?.()
    },
    { textOf: authErrorText },
  )

  const check = (): boolean => {
    const found: Errors = {
      ...(mobilePhone(fields.phone) === undefined && { phone: PHONE_EXPECTED }),
      ...(asksName && nameOf(fields.name) === undefined && { name: NAME_NEEDED }),
      ...(asksName && !fields.accepts && { accepts: ACCEPT }),
    }
    setErrors(found)
    return Object.keys(found).length === 0
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (needed !== 'phone') {
      if (needed === 'code' || check()) await enter.run({ code: fields.code })
    } else if (check() && (await send({ phone: fields.phone }))) setNeeded('code')
  }

  if (needed === 'email' || needed === 'word') {
    return (
      <UnseenNumber
        asks_for={needed}
        proof={{ phone: sent?.phone ?? fields.phone, code: fields.code }}
        onWord={(word) => enter.run({ code: fields.code, more: { word } })}
        onNew={() => {
          setNewOwner(true)
          setNeeded('name')
        }}
        onStart={onStart}
        onDone={onDone}
        failure={enter.failure}
        isPending={enter.isPending}
      />
    )
  }
  const other = channels.find((channel) => channel !== sent?.channel)
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      {asksName && (
        <TextField
          label="Full name"
          autoComplete="name"
          value={fields.name}
          error={errors.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      )}
      {needed === 'phone' && (
        <TextField
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={fields.phone}
          error={errors.phone}
          hint="A Nigerian mobile number. We send a code to it."
          onChange={({ target }) => set({ phone: target.value })}
        />
      )}
      {asksName && (
        <Checkbox
          label={conditions}
          checked={fields.accepts}
          error={errors.accepts}
          onChange={({ target }) => set({ accepts: target.checked })}
        />
      )}
      {needed === 'code' && sent && (
        <>
          <p role="status">
            We sent a code by {sent.channel === 'sms' ? 'SMS' : 'WhatsApp'} to{' '}
            <strong>{nationalPhone(mobilePhone(sent.phone) ?? sent.phone)}</strong>.{' '}
            <button
              type="button"
              className="text-primary underline"
              onClick={() => setNeeded('phone')}
            >
              Change the number
            </button>
          </p>
          <CodeFields
            key={sent.count}
            value={fields.code}
            onChange={(code) => set({ code })}
            onWhole={(code) => void enter.run({ code })}
            next_after_s={sent.next_after_s}
            other={other}
            onAgain={(channel) => void send({ phone: sent.phone, channel })}
            isSending={isSending}
          />
        </>
      )}
      <FormAlert>{enter.failure ?? notSent}</FormAlert>
      <Button
        type="submit"
        wide
        size="lg"
        loading={enter.isPending || (needed === 'phone' && isSending)}
        loadingText={needed === 'phone' ? 'Sending…' : 'Logging in…'}
      >
        {needed === 'phone' ? 'Send the code' : needed === 'name' ? 'Sign Up' : 'Continue'}
      </Button>
    </form>
  )
}
