import { Handshake } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Gallery } from '@/features/catalog/gallery'
import { ReportButton } from '@/features/catalog/report/report-button'
import { RequestFacts } from '@/features/orders/requests/request-facts'
import { useRequestOfCode } from '@/features/orders/requests/request-queries'
import { SellerAnswer } from '@/features/orders/requests/seller-answer'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOnline } from '@/lib/use-online'
import { Card } from '@/ui/data/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { NotHere } from '@/ui/feedback/not-here'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

/** What a buyer asks for, as a seller opens it from a chat. */
export default function Request() {
  const { code = '' } = useParams()
  const { data, error, refetch, isFetching } = useRequestOfCode(code)
  const isOnline = useOnline()
  const isGone = isRefusal(error, 'deal/not-found') || isRefusal(error, 'deal/seller-gone')
  usePageTitle(data ? data.deal.terms.title : 'A request')

  if (error && !data) {
    return (
      <div className="page grid gap-6 py-12">
        <h1>A request</h1>
        {isGone ? (
          <EmptyState
            title="This request isn’t available"
            icon={Handshake}
            action={<LinkButton to={paths.howEscrowWorks}>How escrow works</LinkButton>}
          >
            Check the link, or ask who sent it for another one.
          </EmptyState>
        ) : (
          <ErrorState onRetry={refetch} isRetrying={isFetching}>
            {inlineFailureText(error)}
          </ErrorState>
        )}
      </div>
    )
  }
  if (!data) {
    return isOnline ? (
      <div className="page py-8" role="status" aria-label="Loading the request">
        <Skeleton className="h-96 w-full rounded-lg" />
      </div>
    ) : (
      <div className="page py-8">
        <NotHere />
      </div>
    )
  }
  const { title, images } = data.deal.terms
  return (
    <div className="page grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid content-start gap-5">
        <p className="text-muted">Somebody wants to buy from you, protected by escrow</p>
        <h1 className="wrap-anywhere">{title}</h1>
        {images.length > 0 && (
          <div className="max-w-md">
            <Gallery product={{ name: title, images }} />
          </div>
        )}
        <Card>
          <RequestFacts deal={data.deal} />
        </Card>
      </div>
      <Card className="grid content-start gap-4 self-start">
        <h2 className="text-lg">Do you sell this?</h2>
        <ol className="grid list-decimal gap-1 pl-5 text-sm">
          <li>You accept, and the buyer looks at who you are.</li>
          <li>They pay Oja, and we tell you. No message of theirs is proof.</li>
          <li>You hand it over, and get the money once they approve.</li>
        </ol>
        <SellerAnswer asked={data} />
        <ReportButton goods={{ id: data.deal.id, name: title, noun: 'request' }} />
      </Card>
    </div>
  )
}
