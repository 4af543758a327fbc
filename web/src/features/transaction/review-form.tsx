import { transactionEndpoints } from '@contract/endpoints/transactions'
import { reviewTextSchema } from '@contract/review'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api-client'
import { FieldError } from '@/ui/field-error'
import { FormAlert } from '@/ui/form-alert'
import { Modal } from '@/ui/modal'
import { RatingInput } from '@/ui/rating-input'
import { TextArea } from '@/ui/text-area'
import { toast } from '@/ui/toast'
import type { ActionProps } from './action-props'
import { FormActions } from './form-actions'

const STARS_MISSING = 'Choose one to five stars.'
const TEXT_MISSING = 'Write 3 to 2,000 characters.'

export const ReviewForm = ({ transaction, run, onClose }: ActionProps) => {
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { id, product_details } = transaction
  const isTextWrong = !reviewTextSchema.safeParse(text).success

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (rating === 0 || isTextWrong) return
    setIsSubmitting(true)
    setFailure(undefined)
    const refusal = await run(async () => {
      await call(transactionEndpoints.review, { params: { id }, body: { rating, text } })
      return call(transactionEndpoints.get, { params: { id } })
    })
    setIsSubmitting(false)
    if (refusal) return setFailure(refusal)
    toast.success('Thank you. Your review is on the product’s page.')
    onClose()
  }

  return (
    <Modal
      isOpen
      onClose={() => !isSubmitting && onClose()}
      title={`Review ${product_details.name}`}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-1.5">
          <RatingInput label="How good is it?" value={rating} onChange={setRating} />
          {isTried && rating === 0 && <FieldError id="review-stars">{STARS_MISSING}</FieldError>}
        </div>
        <TextArea
          label="What should others know?"
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          hint={`${product_details.vendor_details.name} may answer once.`}
          error={isTried && isTextWrong ? TEXT_MISSING : undefined}
        />
        <FormAlert>{failure}</FormAlert>
        <FormActions
          text="Publish my review"
          busyText="Publishing…"
          isSubmitting={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
