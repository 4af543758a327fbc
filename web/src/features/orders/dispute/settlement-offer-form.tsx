import { transactionEndpoints } from '@contract/api/orders/transactions'
import { vendorPartOf } from '@contract/entities/money/statement'
import { GOODS_AFTER, type GoodsAfter } from '@contract/entities/orders/dispute'
import type { Party } from '@contract/entities/orders/party'
import { formatMoney } from '@contract/money'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import type { ActorProps } from '../actions/action-props'
import { asRead } from './names'
import { checkOffer, vendorPartText } from './offer-amount'
import { ShareList } from './share-list'

/** Only what the buyer has can go back, and once by an offer. */
const canGoodsGoBack = ({ fulfilment, return: back }: ActorProps['transaction']): boolean =>
  fulfilment === 'delivered' && back?.dispute === undefined

const goodsText = (
  goods: GoodsAfter,
  transaction: ActorProps['transaction'],
  reader: Party,
): string => {
  const buyer = asRead(transaction, 'buyer', reader)
  const vendor = asRead(transaction, 'vendor', reader)
  const isMine = buyer === 'you'
  if (goods === 'keep') return isMine ? 'You keep them' : `${buyer} keeps them`
  return `${isMine ? 'You send' : `${buyer} sends`} them back first, and ${vendor} ${vendor === 'you' ? 'pay' : 'pays'} the way`
}

/** Offers a settlement: the amount to refund, and what each party would get. */
export const SettlementOfferForm = ({ transaction, party, run }: ActorProps) => {
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { refund_minor, error } = checkOffer(transaction, text)
  const { id, currency } = transaction
  const [goods, setGoods] = useState<GoodsAfter>('keep')
  const canGoBack = canGoodsGoBack(transaction)

  const login = useRecentLogin()
  const offer = useAction(async (refund_minor: number) => {
    const body = { refund_minor, ...(canGoBack && goods === 'return' && { goods }) }
    await run(() => login.run(() => call(transactionEndpoints.propose, { params: { id }, body })))
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
    <>
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
        {canGoBack && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-semibold">What happens to the goods?</legend>
            {GOODS_AFTER.map((value) => (
              <label key={value} className="flex min-h-8 cursor-pointer items-start gap-3 py-1">
                <input
                  type="radio"
                  name="goods-after"
                  value={value}
                  checked={goods === value}
                  onChange={() => setGoods(value)}
                  className="mt-0.5 size-5 shrink-0 accent-primary"
                />
                <span>{goodsText(value, transaction, party)}</span>
              </label>
            ))}
          </fieldset>
        )}
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
      {login.dialog}
    </>
  )
}
