import type { Transaction } from '@contract/entities/orders/transaction'
import { Awaited } from '@/lib/awaited'
import { useLivePrivatePart } from '@/lib/live/transactions'
import { partyName } from '@/shared/parties/parties'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { FactList } from '../details/fact-list'

/** Where goods are sent back to, which only the buyer can read. */
export const ReturnAddress = ({ transaction }: { transaction: Transaction }) => {
  const own = useLivePrivatePart(transaction.id)
  const { return: back } = transaction
  if (own.status === 'loading') {
    return (
      <Awaited>
        <Skeleton className="h-24" />
      </Awaited>
    )
  }
  const to = own.status === 'content' ? own.data?.return_to : undefined
  // A vendor who agrees says where to: only without that, a store may have no address.
  if (!to && (own.status === 'error' || back?.agreed_by === 'vendor')) {
    return (
      <ErrorState onRetry={own.status === 'error' ? own.retry : undefined}>
        The address to send it to could not be loaded.
      </ErrorState>
    )
  }
  if (!to && back?.sent) return null
  if (!to) {
    return (
      <p role="note" className="rounded-md bg-warning-soft p-3 text-warning">
        {partyName(transaction, 'vendor')} hasn’t said where to send it. Ask in a message. Your
        money stays held meanwhile
        {back?.source === 'asked' && '; without an answer, keep it after all and open a dispute'}.
      </p>
    )
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">Send it to</h3>
      <FactList
        facts={[
          { label: 'Name', value: to.recipient_name },
          {
            label: 'Phone',
            value: (
              <a href={`tel:${to.phone}`} className="underline">
                {to.phone}
              </a>
            ),
          },
          { label: 'Address', value: `${to.address}, ${to.city}, ${to.state}` },
        ]}
      />
    </div>
  )
}
