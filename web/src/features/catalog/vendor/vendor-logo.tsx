import type { Vendor } from '@contract/entities/people/vendor'
import { Store } from 'lucide-react'
import { cx } from '@/ui/cx'

type Props = { vendor: Pick<Vendor, 'logo'>; size?: 'md' | 'lg' }

/** Decorative (empty `alt`): the store's name is next to it. */
export const VendorLogo = ({ vendor, size = 'md' }: Props) => {
  const side = size === 'md' ? 'size-14' : 'size-20 md:size-24'
  return vendor.logo ? (
    <img
      src={vendor.logo}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      className={cx('shrink-0 rounded-full border border-line object-cover', side)}
    />
  ) : (
    <span className={cx('grid shrink-0 place-items-center rounded-full bg-primary-soft', side)}>
      <Store aria-hidden className="size-1/2 text-primary" />
    </span>
  )
}
