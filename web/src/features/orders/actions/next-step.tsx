import type { Party, Transaction } from '@contract/entities/transaction'
import { formatMoney } from '@contract/money'
import { Hourglass } from 'lucide-react'
import { Card } from '@/ui/data/card'
import { DateTime } from '@/ui/data/date-time'
import { LiveRegion } from '@/ui/feedback/live-region'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { PayLink } from '../checkout/pay-link'
import { DeadlineLine } from '../details/deadline-line'
import { deadlineText } from '../details/deadline-text'
import { TransactionStatusChip } from '../details/transaction-status'
import { type ActionKind, availableActions } from './available-actions'

type Props = {
  transaction: Transaction
  party: Party
  now: number
  onAct: (kind: ActionKind) => void
}

const waitsForPayment = ({ deadline }: Transaction) => deadline?.action === 'payment_confirmed'

/** The transaction's status, its deadline and the actions of this party. */
export const NextStep = ({ transaction, party, now, onAct }: Props) => {
  const { offers, hasRoom } = availableActions(transaction, party, now)
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
            Ended on <DateTime at={ended_at} withTime />.{' '}
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
