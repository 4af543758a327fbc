import { referenceSchema } from '@contract/entities/money/payment'
import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { PaymentResult } from '@/features/orders/checkout/payment-result'
import { useVerifiedPayment } from '@/features/orders/checkout/use-verified-payment'
import { inlineFailureText } from '@/lib/api/failure-text'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Spinner } from '@/ui/feedback/spinner'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const CancelledPayment = lazyPart(() => import('@/features/orders/checkout/cancelled-payment'))

export default function CheckoutReturnPage() {
  const [search] = useSearchParams()
  // The provider sends the reference under both names, but one of them may be missing.
  const given = referenceSchema.safeParse(search.get('reference') || search.get('trxref'))
  const reference = given.success ? given.data : undefined
  const { data, error, refetch, isFetching } = useVerifiedPayment(reference)
  usePageTitle('Payment')

  if (!reference) {
    return (
      <EmptyState
        title="No payment to look at"
        icon={SearchX}
        action={<LinkButton to={paths.purchases}>See your purchases</LinkButton>}
      >
        <p>We can’t find this payment. Your purchases show what you have paid.</p>
      </EmptyState>
    )
  }
  if (data) {
    const isCancelled = search.has('cancelled') && data.state === 'awaiting'
    if (!isCancelled) return <PaymentResult verified={data} />
    return (
      <Suspense fallback={null}>
        <CancelledPayment reference={reference} />
      </Suspense>
    )
  }
  if (error) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        <h1 className="text-xl font-semibold">We could not check your payment</h1>
        <p>{inlineFailureText(error)} If you paid, your money is safe and will show up here.</p>
      </ErrorState>
    )
  }
  return (
    <div className="grid min-h-80 place-items-center content-center gap-3" role="status">
      <Spinner />
      <h1 className="text-lg font-semibold">Checking your payment…</h1>
    </div>
  )
}
