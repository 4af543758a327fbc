import type { ContestedOrder } from '@contract/entities/console/console'
import { formatMoney } from '@contract/money'
import { sumOf } from '@contract/sum-of'
import { minorFromText, textFromMinor } from '@contract/text/typed-amount'
import { useState } from 'react'
import { TextField } from '@/ui/form/text-field'

type Props = {
  orders: readonly ContestedOrder[]
  currency: Parameters<typeof formatMoney>[1]
  /** The bank has taken the money already. */
  isLost: boolean
  /** The amounts in minor units, in the order of the orders. */
  onAmounts: (amounts: number[]) => void
}

/** What is taken of a store's order instead of what was. */
const movedText = (store: string, change_minor: number, currency: Props['currency']): string =>
  `${formatMoney(Math.abs(change_minor), currency)} ${change_minor > 0 ? 'more' : 'less'} is taken of ${store}’s order.`

/** How much of what a bank claims is about each order of the payment. */
export const AttributionFields = ({ orders, currency, isLost, onAmounts }: Props) => {
  const claimed = orders.map(({ claimed_minor }) => claimed_minor)
  const [texts, setTexts] = useState(claimed.map(textFromMinor))
  const amounts = texts.map((text) => minorFromText(text) ?? 0)
  const open = sumOf(claimed) - sumOf(amounts)
  const type = (index: number, text: string) => {
    const next = texts.map((one, at) => (at === index ? text : one))
    setTexts(next)
    onAmounts(next.map((one) => minorFromText(one) ?? 0))
  }
  return (
    <div className="grid gap-4">
      <p>
        {isLost
          ? 'Stores that paid and aren’t meant have their money back, and the others pay it.'
          : 'The orders that the bank leaves go on where they were.'}
      </p>
      {orders.map(({ transaction_id, goods, store, invoice_id, max_minor }, index) => (
        <TextField
          key={transaction_id}
          label={`${goods}, ${store}`}
          hint={`${invoice_id}, at most ${formatMoney(max_minor, currency)}`}
          prefix="₦"
          inputMode="decimal"
          value={texts[index] ?? ''}
          onChange={(event) => type(index, event.target.value)}
        />
      ))}
      <p role="status">
        {open === 0
          ? `Together they are what the bank ${isLost ? 'took' : 'claims'}.`
          : `${formatMoney(Math.abs(open), currency)} too ${open > 0 ? 'little' : 'much'}.`}
      </p>
      {isLost && open === 0 && (
        <ul className="list-disc pl-5">
          {orders.map(({ transaction_id, store, claimed_minor }, index) => {
            const change = (amounts[index] ?? 0) - claimed_minor
            return (
              change !== 0 && <li key={transaction_id}>{movedText(store, change, currency)}</li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
