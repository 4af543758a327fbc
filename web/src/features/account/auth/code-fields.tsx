import type { MessageChannel } from '@contract/entities/messaging/phone-message'
import { pastedNumber } from '@contract/text/digits'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'

const LENGTH = 6

type OtpCredential = Credential & { code: string }

/** Has the browser read the code from the SMS, where it can and the person lets it. */
const useReceivedCode = (onCode: (code: string) => void) => {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const stop = new AbortController()
    const wanted = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions
    navigator.credentials
      .get(wanted)
      .then((found) => found && latest.current((found as OtpCredential).code))
      .catch(() => {})
    return () => stop.abort()
  }, [])
}

/** The seconds until another code can be asked for. */
const useCountdown = (from: number): number => {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => clearInterval(timer)
  }, [])
  return left
}

type Props = {
  value: string
  onChange: (value: string) => void
  /** Called with six digits. */
  onWhole: (code: string) => void
  error?: string | undefined
  next_after_s: number
  /** The other channel, if there is one. */
  other: MessageChannel | undefined
  onAgain: (channel?: MessageChannel) => void
  isSending: boolean
}

/** The field of a code that was sent to a phone, and other ways to get one; anew for each code. */
export const CodeFields = (props: Props) => {
  const { value, onChange, onWhole, error, next_after_s, other, onAgain, isSending } = props
  const left = useCountdown(next_after_s)
  const take = (text: string) => {
    onChange(text)
    const digits = pastedNumber(text)
    if (digits.length === LENGTH) onWhole(digits)
  }
  useReceivedCode(take)
  return (
    <>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={60}
        value={value}
        error={error}
        hint="Six digits. It ends after 5 minutes. Give it to nobody, not even to us."
        onChange={(event) => take(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={left > 0}
          loading={isSending}
          onClick={() => onAgain()}
        >
          {left > 0 ? `Send again in ${left} s` : 'Send again'}
        </Button>
        {other && (
          <Button variant="secondary" size="sm" disabled={isSending} onClick={() => onAgain(other)}>
            {other === 'whatsapp' ? 'Send by WhatsApp instead' : 'Send by SMS instead'}
          </Button>
        )}
      </div>
    </>
  )
}
