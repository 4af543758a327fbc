import { IN_ESCROW } from './transition'

const HELD: readonly string[] = [...IN_ESCROW, 'in_dispute']

/**
 * Whether a step brings an order's money into escrow: from then on the order is sold, has an invoice
 * number and counts. Money that goes back at once is no sale.
 */
export const beginsHolding = ({ from, to }: { from: string; to: string }): boolean =>
  HELD.includes(to) && !HELD.includes(from)
