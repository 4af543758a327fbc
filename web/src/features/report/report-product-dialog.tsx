import { productEndpoints } from '@contract/endpoints/products'
import {
  MAX_REPORT_LENGTH,
  PRODUCT_REPORT_REASONS,
  type ProductReportReason,
} from '@contract/product-report'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api-client'
import { showFailure } from '@/lib/failure-text'
import { Button } from '@/ui/button'
import { FormAlert } from '@/ui/form-alert'
import { Modal } from '@/ui/modal'
import { SelectField } from '@/ui/select-field'
import { TextArea } from '@/ui/text-area'
import { toast } from '@/ui/toast'

const WORDS: Record<ProductReportReason, string> = {
  prohibited: 'It may not be sold here',
  counterfeit: 'It is a fake or a copy',
  misleading: 'Pictures or words mislead',
  stolen_content: 'Pictures or words are stolen',
  offensive: 'It offends or threatens',
  other: 'Something else',
}
const OPTIONS = PRODUCT_REPORT_REASONS.map((value) => ({ value, label: WORDS[value] }))

type Props = { product_id: string; name: string; onClose: () => void }

export default function ReportProductDialog({ product_id, name, onClose }: Props) {
  const [reason, setReason] = useState<ProductReportReason>('prohibited')
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    setFailure(undefined)
    try {
      await call(productEndpoints.report, { params: { id: product_id }, body: { reason, text } })
      toast.success('Thank you. We look at every report.')
      onClose()
    } catch (error) {
      showFailure(error, setFailure)
      setIsSending(false)
    }
  }

  return (
    <Modal isOpen onClose={onClose} title="Report this product">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-muted">
          What is wrong with “{name}”? The seller isn’t told who reported it.
        </p>
        <SelectField
          label="What is wrong?"
          options={OPTIONS}
          value={reason}
          onChange={(event) => {
            const chosen = PRODUCT_REPORT_REASONS.find((value) => value === event.target.value)
            if (chosen) setReason(chosen)
          }}
        />
        <TextArea
          label="What should we look at?"
          optional
          maxLength={MAX_REPORT_LENGTH}
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
