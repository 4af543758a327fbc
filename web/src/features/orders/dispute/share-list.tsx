import { sharesOf } from '@contract/entities/money/statement'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { partyName } from '@/shared/parties/parties'
import { Money } from '@/ui/data/money'

type Props = {
  transaction: Pick<
    Transaction,
    | 'amount_paid'
    | 'escrow_fee'
    | 'carrier'
    | 'commission_minor'
    | 'way_back'
    | 'currency'
    | 'customer_details'
    | 'product_details'
  >
  refund_minor: number
  reader: Party
}

/** What each party would get from a settlement; empty if the amount is out of range. */
export const ShareList = ({ transaction, refund_minor, reader }: Props) => {
  const shares = sharesOf(transaction, refund_minor)
  if (!shares) return null
  const labelOf = (party: Party) => (party === reader ? 'You' : partyName(transaction, party))
  const rows = [
    { label: `${labelOf('buyer')}, back`, amount_minor: shares.buyer_minor },
    { label: labelOf('vendor'), amount_minor: shares.vendor_minor },
    {
      label: transaction.commission_minor ? 'Oja, fees' : 'Oja, escrow fee',
      amount_minor: shares.platform_minor,
    },
  ]
  return (
    <dl className="grid gap-1 text-sm">
      {rows.map(({ label, amount_minor }) => (
        <div key={label} className="pair">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">
            <Money amount_minor={amount_minor} currency={transaction.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
