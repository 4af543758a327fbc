import type { ShownDeal } from '@contract/api/orders/deals'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { DateTime } from '@/ui/data/date-time'
import { FactList } from '../details/fact-list'

type Props = { seller: NonNullable<ShownDeal['seller']> }

/** Who would be paid, by what the bank and earlier buyers say of them. */
export const SellerBlock = ({ seller }: Props) => {
  const { vendor_id, name, is_verified, bank_initials, since, completed } = seller
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-lg wrap-anywhere">
        <Link to={paths.vendor(vendor_id)} className="underline">
          {name}
        </Link>
        {is_verified && (
          <span className="inline-flex items-center gap-1 font-normal text-primary text-sm">
            <BadgeCheck aria-hidden className="size-5" /> Verified
          </span>
        )}
      </p>
      <FactList
        facts={[
          ...(is_verified ? [{ label: 'Name at the bank', value: bank_initials }] : []),
          { label: 'Sells here since', value: <DateTime at={since} /> },
          {
            label: 'Completed sales',
            value: completed === 0 ? 'None yet' : String(completed),
          },
        ]}
      />
    </div>
  )
}
