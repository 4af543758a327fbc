import { formatPrice } from '@contract/money'
import { cx } from '../cx'

type Props = { amount_minor: number; currency: string; className?: string }

/** A price in minor units, without kobo if there are none; statements have `Money`. */
export const Price = ({ amount_minor, currency, className }: Props) => (
  <data value={amount_minor} className={cx('tabular-nums', className)}>
    {formatPrice(amount_minor, currency)}
  </data>
)
