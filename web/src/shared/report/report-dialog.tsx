import { type FormEvent, useState } from 'react'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { Modal } from '@/ui/overlay/modal'
import { useAction } from '../../lib/use-action'

type Props<Reason extends string> = {
  title: string
  /** What is asked and who will see the report. */
  intro: string
  /** In display order; the first reason is preselected. */
  words: Record<Reason, string>
  question: string
  longest: number
  send: (report: { reason: Reason; text: string }) => Promise<unknown>
  onClose: () => void
}

/** A dialog for reporting something or somebody. If sending fails, the input is kept. */
export const ReportDialog = <Reason extends string>(props: Props<Reason>) => {
  const { title, intro, words, question, longest, send, onClose } = props
  const reasons = Object.keys(words) as Reason[]
  const [reason, setReason] = useState(reasons[0])
  const [text, setText] = useState('')
  const { run, isPending, failure } = useAction(async (chosen: Reason) => {
    await send({ reason: chosen, text })
    toast.success('Thank you. We look at every report.')
    onClose()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason !== undefined) void run(reason)
  }

  return (
    <Modal isOpen onClose={onClose} title={title}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-muted">{intro}</p>
        <SelectField
          label="What is wrong?"
          options={reasons.map((value) => ({ value, label: words[value] }))}
          value={reason}
          onChange={(event) => setReason(reasons.find((value) => value === event.target.value))}
        />
        <TextArea
          label={question}
          optional
          maxLength={longest}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormAlert>{failure}</FormAlert>
        <FormActions
          text="Send the report"
          busyText="Sending…"
          isDanger
          isSubmitting={isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
