import { formatMoney } from '@contract/money'
import { cx } from '../cx'

type Props = { amount_minor: number; currency: string; className?: string }

/** An amount in minor units, with tabular figures so that columns align. */
export const Money = ({ amount_minor, currency, className }: Props) => (
  <data value={amount_minor} className={cx('tabular-nums md:whitespace-nowrap', className)}>
    {formatMoney(amount_minor, currency)}
  </data>
)
