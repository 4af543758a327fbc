import type { SoldDeal } from '@contract/api/orders/deals'
import { BadgeCheck } from 'lucide-react'
import { Card } from '@/ui/data/card'
import { countText } from '@/ui/data/count-text'
import { DateTime } from '@/ui/data/date-time'

const salesText = ({ completed }: SoldDeal['seller']): string =>
  completed === 0
    ? 'No completed sales yet'
    : `${countText(completed)} completed ${completed === 1 ? 'sale' : 'sales'}`

const disputesText = ({ disputes, disputes_lost }: SoldDeal['seller']): string => {
  if (disputes === 0) return 'No disputes'
  const of = `${countText(disputes)} ${disputes === 1 ? 'dispute' : 'disputes'}`
  return `Lost ${countText(disputes_lost)} of ${of}`
}

type Props = Pick<SoldDeal, 'seller'>

/** Who gets the money: enough to recognise them by, before anything is paid. */
export const SellerFacts = ({ seller }: Props) => (
  <div className="grid gap-1.5">
    <p className="text-lg font-semibold wrap-anywhere">{seller.name}</p>
    {seller.is_verified && (
      <p className="flex items-start gap-2">
        <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <span>
          Verified: the bank says that the account is {seller.bank_initials}’s. You read the whole
          name once you have paid.
        </span>
      </p>
    )}
    <ul className="grid gap-0.5 text-sm text-muted">
      <li>
        On Oja since <DateTime at={seller.since} />
      </li>
      <li>{salesText(seller)}</li>
      <li>{disputesText(seller)}</li>
    </ul>
  </div>
)

/** The seller on a deal's page. */
export const DealSeller = ({ seller }: Props) => (
  <Card>
    <section aria-labelledby="seller-title" className="grid gap-1.5">
      <h2 id="seller-title" className="text-sm font-normal text-muted">
        Sold by
      </h2>
      <SellerFacts seller={seller} />
    </section>
  </Card>
)
