import { transactionReads } from '@contract/api/orders/transaction-reads'
import type { DealSource } from '@contract/entities/orders/source'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOnline } from '@/lib/use-online'
import { AgreedPictures } from '@/shared/deal/agreed-pictures'
import { termsFacts } from '@/shared/deal/terms-text'
import { ErrorState } from '@/ui/feedback/error-state'
import { NotHere } from '@/ui/feedback/not-here'
import { Skeleton } from '@/ui/feedback/skeleton'
import { FactList } from '../details/fact-list'

type Props = { id: string; deal: DealSource }

/** What both agreed to by a deal, in the version that was paid: what "not as described" is judged by. */
export const AgreedTerms = ({ id, deal }: Props) => {
  const isOnline = useOnline()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['agreed', id],
    queryFn: ({ signal }) => call(transactionReads.get, { params: { id }, signal }),
    select: ({ agreed }) => ({ agreed }),
    // The version that was paid doesn't change.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error && !data) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  if (!data) return isOnline ? <Skeleton className="h-60" /> : <NotHere />
  const { agreed } = data
  if (!agreed) return null
  return (
    <section aria-labelledby="agreed-title" className="grid gap-4 rounded-lg bg-sunken p-4">
      <header className="grid gap-1">
        <h3 id="agreed-title" className="font-semibold">
          What was agreed
        </h3>
        <p className="text-sm text-muted">
          Version {deal.version} of the deal, as it was paid. Changes after that don’t count.
        </p>
      </header>
      <p className="font-semibold wrap-anywhere">{agreed.title}</p>
      <AgreedPictures {...agreed} />
      <p className="whitespace-pre-line wrap-anywhere">{agreed.description}</p>
      <FactList facts={termsFacts(agreed)} />
    </section>
  )
}
