import { AppError } from '../../contract/api/errors'
import type { WayBackQuote } from '../../contract/api/orders/returns'
import type { TransactionResponse } from '../../contract/api/orders/transaction-reads'
import { goodsIdOf, itemsByGoods } from '../../contract/catalog/variants'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { actionsFor, isBookedBack } from '../../contract/escrow/actions'
import { mostForWayBack } from '../../contract/escrow/return-amounts'
import { bookingIdOf, readBooking, saveBooking } from '../../db/delivery/carriers'
import { readPrivatePart } from '../../db/orders/transactions'
import { pickupDays } from '../../domain/delivery/pickup-day'
import { partyOf } from '../../domain/orders/transaction/party-of'
import type { CarrierQuote, CarrierShipment, Carriers } from '../../ports/carriers'
import type { Actor, Deps } from '../deps'
import { executeAsParty, responseFor } from '../orders/transaction/execute-as-party'
import { requireTransaction } from '../orders/transaction/execute-command'
import { ownReturnAddress } from '../people/vendor/own-return-address'
import { takeFromLimit } from '../rate-limit'
import {
  bookedParcel,
  checkPickupDay,
  emptyError,
  endLease,
  handleFailure,
  isSent,
  type Parcel,
  takeLease,
} from './booking'

const parcelOf = ({ id }: Transaction): Parcel => ({ transaction_id: id, is_way_back: true })

/** By which a carrier finds it, beside the parcel that brought the goods. */
const referenceOf = ({ invoice_id }: Transaction): string => `Return ${invoice_id}`

/** @throws AppError `transaction/action-not-allowed` */
const returnOf = (transaction: Transaction) => {
  const { return: back } = transaction
  if (!back) throw new AppError('transaction/action-not-allowed', { allowed_actions: [] })
  return back
}

/** @throws AppError `delivery/carrier-refused` if nobody knows what it weighs */
const goodsOf = (transaction: Transaction) => {
  const { lines } = returnOf(transaction)
  const goods = itemsByGoods(transaction.items).flatMap((item) => {
    const line = lines.find((one) => goodsIdOf(one) === goodsIdOf(item))
    return line ? [{ ...item, quantity: line.quantity }] : []
  })
  if (goods.some(({ weight_grams }) => !weight_grams)) {
    throw new AppError('delivery/carrier-refused', { reason: 'weight_unknown' })
  }
  return goods.map(({ title, quantity, unit_price, weight_grams }) => ({
    name: title,
    quantity,
    price_minor: unit_price,
    weight_grams,
  }))
}

/** Asks the carriers, from the buyer's address to the one that the vendor named. */
const ask = async (
  { contact_address }: Deps,
  carriers: Carriers,
  transaction: Transaction,
  pickup_day: string,
): Promise<CarrierQuote> => {
  const part = await readPrivatePart(transaction.id, transaction.buyer_id)
  // Without one in the agreement, the store may have an address by now.
  const return_to = part?.return_to ?? (await ownReturnAddress(transaction.vendor_id))
  if (!part || !return_to) throw new AppError('delivery/carrier-unavailable')
  const { contact } = part
  const { city, state } = transaction.delivery
  return carriers.quote({
    from: {
      name: contact.recipient_name,
      email: contact_address,
      phone: contact.phone,
      street: contact.address,
      city,
      state,
    },
    to: {
      name: return_to.recipient_name,
      email: contact_address,
      phone: return_to.phone,
      street: return_to.address,
      city: return_to.city,
      state: return_to.state,
    },
    items: goodsOf(transaction),
    pickup_day,
    reference: referenceOf(transaction),
  })
}

/** @throws AppError `transaction/action-not-allowed`, `delivery/carrier-unavailable` */
const requireBookable = (deps: Deps, transaction: Transaction, { uid }: Actor): Carriers => {
  const allowed_actions = actionsFor(transaction, partyOf(transaction, uid), deps.clock())
  if (!allowed_actions.includes('book_return')) {
    throw new AppError('transaction/action-not-allowed', { allowed_actions })
  }
  if (!deps.carriers) throw new AppError('delivery/carrier-unavailable')
  return deps.carriers
}

/** @throws AppError `delivery/way-back-dearer` */
const checkFee = (transaction: Transaction, fee_minor: number, seen_minor?: number): void => {
  const most_minor = mostForWayBack(transaction, returnOf(transaction))
  if (fee_minor > Math.min(most_minor, seen_minor ?? most_minor)) {
    throw new AppError('delivery/way-back-dearer', { fee_minor, most_minor })
  }
}

