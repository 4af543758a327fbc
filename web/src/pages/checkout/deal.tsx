import type { SoldDeal } from '@contract/api/orders/deals'
import { isSold } from '@contract/orders/is-sold'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { CheckoutForm } from '@/features/orders/checkout/checkout-form'
import { CheckoutFrame } from '@/features/orders/checkout/checkout-frame'
import { DealEdited } from '@/features/orders/deal/deal-edited'
import { useDeal } from '@/features/orders/deal/deal-queries'
import { DealSummary } from '@/features/orders/deal/deal-summary'
import { ENDED_TEXT, stateAt } from '@/features/orders/deal/deal-text'
import { DealUnavailable } from '@/features/orders/deal/deal-unavailable'
import { useDealCheckout } from '@/features/orders/deal/use-deal-checkout'
import { useFreshPage } from '@/features/orders/list/use-fresh-page'
import { PurchaseTerms } from '@/features/orders/purchase/purchase-terms'
import { isApiError } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useSession } from '@/lib/session/session'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const NOT_ACCEPTED = ['Nobody has accepted this yet', 'You pay here once a seller has.'] as const

type NotNowProps = { code: string; title: string; children: string }

/** Why it can't be paid, with the way back to the deal, which says how it stands. */
const NotNow = ({ code, title, children }: NotNowProps) => (
  <EmptyState
    title={title}
    action={<LinkButton to={paths.deal(code)}>Back to the deal</LinkButton>}
  >
    <p>{children} Nothing was charged.</p>
  </EmptyState>
)

/** A refusal of the deal itself, such as one's own; undefined for what can be tried again. */
const dealRefusal = (error: unknown): Error | undefined =>
  isApiError(error) && error.code.startsWith('deal/') ? error : undefined

type PurchaseProps = { shown: SoldDeal; name: string; onEdited: (version: number) => void }

const Purchase = ({ shown, name, onEdited }: PurchaseProps) => {
  const [search] = useSearchParams()
  const [first] = useState(shown.deal)
  const [now] = useState(Date.now)
  const { checkout, isTransferOnly } = useDealCheckout(shown, name)
  const { edited } = checkout
  const { code, version, terms } = shown.deal
  const seen = Number(search.get('version')) || first.version
  useEffect(() => {
    if (edited !== undefined && edited > version) onEdited(edited)
  }, [edited, version, onEdited])
  const refusal = dealRefusal(checkout.error)
  if (refusal) {
    return (
      <NotNow code={code} title="This deal can’t be paid">
        {inlineFailureText(refusal)}
      </NotNow>
    )
  }
  const isEdited = version > seen
  const isPromised = terms.delivery.kind === 'fee' ? true : undefined
  return (
    <CheckoutFrame
      summary={
        <DealSummary shown={shown} quoted={checkout.quoted?.stores[0]} isEdited={isEdited} />
      }
    >
      <div className="grid gap-8">
        {isEdited && (
          <DealEdited shown={shown} before={first.version === seen ? first : undefined} />
        )}
        {isTransferOnly && (
          <p className="rounded-md bg-sunken p-4 text-sm">
            {shown.seller.name} is new here, so this deal is paid by bank transfer alone.
          </p>
        )}
        <CheckoutForm
          checkout={checkout}
          back={{ to: paths.deal(code), text: 'Back to the deal' }}
        />
        <PurchaseTerms now={now} isPromised={isPromised} />
      </div>
    </CheckoutFrame>
  )
}

/** The one checkout, with a deal in the version that is shown. */
export default function DealCheckoutPage() {
  const { code = '' } = useParams()
  const { user } = useSession()
  const [wanted, setWanted] = useState<number>()
  const { data, error, refetch, isFetching } = useDeal(code, wanted)
  const [now] = useState(Date.now)
  usePageTitle('Checkout')
  useFreshPage()
  if (error && !data) {
    return <DealUnavailable code={code} error={error} onRetry={refetch} isRetrying={isFetching} />
  }
  if (!data || !user) return <Skeleton className="h-96 w-full rounded-lg" />
  const state = stateAt(data.deal, now)
  if (!isSold(data) || (state !== 'open' && state !== 'accepted')) {
    const [title, text] =
      state === 'open' || state === 'accepted' ? NOT_ACCEPTED : ENDED_TEXT[state]
    return (
      <>
        <h1>Checkout</h1>
        <NotNow code={code} title={title}>
          {text}
        </NotNow>
      </>
    )
  }
  return (
    <>
      <h1>Checkout</h1>
      <Purchase shown={data} name={user.name} onEdited={setWanted} />
    </>
  )
}
