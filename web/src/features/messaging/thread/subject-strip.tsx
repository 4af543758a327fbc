import type { Conversation } from '@contract/entities/messaging/message'
import type { Party } from '@contract/entities/orders/party'
import { STATUS_COLOURS } from '@contract/entities/orders/transaction'
import { stepLabel } from '@contract/escrow/steps'
import { goodsText } from '@contract/goods-text'
import { formatMoney } from '@contract/money'
import { vendorPaths } from '@contract/vendor-urls'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { Awaited } from '@/lib/awaited'
import { useLiveProduct } from '@/lib/live/products'
import { useLiveTransaction } from '@/lib/live/transactions'
import { countText } from '@/ui/data/count-text'
import { StatusChip } from '@/ui/data/status-chip'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Link } from '@/ui/navigation/link'
import { SubjectImage } from '../subject-image'

type Props = { conversation: Conversation; party: Party }

type StripProps = {
  title: string
  image_url?: string
  to?: string
  detail?: ReactNode
  end?: ReactNode
}

const Strip = ({ title, image_url, to, detail, end }: StripProps) => (
  <div className="flex flex-wrap items-center gap-3 border-b border-line px-3 py-2 md:px-4">
    <SubjectImage url={image_url} />
    <div className="min-w-0 flex-1 basis-40">
      <p className="truncate font-semibold">{to ? <Link to={to}>{title}</Link> : title}</p>
      {detail && <p className="truncate text-sm text-muted">{detail}</p>}
    </div>
    {end}
  </div>
)

/** The subject as the conversation holds it, once it is gone itself. */
const shownOf = ({ title, image_url }: Conversation['subject']) => ({ title, image_url })

const Loading = ({ subject }: Pick<Conversation, 'subject'>) => (
  <Awaited instead={<Strip {...shownOf(subject)} />}>
    <div className="border-b border-line px-3 py-2 md:px-4">
      <Skeleton className="h-12.5 w-64 max-w-full" />
    </div>
  </Awaited>
)

const ProductStrip = ({ conversation: { subject } }: Props) => {
  const live = useLiveProduct(subject.id)
  if (live.status === 'loading') return <Loading subject={subject} />
  if (!live.data) {
    return <Strip {...shownOf(subject)} detail="Not on sale at the moment" />
  }
  const { name, slug, price, currency, images, available_items } = live.data
  return (
    <Strip
      title={name}
      image_url={images[0]?.url_320}
      to={paths.product(slug)}
      detail={`${formatMoney(price, currency)} · ${available_items === 0 ? 'Out of stock' : `${countText(available_items)} in stock`}`}
    />
  )
}

const TransactionStrip = ({ conversation: { subject }, party }: Props) => {
  const live = useLiveTransaction(subject.id)
  if (live.status === 'loading') return <Loading subject={subject} />
  if (!live.data) return <Strip {...shownOf(subject)} />
  const { id, invoice_id, items, product_details, status, amount_paid, currency } = live.data
  const [item] = items
  const isOne = items.length === 1 && item
  return (
    <Strip
      title={goodsText(live.data)}
      image_url={product_details.image_url}
      to={party === 'buyer' ? paths.purchase(id) : vendorPaths.sale(id)}
      detail={`${isOne ? `${item.quantity} × ${formatMoney(item.unit_price, currency)}` : formatMoney(amount_paid, currency)} · ${invoice_id}`}
      end={<StatusChip tone={STATUS_COLOURS[status.status]} label={stepLabel(live.data)} />}
    />
  )
}

/** The current state of the conversation's subject: a product, a transaction or the store. */
export const SubjectStrip = (props: Props) => {
  const { subject, vendor_id } = props.conversation
  if (subject.kind === 'product') return <ProductStrip {...props} />
  if (subject.kind === 'transaction') return <TransactionStrip {...props} />
  return (
    <Strip
      title="General question"
      to={props.party === 'buyer' ? paths.vendor(vendor_id) : undefined}
      detail={props.party === 'buyer' ? 'To the store' : 'To your store'}
    />
  )
}