/**
 * What the cheapest carrier takes for the way back, and who pays it.
 * @throws AppError `delivery/carrier-...`, `delivery/way-back-dearer`, `request/rate-limited`,
 * `transaction/action-not-allowed`
 */
export const quoteWayBack = async (deps: Deps, buyer: Actor, id: string): Promise<WayBackQuote> => {
  const { data } = await requireTransaction(id)
  const carriers = requireBookable(deps, data, buyer)
  await takeFromLimit(deps, 'carrier_quote', buyer.uid)
  const days = pickupDays(deps.clock())
  const { rates } = await ask(deps, carriers, data, days[0] ?? '')
  const [cheapest] = rates
  if (!cheapest) throw new AppError('delivery/carrier-refused')
  checkFee(data, cheapest.fee_minor)
  const { courier_name, fee_minor, days_min, days_max } = cheapest
  return {
    courier_name,
    fee_minor,
    days_min,
    days_max,
    paid_by: returnOf(data).way_back_by ?? 'vendor',
    pickup_days: days,
  }
}

/** A booking whose response was lost is taken over, so that no parcel is paid twice. */
const bookOnce = async (
  deps: Deps,
  carriers: Carriers,
  transaction: Transaction,
  { pickup_day, fee_minor }: { pickup_day: string; fee_minor: number },
): Promise<CarrierShipment> => {
  const known = await carriers.findBooking(referenceOf(transaction))
  if (known && isSent(known)) return known
  const { token, rates } = await ask(deps, carriers, transaction, pickup_day)
  const [cheapest] = rates
  if (!cheapest) throw new AppError('delivery/carrier-refused')
  checkFee(transaction, cheapest.fee_minor, fee_minor)
  return carriers.book({ token, ...cheapest }).catch(async (error: unknown) => {
    const empty = await emptyError(deps, error, cheapest.fee_minor)
    throw empty
      ? new AppError('delivery/carrier-unavailable', undefined, { cause: empty.cause })
      : error
  })
}

/** The goods are on their way in the commit that pays it; if they can't be, nobody needs to come. */
const sendBooked = async (
  deps: Deps,
  carriers: Carriers,
  buyer: Actor,
  transaction: Transaction,
  shipment: CarrierShipment,
): Promise<TransactionResponse> => {
  const parcel = parcelOf(transaction)
  const { courier_name, tracking_code, tracking_url, label_url, shipment_id } = shipment
  // One that is taken over may have been charged for again since its booking.
  const most_minor = mostForWayBack(transaction, returnOf(transaction))
  const fee_minor = Math.min(shipment.fee_minor, most_minor)
  deps.failpoint?.('booking:before-commit')
  const lease = await readBooking(bookingIdOf(parcel))
  const now = deps.clock()
  try {
    return await executeAsParty(deps, buyer, transaction.id, () => ({
      command: {
        action: 'book_return',
        carrier: carriers.id,
        fee_minor,
        shipment: {
          carrier: courier_name,
          tracking_number: tracking_code ?? shipment_id,
          ...(tracking_url && { tracking_url }),
          ...(label_url && { label_url }),
        },
      },
      write: (batch) => {
        saveBooking(batch, bookedParcel(parcel, { shipment_id, fee_minor }, now), lease)
      },
    }))
  } catch (error) {
    const isOver = ['transaction/action-not-allowed', 'delivery/way-back-dearer']
    if (error instanceof AppError && isOver.includes(error.code)) {
      deps.log.warn('A way back was booked that can not be', { id: transaction.id })
      await carriers.cancel(shipment_id)
      await endLease(deps, parcel)
    }
    throw error
  }
}

/**
 * Books the way back: a carrier comes to the buyer for the goods, and is paid in the commit that
 * records it.
 * @throws AppError `delivery/carrier-...`, `delivery/way-back-dearer`, `delivery/booking-under-way`,
 * `request/invalid`, `transaction/action-not-allowed`
 */
export const bookWayBack = async (
  deps: Deps,
  buyer: Actor,
  id: string,
  chosen: { pickup_day: string; fee_minor: number },
): Promise<TransactionResponse> => {
  const { data } = await requireTransaction(id)
  const party = partyOf(data, buyer.uid)
  const now = deps.clock()
  if (party === 'buyer' && isBookedBack(data)) return responseFor(data, party, now)
  const carriers = requireBookable(deps, data, buyer)
  checkPickupDay(chosen.pickup_day, now)
  const parcel = parcelOf(data)
  await takeLease(deps, parcel)
  const shipment = await bookOnce(deps, carriers, data, chosen).catch(async (error: unknown) => {
    await handleFailure(deps, parcel, error)
    throw error
  })
  return sendBooked(deps, carriers, buyer, data, shipment)
}
