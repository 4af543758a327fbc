import { TextField } from '@/ui/form/text-field'
import { CodeFields } from './auth/code-fields'
import { useCodeChannels } from './auth/phone-way'
import type { useSentCode } from './auth/use-sent-code'

type NumberFields = { phone: string; code: string }

type Props = {
  label: string
  sending: Pick<ReturnType<typeof useSentCode>, 'sent' | 'send' | 'isSending'>
  fields: NumberFields
  error: string | undefined
  onChange: (fields: NumberFields) => void
  onWhole: (code: string) => void
}

/** A phone number, and the code that proves it once it was sent. */
export const NumberAndCode = ({ label, sending, fields, error, onChange, onWhole }: Props) => {
  const channels = useCodeChannels()
  const { sent, send, isSending } = sending
  return (
    <>
      <TextField
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        disabled={sent !== undefined}
        value={fields.phone}
        error={error}
        onChange={({ target }) => onChange({ ...fields, phone: target.value })}
      />
      {sent && (
        <CodeFields
          key={sent.count}
          value={fields.code}
          onChange={(code) => onChange({ ...fields, code })}
          onWhole={onWhole}
          next_after_s={sent.next_after_s}
          other={channels.find((channel) => channel !== sent.channel)}
          onAgain={(channel) => void send({ phone: sent.phone, channel })}
          isSending={isSending}
        />
      )}
    </>
  )
}
