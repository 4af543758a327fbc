import { MAX_WAITING } from '@contract/entities/money/sales'
import { vendorNetOf } from '@contract/entities/money/statement'
import type { Transaction } from '@contract/entities/orders/transaction'
import { returnRefundOf } from '@contract/escrow/return-amounts'
import { goodsText } from '@contract/goods-text'
import { vendorPaths } from '@contract/vendor-urls'
import { CircleCheck, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLiveWaitingSales } from '@/lib/live/selling'
import { useOnline } from '@/lib/use-online'
import { ProductImage } from '@/shared/images/product-image'
import { Countdown } from '@/ui/data/countdown'
import { Money } from '@/ui/data/money'
import { ErrorState } from '@/ui/feedback/error-state'
import { Link } from '@/ui/navigation/link'
import { WaitingLoading } from './home-loading'

const WORDS: Record<string, string> = {
  confirm: 'Confirm the order',
  ship: 'Ship it',
  deliver: 'Hand it over',
  dispute: 'Answer the dispute',
  add_message: 'Answer the dispute',
  agree_return: 'Answer the return',
  confirm_arrival: 'Say when it is back',
  accept_return: 'Look at what came back',
}

const ofReturn: readonly string[] = ['agree_return', 'confirm_arrival', 'accept_return']

const Waiting = ({ sale }: { sale: Transaction }) => {
  const { id, customer_details, deadline, currency, product_details, return: back } = sale
  return (
    <li>
      <Link
        to={vendorPaths.sale(id)}
        className="flex items-center gap-3 p-3 text-ink no-underline hover:bg-sunken md:p-4"
      >
        <ProductImage url={product_details.image_url} className="w-12 self-start" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold">
              {WORDS[deadline?.action ?? ''] ?? 'Have a look'}: {goodsText(sale)}
            </span>
            <span className="text-sm text-muted">
              {back && ofReturn.includes(deadline?.action ?? '') ? (
                <>
                  {customer_details.name} ·{' '}
                  <Money amount_minor={returnRefundOf(sale)} currency={currency} /> may go back
                </>
              ) : (
                <>
                  For {customer_details.name} ·{' '}
                  <Money amount_minor={vendorNetOf(sale)} currency={currency} /> for you
                </>
              )}
            </span>
          </span>
          {deadline && (
            <span className="text-sm font-semibold text-warning">
              <Countdown until={deadline.at} after=" left" passed="Time is up" />
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

const Nothing = ({ isOnline }: { isOnline: boolean }) => (
  <p className="flex items-center gap-2 text-muted">
    {isOnline ? (
      <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
    ) : (
      <WifiOff aria-hidden className="size-5 shrink-0" />
    )}
    {isOnline
      ? 'No order is waiting for you.'
      : 'The orders that wait for you show here once you are online again.'}
  </p>
)

const List = () => {
  const live = useLiveWaitingSales()
  const isOnline = useOnline()
  if (live.status === 'loading') {
    return isOnline ? <WaitingLoading /> : <Nothing isOnline={false} />
  }
  if (live.status === 'error') {
    return (
      <ErrorState onRetry={live.retry}>
        The orders that wait for you could not be loaded.
      </ErrorState>
    )
  }
  if (live.data.length === 0) return <Nothing isOnline={isOnline} />
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {live.data.map((sale) => (
          <Waiting key={sale.id} sale={sale} />
        ))}
      </ul>
      {live.data.length === MAX_WAITING && (
        <p className="text-sm text-muted">
          The {MAX_WAITING} most urgent ones. <Link to={vendorPaths.sales}>See all sales</Link>
        </p>
      )}
    </>
  )
}

/** The offers and orders that need the vendor's response, each with its deadline. */
export const WaitingOrders = ({ offers }: { offers: ReactNode }) => (
  <section aria-labelledby="waiting-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h2 id="waiting-title" className="text-xl font-semibold">
      Waiting for you
    </h2>
    {offers}
    <List />
  </section>
)
