import { MAX_EXACT_COUNT } from '@contract/api/page-size'
import { groupDigits } from '@contract/money'

/** A count as text: exact up to 10,000, and "10,000+" above. */
export const countText = (count: number): string =>
  `${groupDigits(Math.min(count, MAX_EXACT_COUNT))}${count > MAX_EXACT_COUNT ? '+' : ''}`
