import type { RefundState } from '@contract/entities/money/refund'
import { statementOf, vendorNetOf } from '@contract/entities/money/statement'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { returnRefundOf } from '@contract/escrow/return-amounts'
import { rateText, vatInside } from '@contract/escrow/vat'
import { missingText } from '@contract/goods-text'
import { dealOf } from '@contract/orders/deal-of'
import { partyName } from '@/shared/parties/parties'
import { Money } from '@/ui/data/money'
import { returnedGoodsText, returnedLabel } from '../return/returned-goods'

/** Describes each state of a refund. */
const REFUND_WORDS: Record<RefundState, string> = {
  pending: 'on its way to the payment provider.',
  processing: 'with the bank. This takes up to 10 working days.',
  processed: 'paid back.',
  failed:
    'could not go back to how it was paid. It is safe with Oja until a bank account is named for it.',
  needs_attention: 'waiting for a bank account to go to; nothing is lost.',
}

type Line = { label: string; amount_minor: number; isTotal?: true; isInside?: true }

/** The VAT that is inside of the escrow fee, if there is any. */
const vatLine = ({ vat, escrow_fee }: Transaction): Line[] =>
  vat
    ? [
        {
          label: `VAT inside of it, ${rateText(vat.rate_bps)}`,
          amount_minor: vatInside(escrow_fee, vat.rate_bps),
          isInside: true,
        },
      ]
    : []

const linesOf = (transaction: Transaction): { asked: Line[]; now: Line[] } => {
  const statement = statementOf(transaction)
  const vendor = partyName(transaction, 'vendor')
  const vendor_fee = dealOf(transaction) && transaction.commission_minor
  const now: Line[] = [
    { label: 'Held in escrow', amount_minor: statement.held_minor },
    { label: `To ${vendor}`, amount_minor: statement.to_vendor_minor },
    { label: 'Escrow fee, to Oja', amount_minor: statement.platform_fee_minor },
    {
      label: vendor_fee ? `Escrow fee of ${vendor}, to Oja` : 'Commission, to Oja',
      amount_minor: statement.commission_minor,
    },
    {
      label: 'To the carrier',
      amount_minor: statement.to_carrier_minor - statement.way_back_minor,
    },
    { label: 'To the carrier, for the way back', amount_minor: statement.way_back_minor },
    { label: `Back to ${partyName(transaction, 'buyer')}`, amount_minor: statement.refunded_minor },
  ]
  return {
    asked: [
      { label: 'Goods', amount_minor: statement.goods_minor },
      ...(transaction.delivery_fee === undefined
        ? []
        : [{ label: 'Delivery', amount_minor: statement.delivery_fee_minor }]),
      { label: 'Escrow fee', amount_minor: statement.escrow_fee_minor },
      ...vatLine(transaction),
      { label: 'Total', amount_minor: statement.total_minor, isTotal: true },
      ...(vendor_fee
        ? [
            {
              label: `Escrow fee that ${vendor} pays`,
              amount_minor: vendor_fee,
              isInside: true as const,
            },
          ]
        : []),
    ],
    now: [
      ...now.filter(({ amount_minor }) => amount_minor !== 0),
      { label: 'Paid', amount_minor: statement.paid_minor, isTotal: true },
    ],
  }
}

const Lines = ({ lines, currency }: { lines: readonly Line[]; currency: string }) => (
  <dl className="grid gap-1.5 text-sm">
    {lines.map(({ label, amount_minor, isTotal, isInside }) => (
      <div
        key={label}
        className={`pair ${isTotal ? 'mt-1 border-t border-line pt-2 font-semibold' : ''} ${isInside ? 'pl-4 text-muted' : ''}`}
      >
        <dt className={isTotal ? '' : 'text-muted'}>{label}</dt>
        <dd>
          <Money amount_minor={amount_minor} currency={currency} />
        </dd>
      </div>
    ))}
  </dl>
)

type Props = { transaction: Transaction; party: Party }

/**
 * The cost of the order and where the money is now. Both parties see the same figures; what a carrier
 * charged later is the vendor's matter alone.
 */
export const MoneyStatement = ({ transaction, party }: Props) => {
  const { asked, now } = linesOf(transaction)
  const { currency, money, refund, partial } = transaction
  const back = transaction.return
  const receives = party === 'vendor' && money.held_minor > 0
  return (
    <div className="grid gap-5">
      <Lines lines={asked} currency={currency} />
      {receives && (
        <Lines
          lines={[
            {
              label: 'You receive once it is approved',
              amount_minor: vendorNetOf(transaction),
              isTotal: true,
            },
          ]}
          currency={currency}
        />
      )}
      {money.charged_minor > 0 ? (
        <div className="grid gap-3">
          <h3 className="text-sm font-semibold">Where the money is</h3>
          <Lines lines={now} currency={currency} />
        </div>
      ) : (
        <p className="text-sm text-muted">Nothing has been paid.</p>
      )}
      {partial && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          Not available: {missingText(transaction)}. Refund of{' '}
          <Money amount_minor={partial.refund.amount_minor} currency={currency} />:{' '}
          {REFUND_WORDS[partial.refund.state]}
        </p>
      )}
      {back?.outcome === 'refunded' && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          {returnedLabel(back)}: {returnedGoodsText(transaction, back)}. Back to{' '}
          {partyName(transaction, 'buyer')}:{' '}
          <Money amount_minor={returnRefundOf(transaction)} currency={currency} />.
        </p>
      )}
      {back?.outcome === 'kept_for_less' && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          {partyName(transaction, 'buyer')} kept the goods for less.
        </p>
      )}
      {money.failed_sale_cost_minor !== undefined && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          The bank keeps its fee for a payment that goes back.{' '}
          {party === 'vendor' ? 'You pay' : `${partyName(transaction, 'vendor')} pays`}{' '}
          <Money amount_minor={money.failed_sale_cost_minor} currency={currency} /> of it.
          {party === 'buyer' && ' You pay nothing.'}
        </p>
      )}
      {party === 'vendor' && !!money.carrier_adjustment_minor && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          The carrier charged more after the booking:{' '}
          <Money amount_minor={money.carrier_adjustment_minor} currency={currency} /> of it were
          taken from your wallet.
        </p>
      )}
      {refund && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          Refund of <Money amount_minor={refund.amount_minor} currency={currency} />:{' '}
          {REFUND_WORDS[refund.state]}
        </p>
      )}
    </div>
  )
}
