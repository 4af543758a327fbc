import { statementOf } from '@contract/entities/statement'
import type { REFUND_STATES, Transaction } from '@contract/entities/transaction'
import { partyName } from '@/lib/parties'
import { Money } from '@/ui/data/money'

type RefundState = (typeof REFUND_STATES)[number]

/** Describes each state of a refund. */
const REFUND_WORDS: Record<RefundState, string> = {
  pending: 'being sent to the payment provider.',
  processing: 'with the bank. This takes up to 10 working days.',
  processed: 'paid back.',
  failed:
    'could not go back to how it was paid. It is safe with Oja until a bank account is named for it.',
  needs_attention: 'waiting for a bank account to go to; nothing is lost.',
}

type Line = { label: string; amount_minor: number; isTotal?: true }

const linesOf = (transaction: Transaction): { asked: Line[]; now: Line[] } => {
  const statement = statementOf(transaction)
  const now: Line[] = [
    { label: 'Held in escrow', amount_minor: statement.held_minor },
    { label: `To ${partyName(transaction, 'vendor')}`, amount_minor: statement.to_vendor_minor },
    { label: 'Escrow fee, to Oja', amount_minor: statement.platform_fee_minor },
    { label: `Back to ${partyName(transaction, 'buyer')}`, amount_minor: statement.refunded_minor },
  ]
  return {
    asked: [
      { label: 'Goods', amount_minor: statement.goods_minor },
      { label: 'Escrow fee', amount_minor: statement.escrow_fee_minor },
      { label: 'Total', amount_minor: statement.total_minor, isTotal: true },
    ],
    now: [
      ...now.filter(({ amount_minor }) => amount_minor > 0),
      { label: 'Paid', amount_minor: statement.paid_minor, isTotal: true },
    ],
  }
}

const Lines = ({ lines, currency }: { lines: readonly Line[]; currency: string }) => (
  <dl className="grid gap-1.5 text-sm">
    {lines.map(({ label, amount_minor, isTotal }) => (
      <div
        key={label}
        className={`pair ${isTotal ? 'mt-1 border-t border-line pt-2 font-semibold' : ''}`}
      >
        <dt className={isTotal ? '' : 'text-muted'}>{label}</dt>
        <dd>
          <Money amount_minor={amount_minor} currency={currency} />
        </dd>
      </div>
    ))}
  </dl>
)

/** The cost of the order and where the money is now. Both parties see the same figures. */
export const MoneyStatement = ({ transaction }: { transaction: Transaction }) => {
  const { asked, now } = linesOf(transaction)
  const { currency, money, refund } = transaction
  return (
    <div className="grid gap-5">
      <Lines lines={asked} currency={currency} />
      {money.charged_minor > 0 ? (
        <div className="grid gap-3">
          <h3 className="text-sm font-semibold">Where the money is</h3>
          <Lines lines={now} currency={currency} />
        </div>
      ) : (
        <p className="text-sm text-muted">Nothing has been paid.</p>
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
