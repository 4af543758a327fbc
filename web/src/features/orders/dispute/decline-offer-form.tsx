import { transactionEndpoints } from '@contract/api/orders/transactions'
import { MAX_SHORT_REASON } from '@contract/entities/orders/transaction'
import type { FormEvent } from 'react'
import { call } from '@/lib/api/api-client'
import type { ConfirmWords } from '@/lib/confirm-dialog'
import { useTextDraft } from '@/lib/forms/use-text-draft'
import { useAction } from '@/lib/use-action'
import { otherParty, partyName } from '@/shared/parties/parties'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { TextArea } from '@/ui/form/text-area'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { answeredOffer } from './answered-offer'
import { offerFailureText } from './offer-failure'

type Props = ActionProps & { words: ConfirmWords }

/** Declines the other party's offer, with a reason if one likes. */
export const DeclineOfferForm = ({ transaction, party, run, words, onClose }: Props) => {
  const { id } = transaction
  const [text, setText] = useTextDraft(`dispute_decline_${id}`)
  const reason = text.trim()
  const error =
    reason.length > MAX_SHORT_REASON ? `Use at most ${MAX_SHORT_REASON} characters.` : undefined

  const decline = useAction(
    async () => {
      const body = { ...answeredOffer(transaction), ...(reason && { reason }) }
      await run(() => call(transactionEndpoints.declineOffer, { params: { id }, body }))
      setText('')
      toast.success(words.done)
      onClose()
    },
    { textOf: offerFailureText },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!error) void decline.run()
  }

  return (
    <Modal isOpen onClose={() => !decline.isPending && onClose()} title={words.title}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>{words.text}</p>
        <TextArea
          label="Why don’t you accept it?"
          optional
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          hint={`${partyName(transaction, otherParty(party))} reads this. It becomes part of this dispute and can’t be removed.`}
          error={error}
        />
        <FormAlert>{decline.failure}</FormAlert>
        <FormActions
          text={words.button}
          busyText="Declining…"
          isSubmitting={decline.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
