import type { Transaction } from '../../contract/entities/orders/transaction'
import { isBookedBack, isCarrierBelieved } from '../../contract/escrow/actions'
import { isDisputed } from '../../contract/escrow/states'
import type { Command } from '../orders/transaction/decision'

/** How often a carrier stands at a vendor's door until what it brings counts as there. */
const MAX_REFUSALS = 2

type Parcel = { status: string; refusals: number }

export const isRefusedForGood = ({ refusals }: Parcel): boolean => refusals >= MAX_REFUSALS

/** The goods are back, by whomever's word. */
export const isWithVendor = ({ return: back }: Pick<Transaction, 'return'>): boolean =>
  back?.arrived_at !== undefined || back?.carrier_says_at !== undefined

/**
 * What the escrow makes of where the parcel of returned goods is. A vendor who doesn't take it twice
 * has it; one that was cancelled is the buyer's to send again, once no dispute holds the order.
 */
export const wayBackCommand = (order: Transaction, parcel: Parcel): Command | null => {
  if (!isBookedBack(order)) return null
  const isRefused = isRefusedForGood(parcel)
  if (parcel.status === 'completed' || isRefused) {
    if (!isCarrierBelieved(order) && order.return?.carrier_says_at) return null
    return {
      action: isCarrierBelieved(order) ? 'confirm_arrival' : 'note_arrival',
      ...(isRefused && { is_refused: true }),
    }
  }
  if (parcel.status !== 'cancelled' || isDisputed(order)) return null
  return { action: 'carrier_return_cancelled' }
}
