import { formatExactMoney, formatMoney } from '@contract/money'
import { cx } from '../cx'

type Props = { amount_minor: number; currency: string; isExact?: boolean; className?: string }

/**
 * An amount in minor units, with tabular figures so that columns align; `isExact` shows kobo in
 * statements even where there are none.
 */
export const Money = ({ amount_minor, currency, isExact = false, className }: Props) => (
  <data
    value={amount_minor}
    className={cx('tabular-nums wrap-break-word md:whitespace-nowrap', className)}
  >
    {(isExact ? formatExactMoney : formatMoney)(amount_minor, currency)}
  </data>
)
