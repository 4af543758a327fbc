import { returnEndpoints } from '@contract/api/orders/returns'
import { vendorPartOf } from '@contract/entities/money/statement'
import { hoursText, POLICY } from '@contract/escrow/policy'
import { formatMoney } from '@contract/money'
import { minorFromText } from '@contract/text/typed-amount'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useAction } from '@/lib/use-action'
import { partyName } from '@/shared/parties/parties'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { vendorPartText } from '../dispute/offer-amount'
import { ShareList } from '../dispute/share-list'

const row = returnEndpoints.offerPart
const OUT_OF_RANGE = 'transaction/part-out-of-range'

/** Offers a part of the price for goods that stay with the buyer. */
export const OfferForm = ({ transaction, party, run, onClose }: ActionProps) => {
  const { id, currency } = transaction
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const buyer = partyName(transaction, 'buyer')
  const most_minor = vendorPartOf(transaction) - 1
  const amount_minor = minorFromText(text)
  const isInRange = amount_minor !== undefined && amount_minor >= 1 && amount_minor <= most_minor
  const error =
    amount_minor === undefined
      ? 'Enter an amount such as 2,500.00, with at most two decimals.'
      : isInRange
        ? refused
        : `Offer at least ${formatMoney(1, currency)} and at most ${formatMoney(most_minor, currency)}. All of ${vendorPartText(transaction)} is a refund without a return.`

  const offer = useAction(
    async (amount_minor: number) => {
      await run(() => call(row, { params: { id }, body: { amount_minor } }))
      toast.success(`Offered. ${buyer} has ${hoursText(POLICY.return_offer_ms)} to answer.`)
      onClose()
    },
    {
      textOf: (failed) => (isRefusal(failed, OUT_OF_RANGE) ? '' : inlineFailureText(failed)),
      onFailure: (failed) => {
        if (isRefusal(failed, OUT_OF_RANGE)) setRefused(inlineFailureText(failed))
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isInRange) void offer.run(amount_minor)
  }

  return (
    <Modal isOpen onClose={() => !offer.isPending && onClose()} title="Offer a part of the price">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          If {buyer} accepts, they keep the goods and the rest is yours at once. They have{' '}
          {hoursText(POLICY.return_offer_ms)}; your time to answer the return goes on meanwhile.
        </p>
        <TextField
          label={`How much goes back to ${buyer}?`}
          inputMode="decimal"
          autoComplete="off"
          prefix="₦"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setRefused(undefined)
          }}
          error={isTried || text.length > 0 ? error : undefined}
        />
        {isInRange && (
          <div className="rounded-md bg-sunken p-3">
            <ShareList transaction={transaction} refund_minor={amount_minor} reader={party} />
          </div>
        )}
        <FormAlert>{offer.failure || undefined}</FormAlert>
        <FormActions
          text={isInRange ? `Offer ${formatMoney(amount_minor, currency)}` : 'Make the offer'}
          busyText="Offering…"
          isSubmitting={offer.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
