import type { HeldDeal } from '@contract/api/orders/deals'
import { usesLeft } from '@contract/orders/uses-left'
import { site } from '@/config/site'
import { Money } from '@/ui/data/money'
import { dealAddress } from '../deals/deal-words'
import { QrImage } from '../share/qr-code'

/** What is held to a camera: light in both themes, so that phones read its code. */
export const LiveBoard = ({ deal }: { deal: HeldDeal }) => {
  const { url, host } = dealAddress(deal)
  const { title, price_minor, uses } = deal.terms
  const left = usesLeft(deal)
  return (
    <article
      aria-label="To show to the camera"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface p-5 text-center text-ink scheme-light"
    >
      <h2 className="line-clamp-2 text-2xl wrap-anywhere">{title}</h2>
      <Money amount_minor={price_minor} currency="NGN" className="text-4xl font-bold" />
      <QrImage url={url} name={title} className="size-64 max-w-full" />
      <p className="text-3xl font-bold tracking-wide tabular-nums">{deal.code}</p>
      <p className="text-lg">
        Type it at <strong className="wrap-anywhere">{host}/d</strong>
      </p>
      <p role="status" className="text-3xl font-bold tabular-nums">
        {left === 0 ? 'All gone' : `${left} of ${uses} left`}
      </p>
      <p className="text-sm">Your money is held by {site.title} until you have it and are happy.</p>
    </article>
  )
}
