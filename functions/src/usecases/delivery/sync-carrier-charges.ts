import { addCharge, chargesOf, saveCharge } from '../../db/delivery/carrier-charges'
import type { CarrierBookingRecord } from '../../db/delivery/carriers'
import type { Batch } from '../../db/firestore'
import { announcedCharge, giveBack } from '../../domain/delivery/carrier-charge'
import { transactionValues } from '../../domain/messaging/notification/notifications-for'
import type { Deps } from '../deps'
import { notify } from '../messaging/notification/notify'
import { requireTransaction } from '../orders/transaction/execute-command'
import { requireCharge } from './collect-charge'

type Known = Pick<CarrierBookingRecord, 'fee_minor' | 'returns'>

/** Notifies the vendor of what the carrier took since the last look, before it is taken. */
const announceCharge = async (
  deps: Deps,
  batch: Batch,
  { transaction_id: id, is_way_back, shipment_id, fee_minor, returns = 0 }: CarrierBookingRecord,
  total_minor: number,
): Promise<Known> => {
  const more_minor = total_minor - fee_minor
  deps.log.error('A carrier took more for a parcel', { id, more_minor })
  const { data: transaction } = await requireTransaction(id)
  const total = { shipment_id: shipment_id ?? '', total_minor, returns, is_way_back }
  const taken = { ...total, more_minor }
  const charge = announcedCharge(transaction, taken, deps.clock())
  addCharge(batch, charge)
  const { take_at: deadline_at, announced_at: at, amount_minor } = charge
  const event = { action: 'charged', amount_minor, deadline_at, at }
  await notify(deps, batch, {
    uid: transaction.vendor_id,
    type: 'CARRIER_CHARGED',
    id: charge.id,
    values: transactionValues(transaction, event, 'vendor'),
    at,
  })
  return { fee_minor: total_minor }
}

/** Has what the carrier gave back go to who bore it; beyond its later charges, nothing is changed. */
const returnCharges = async (
  deps: Deps,
  batch: Batch,
  {
    transaction_id: id,
    is_way_back,
    shipment_id,
    fee_minor,
    returns: before = 0,
  }: CarrierBookingRecord,
  total_minor: number,
): Promise<Known> => {
  const ids = (await chargesOf(id)).map((charge) => charge.id)
  const stored = await Promise.all(ids.map(requireCharge))
  const { data: transaction } = await requireTransaction(id)
  const returns = before + 1
  const less_minor = fee_minor - total_minor
  const { changed, credits, returned_minor } = giveBack(
    transaction,
    stored.map(({ data }) => data),
    { shipment_id: shipment_id ?? '', total_minor, less_minor, returns, is_way_back },
    deps.clock(),
  )
  if (returned_minor === 0) return { fee_minor }
  deps.log.info('A carrier gave back what it took for a parcel', { id, returned_minor })
  for (const charge of changed) {
    const known = stored.find(({ data }) => data.id === charge.id)
    if (known) saveCharge(batch, charge, known)
  }
  for (const credit of credits) addCharge(batch, credit)
  return { fee_minor: fee_minor - returned_minor, returns }
}

/**
 * Brings charges in line with what a carrier took for a parcel by now, in the commit that stores it:
 * a rise is announced to the vendor, a fall given back.
 * @param total_minor undefined if the carrier doesn't say
 */
export const syncCarrierCharges = async (
  deps: Deps,
  batch: Batch,
  booking: CarrierBookingRecord,
  total_minor = booking.fee_minor,
): Promise<Known> => {
  const { fee_minor } = booking
  if (total_minor > fee_minor) return announceCharge(deps, batch, booking, total_minor)
  return total_minor < fee_minor ? returnCharges(deps, batch, booking, total_minor) : { fee_minor }
}
