import type { ShipByMove, Transaction } from '../entities/orders/transaction'
import { POLICY } from '../escrow/policy'
import { dateText, instantText } from '../lagos-text'
import { millisOf } from '../time'
import { workingDaysOf } from './deliver-by'
import { promiseOf, workingDaysFrom } from './promise'

type Order = Pick<Transaction, 'ship_by' | 'ship_by_moves' | 'promised' | 'delivery_times'>

/** The handling days of an order from an instant on, like those from its payment. */
const handledBy = ({ delivery_times: times }: Order, from: number): number =>
  times ? promiseOf(times, times, from).ship_by : from + POLICY.ship_ms

/** By when goods are shipped that are sent once more. */
export const shipBySentAgain = handledBy

export type ShipBy = { ship_by: number; moved?: ShipByMove }

/**
 * By when an order that is confirmed `now` is shipped, in epoch milliseconds: by the promised day, or
 * after the store's handling days if that is over already.
 */
export const shipByConfirmed = (order: Order, now: number): ShipBy => {
  const promised = order.ship_by ? millisOf(order.ship_by) : 0
  if (now <= promised) return { ship_by: promised }
  return { ship_by: handledBy(order, now), moved: 'confirmed_late' }
}

/** The same of fewer units than were ordered, which aren't shipped before the buyer had a choice. */
export const shipByConfirmedPartly = (order: Order, now: number): ShipBy => {
  const confirmed = shipByConfirmed(order, now)
  const chosen = now + POLICY.partial_choice_ms
  if (chosen <= confirmed.ship_by) return confirmed
  const { moved = 'choice' } = confirmed
  return { ship_by: workingDaysFrom(workingDaysOf(order), chosen, 0), moved }
}

/**
 * Whether a sale counts as late: confirmed after its promised day, or sent after the day that it has.
 * What a carrier, a dispute or the buyer's choice moved isn't the store's lateness.
 */
export const isSentLate = ({
  ship_by,
  ship_by_moves = [],
  shipment,
}: Pick<Transaction, 'ship_by' | 'ship_by_moves' | 'shipment'>): boolean =>
  ship_by_moves.includes('confirmed_late') ||
  (ship_by !== null && shipment !== null && millisOf(shipment.shipped_at) > millisOf(ship_by))

const WHY: Record<ShipByMove, string> = {
  confirmed_late: 'confirmed late',
  choice: 'the buyer chooses first',
  carrier_cancelled: 'the carrier cancelled',
  dispute: 'a dispute stopped the clock',
  second_try: 'sent once more',
}

/** `promised for 1st Dec, 2026, confirmed late`. */
export const movedWhy = (
  { ship_by }: NonNullable<Transaction['promised']>,
  moves: readonly ShipByMove[],
): string =>
  [`promised for ${dateText(ship_by)}`, ...[...new Set(moves)].map((move) => WHY[move])].join(', ')

/** By when an order is shipped, with what was promised if that is another day; the same to both. */
export const shipByText = ({ ship_by, promised, ship_by_moves = [] }: Order): string => {
  if (!ship_by) return ''
  const now = instantText(ship_by)
  return promised && ship_by_moves.length > 0
    ? `${movedWhy(promised, ship_by_moves)}, now ${now}`
    : now
}
