import { type Review, reviewTextSchema } from '@contract/entities/orders/review'
import { type FormEvent, useRef, useState } from 'react'
import { issueOf } from '@/lib/forms/issue-of'
import { useTextDraft } from '@/lib/forms/use-text-draft'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { FormActions } from '@/ui/form/form-actions'
import { RatingInput } from '@/ui/form/rating-input'
import { TextArea } from '@/ui/form/text-area'
import { Modal } from '@/ui/overlay/modal'

const STARS_MISSING = 'Choose one to five stars.'

export type Opinion = Pick<Review, 'rating' | 'text'>

type Props = {
  /** The name under which the text is kept until it is sent. */
  draft: string
  title: string
  hint: string
  /** The initial values, if an existing review is edited. */
  opinion?: Opinion
  sendText: string
  busyText: string
  onSend: (opinion: Opinion) => Promise<unknown>
  onClose: () => void
}

const BLANK: Opinion = { rating: 0, text: '' }

/** A dialog for rating and text. Keeps the input if the server rejects it. */
export const ReviewDialog = ({
  draft,
  title,
  hint,
  opinion = BLANK,
  onSend,
  onClose,
  ...words
}: Props) => {
  const [rating, setRating] = useState(opinion.rating)
  const [text, setText] = useTextDraft(draft, opinion.text)
  const stars = useRef<HTMLInputElement>(null)
  const [isTried, setIsTried] = useState(false)
  const error = issueOf(reviewTextSchema, text)

  const send = useAction(async (given: Opinion) => {
    await onSend(given)
    setText(opinion.text)
    onClose()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (rating === 0) stars.current?.focus()
    else if (!error) void send.run({ rating, text })
  }

  return (
    <Modal isOpen onClose={() => !send.isPending && onClose()} title={title}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <RatingInput
          label="How good is it?"
          value={rating}
          error={isTried && rating === 0 ? STARS_MISSING : undefined}
          firstRef={stars}
          onChange={setRating}
        />
        <TextArea
          label="What should others know?"
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          hint={hint}
          error={isTried ? error : undefined}
        />
        <FormAlert>{send.failure}</FormAlert>
        <FormActions
          text={words.sendText}
          busyText={words.busyText}
          isSubmitting={send.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
