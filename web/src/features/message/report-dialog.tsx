import { messageEndpoints } from '@contract/endpoints/messages'
import { REPORT_REASONS, type ReportReason } from '@contract/message'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api-client'
import { showFailure } from '@/lib/failure-text'
import { Button } from '@/ui/button'
import { FormAlert } from '@/ui/form-alert'
import { Modal } from '@/ui/modal'
import { SelectField } from '@/ui/select-field'
import { TextArea } from '@/ui/text-area'
import { toast } from '@/ui/toast'

const WORDS: Record<ReportReason, string> = {
  pay_outside: 'Asks to pay outside Oja',
  fraud: 'Looks like fraud',
  abuse: 'Threatens or insults',
  spam: 'Advertises or repeats',
  other: 'Something else',
}
const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: WORDS[value] }))
const LONGEST = 1_000

type Props = { id: string; name: string; onClose: () => void }

export const ReportDialog = ({ id, name, onClose }: Props) => {
  const [reason, setReason] = useState<ReportReason>('pay_outside')
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    setFailure(undefined)
    try {
      await call(messageEndpoints.report, { params: { id }, body: { reason, text } })
      toast.success('Thank you. We look at every report.')
      onClose()
    } catch (error) {
      showFailure(error, setFailure)
      setIsSending(false)
    }
  }

  return (
    <Modal isOpen onClose={onClose} title={`Report ${name}`}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-muted">
          We read this conversation when you report it. {name} isn’t told who did.
        </p>
        <SelectField
          label="What is wrong?"
          options={OPTIONS}
          value={reason}
          onChange={(event) => {
            const chosen = REPORT_REASONS.find((value) => value === event.target.value)
            if (chosen) setReason(chosen)
          }}
        />
        <TextArea
          label="What happened?"
          optional
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormAlert>{failure}</FormAlert>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" loading={isSending} loadingText="Sending…">
            Send the report
          </Button>
        </div>
      </form>
    </Modal>
  )
}
