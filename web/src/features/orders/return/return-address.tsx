import { useLivePrivatePart } from '@/lib/live/transactions'
import { useComing } from '@/lib/use-online'
import { ErrorState } from '@/ui/feedback/error-state'
import { NotHere } from '@/ui/feedback/not-here'
import { Skeleton } from '@/ui/feedback/skeleton'
import { FactList } from '../details/fact-list'

/** Where goods are sent back to, which only the buyer can read. */
export const ReturnAddress = ({ transaction_id }: { transaction_id: string }) => {
  const own = useLivePrivatePart(transaction_id)
  const isComing = useComing(own.status === 'loading')
  if (own.status === 'loading') return isComing ? <Skeleton className="h-24" /> : <NotHere />
  const to = own.status === 'content' ? own.data?.return_to : undefined
  if (!to) {
    return (
      <ErrorState onRetry={own.status === 'error' ? own.retry : undefined}>
        The address to send it to could not be loaded.
      </ErrorState>
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
