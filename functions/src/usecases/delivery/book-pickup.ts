import { AppError } from '../../contract/api/errors'
import type { TransactionResponse } from '../../contract/api/orders/transaction-reads'
import { arrivalOf } from '../../contract/delivery/deliver-by'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { actionsFor } from '../../contract/escrow/actions'
import { isToBeShipped } from '../../contract/escrow/states'
import { startOfLagosDay } from '../../contract/lagos-day'
import { DAY_MS, type Timestamp, timestampFromMillis } from '../../contract/time'
import { type CarrierBookingRecord, readBooking, saveBooking } from '../../db/delivery/carriers'
import { readDeliveryProfile } from '../../db/delivery/delivery-profiles'
import { readPrivatePart } from '../../db/orders/transactions'
import { readVendor } from '../../db/people/vendors'
import { carrierActor } from '../../domain/delivery/carrier-actor'
import { partyOf } from '../../domain/orders/transaction/party-of'
import type { CarrierShipment, Carriers } from '../../ports/carriers'
import { senderOf } from '../carriers/carrier-offer'
import type { Actor, Deps } from '../deps'
import { executeAsParty, responseFor } from '../orders/transaction/execute-as-party'
import { executeCommand, requireTransaction } from '../orders/transaction/execute-command'
import {
  bookedParcel,
  checkPickupDay,
  emptyError,
  endLease,
  handleFailure,
  isSent,
  takeLease,
} from './booking'

/** So long after the last promised day both parties and operators hear of it. */
const LATE_MS = 3 * DAY_MS

const lateFrom = (transaction: Transaction): Timestamp | null => {
  const arrival = arrivalOf(transaction)
  return arrival ? timestampFromMillis(startOfLagosDay(arrival.until) + DAY_MS + LATE_MS) : null
}

/** The record of a booked parcel, which is looked at from `now` on, in epoch milliseconds. */
export const bookingOf = (
  transaction: Transaction,
  shipment: Pick<CarrierShipment, 'shipment_id' | 'fee_minor'>,
  now: number,
): CarrierBookingRecord => ({
  ...bookedParcel({ transaction_id: transaction.id }, shipment, now),
  late_at: lateFrom(transaction),
})

/** Notes with the order that it was we who couldn't pay: declining it costs the vendor nothing. */
const noteEmpty = async (deps: Deps, id: string): Promise<void> => {
  await executeCommand(deps, id, (order) =>
    isToBeShipped(order) && !order.carrier?.is_empty
      ? { actor: carrierActor(order), command: { action: 'carrier_empty' } }
      : null,
  )
}

/** Buys the label of the cheapest courier for which enough was paid. */
const buyLabel = async (
  deps: Deps,
  carriers: Carriers,
  transaction: Transaction,
  pickup_day: string,
): Promise<CarrierShipment> => {
  const { id, vendor_id, buyer_id, carrier, invoice_id } = transaction
  const [vendor, profile, secret] = await Promise.all([
    readVendor(vendor_id),
    readDeliveryProfile(vendor_id),
    readPrivatePart(id, buyer_id),
  ])
  if (!vendor || !profile || !secret) throw new AppError('delivery/carrier-unavailable')
  const { recipient_name, phone, address } = secret.contact
  const from = await senderOf(deps, vendor.data, profile.data)
  const { token, rates } = await carriers.quote({
    from,
    to: {
      name: recipient_name,
      email: deps.contact_address,
      phone,
      street: address,
      ...transaction.delivery,
    },
    items: transaction.items.map(({ title, quantity, unit_price, weight_grams }) => ({
      name: title,
      quantity,
      price_minor: unit_price,
      weight_grams,
    })),
    pickup_day,
    reference: invoice_id,
  })
  const [cheapest] = rates
  if (!cheapest || cheapest.fee_minor > (carrier?.fee_minor ?? 0)) {
    throw new AppError('delivery/carrier-dearer', {
      fee_minor: cheapest?.fee_minor ?? null,
      paid_minor: carrier?.fee_minor ?? 0,
    })
  }
  return carriers.book({ token, ...cheapest }).catch(async (error: unknown) => {
    throw (await emptyError(deps, error, cheapest.fee_minor)) ?? error
  })
}

/**
 * Books a parcel's pickup. A booking whose response was lost is found by the order's number and
 * taken over, so that no parcel is paid twice.
 */
const bookOnce = async (
  deps: Deps,
  carriers: Carriers,
  transaction: Transaction,
  pickup_day: string,
): Promise<CarrierShipment> => {
  const known = await carriers.findBooking(transaction.invoice_id)
  return known && isSent(known) ? known : buyLabel(deps, carriers, transaction, pickup_day)
}

/** Ends the lease of what wasn't booked, and notes with the order if that was for want of money. */
const fail = async (deps: Deps, id: string, error: unknown): Promise<never> => {
  await handleFailure(deps, { transaction_id: id }, error)
  if (error instanceof AppError && error.code === 'delivery/carrier-empty')
    await noteEmpty(deps, id)
  throw error
}

/** Ships what was booked. If the order has ended meanwhile, the carrier needn't come. */
const ship = async (
  deps: Deps,
  carriers: Carriers,
  vendor: Actor,
  { id, carrier }: Transaction,
  shipment: CarrierShipment,
): Promise<TransactionResponse> => {
  const { courier_name, tracking_code, tracking_url, label_url, shipment_id } = shipment
  // A parcel that is taken over may have been charged for again since its booking.
  const fee_minor = Math.min(shipment.fee_minor, carrier?.fee_minor ?? 0)
  deps.failpoint?.('booking:before-commit')
  const lease = await readBooking(id)
  const tracking_number = tracking_code ?? shipment_id
  const now = deps.clock()
  try {
    return await executeAsParty(deps, vendor, id, () => ({
      command: {
        action: 'book',
        fee_minor,
        shipment: {
          carrier: courier_name,
          tracking_number,
          ...(tracking_url && { tracking_url }),
          ...(label_url && { label_url }),
        },
      },
      write: (batch, { transaction }) => {
        saveBooking(batch, bookingOf(transaction, { shipment_id, fee_minor }, now), lease)
      },
    }))
  } catch (error) {
    if (error instanceof AppError && error.code === 'transaction/action-not-allowed') {
      deps.log.warn('A parcel was booked for an order that can not be shipped', { id })
      await carriers.cancel(shipment_id)
      await endLease(deps, { transaction_id: id })
    }
    throw error
  }
}

/**
 * Books the pickup of a confirmed order and ships it: the carrier's fee leaves escrow in the same
 * commit that records the booking.
 * @throws AppError `delivery/carrier-...`, `delivery/booking-under-way`, `request/invalid`,
 * `transaction/action-not-allowed`
 */
export const bookPickup = async (
  deps: Deps,
  vendor: Actor,
  id: string,
  pickup_day: string,
): Promise<TransactionResponse> => {
  const { data } = await requireTransaction(id)
  const party = partyOf(data, vendor.uid)
  const now = deps.clock()
  const allowed_actions = actionsFor(data, party, now)
  if (!allowed_actions.includes('book')) {
    if (party === 'vendor' && data.carrier && data.shipment) return responseFor(data, party, now)
    throw new AppError('transaction/action-not-allowed', { allowed_actions })
  }
  checkPickupDay(pickup_day, now)
  const { carriers } = deps
  if (!carriers) throw new AppError('delivery/carrier-unavailable')
  await takeLease(deps, { transaction_id: id })
  const shipment = await bookOnce(deps, carriers, data, pickup_day).catch((error: unknown) =>
    fail(deps, id, error),
  )
  return ship(deps, carriers, vendor, data, shipment)
}
