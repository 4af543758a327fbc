import { transactionEndpoints } from '@contract/api/orders/transactions'
import { vendorPartOf } from '@contract/entities/money/statement'
import { formatMoney } from '@contract/money'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import type { ActorProps } from '../actions/action-props'
import { asRead } from './names'
import { checkOffer, vendorPartText } from './offer-amount'
import { ShareList } from './share-list'

/** Offers a settlement: the amount to refund, and what each party would get. */
export const SettlementOfferForm = ({ transaction, party, run }: ActorProps) => {
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { refund_minor, error } = checkOffer(transaction, text)
  const { id, currency } = transaction

  const offer = useAction(async (refund_minor: number) => {
    await run(() => call(transactionEndpoints.propose, { params: { id }, body: { refund_minor } }))
    toast.success('Your offer is made. It stays open until it is answered or you withdraw it.')
    setText('')
    setIsTried(false)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (refund_minor !== undefined) void offer.run(refund_minor)
  }

  const buyer = asRead(transaction, 'buyer', party)
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={`How much goes back to ${buyer}?`}
        inputMode="decimal"
        autoComplete="off"
        prefix="₦"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={`At most ${formatMoney(vendorPartOf(transaction), currency)}, ${vendorPartText(transaction)}. All of it makes a full refund, the escrow fee included.`}
        error={isTried || text.length > 0 ? error : undefined}
      />
      {refund_minor !== undefined && (
        <div className="rounded-md bg-sunken p-3">
          <ShareList transaction={transaction} refund_minor={refund_minor} reader={party} />
        </div>
      )}
      <FormAlert>{offer.failure}</FormAlert>
      <Button
        type="submit"
        className="justify-self-start"
        loading={offer.isPending}
        loadingText="Offering…"
      >
        {refund_minor === undefined
          ? 'Make the offer'
          : `Offer ${formatMoney(refund_minor, currency)} back to ${buyer}`}
      </Button>
    </form>
  )
}
