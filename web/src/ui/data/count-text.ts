import { MAX_EXACT_COUNT } from '@contract/api/page-size'

/** A count as text: exact up to 10,000, and "10,000+" above. */
export const countText = (count: number): string =>
  `${Math.min(count, MAX_EXACT_COUNT).toLocaleString('en-NG')}${count > MAX_EXACT_COUNT ? '+' : ''}`
