import { formatMoney } from '@contract/money'
import type { Party, Transaction } from '@contract/transaction'
import { Hourglass } from 'lucide-react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Instant } from '@/ui/instant'
import { LinkButton } from '@/ui/link-button'
import { LiveRegion } from '@/ui/live-region'
import { DeadlineLine } from './deadline-line'
import { deadlineText } from './deadline-text'
import { type OfferKind, offersFor } from './offers'
import { PayLink } from './pay-link'
import { TransactionStatusChip } from './transaction-status'

type Props = {
  transaction: Transaction
  party: Party
  now: number
  onAct: (kind: OfferKind) => void
}

const waitsForPayment = ({ deadline }: Transaction) => deadline?.action === 'payment_confirmed'

/** Where it stands, what is waited for, and what this party can do about it. */
export const NextStep = ({ transaction, party, now, onAct }: Props) => {
  const { offers, hasRoom } = offersFor(transaction, party, now)
  const { status, ended_at, amount_paid, currency } = transaction
  const first = offers.find(({ isDanger }) => !isDanger)
  const deadline = deadlineText(transaction, party)
  return (
    <Card className="grid gap-4">
      <LiveRegion>{`${status.status.replaceAll('_', ' ')}. ${deadline ?? ''}`}</LiveRegion>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <TransactionStatusChip status={status.status} />
        {deadline && (
          <div className="flex min-w-0 flex-1 basis-72 gap-2">
            <Hourglass aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            <DeadlineLine transaction={transaction} party={party} className="block min-w-0" />
          </div>
        )}
        {ended_at && (
          <p className="pt-1 text-sm text-muted">
            Ended on <Instant at={ended_at} withTime />.{' '}
            {offers.some(({ kind }) => kind === 'refund-account')
              ? 'Your refund needs a bank account to go to.'
              : 'Nothing more is waited for.'}
          </p>
        )}
      </div>
      {(offers.length > 0 || hasRoom) && (
        <div className="flex flex-wrap gap-3 print:hidden">
          {party === 'buyer' && waitsForPayment(transaction) && (
            <PayLink
              transaction_id={transaction.id}
              text={`Pay ${formatMoney(amount_paid, currency)}`}
            />
          )}
          {offers.map((offer) => (
            <Button
              key={offer.kind}
              variant={offer === first ? 'primary' : 'secondary'}
              className={offer.isDanger ? 'text-error!' : undefined}
              onClick={() => onAct(offer.kind)}
            >
              {offer.label}
            </Button>
          ))}
          {hasRoom && (
            <LinkButton variant="secondary" to="#dispute">
              View Status
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  )
}
