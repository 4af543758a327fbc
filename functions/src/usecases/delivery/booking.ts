import { AppError } from '../../contract/api/errors'
import { dueFrom } from '../../contract/entities/due'
import { MINUTE_MS, millisOf, timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import {
  bookingIdOf,
  type CarrierBookingRecord,
  readBooking,
  saveBooking,
} from '../../db/delivery/carriers'
import { pickupDays } from '../../domain/delivery/pickup-day'
import { carrierProblemOf } from '../../ports/carrier-problem'
import type { CarrierShipment } from '../../ports/carriers'
import { backoffFrom } from '../backoff'
import { askBalance, noteWallet } from '../carriers/watch-wallet'
import type { Deps } from '../deps'

/** Longer than a booking takes, with the carrier's slowest responses. */
const LEASE_MS = 2 * MINUTE_MS
/** How often a parcel is looked at: webhooks may be lost. */
export const POLL_MS = 30 * MINUTE_MS

/** An order's parcel, on one of its ways. */
export type Parcel = Pick<CarrierBookingRecord, 'transaction_id' | 'is_way_back'>

const leaseOf = ({ transaction_id, is_way_back }: Parcel, now: number): CarrierBookingRecord => ({
  transaction_id,
  ...(is_way_back && { is_way_back }),
  state: 'booking',
  lease_until: timestampFromMillis(now + LEASE_MS),
  shipment_id: null,
  fee_minor: 0,
  due: null,
  ended_at: null,
  late_at: null,
})

/** The record of a booked parcel, which is looked at from `now` on, in epoch milliseconds. */
export const bookedParcel = (
  parcel: Parcel,
  { shipment_id, fee_minor }: Pick<CarrierShipment, 'shipment_id' | 'fee_minor'>,
  now: number,
): CarrierBookingRecord => ({
  ...leaseOf(parcel, now),
  state: 'booked',
  shipment_id,
  fee_minor,
  due: dueFrom(timestampFromMillis(now + POLL_MS)),
})

/** @throws AppError `delivery/booking-under-way` while somebody else books this parcel */
export const takeLease = (deps: Deps, parcel: Parcel): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readBooking(bookingIdOf(parcel))
    const now = deps.clock()
    const isTaken = stored?.data.state === 'booking' && millisOf(stored.data.lease_until) > now
    if (isTaken) throw new AppError('delivery/booking-under-way')
    saveBooking(batch, leaseOf(parcel, now), stored)
    return { result: undefined }
  })

export const endLease = (deps: Deps, parcel: Parcel): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readBooking(bookingIdOf(parcel))
    saveBooking(batch, { ...leaseOf(parcel, 0), state: 'over' }, stored)
    return { result: undefined }
  })

/**
 * A booking that the carrier refused for want of money in our wallet: operators are told, and nobody
 * is offered the carrier until it is filled. Undefined if it was refused for something else.
 */
export const emptyError = async (
  deps: Deps,
  error: unknown,
  fee_minor: number,
): Promise<AppError | undefined> => {
  if (!(error instanceof AppError) || error.code !== 'delivery/carrier-refused') return undefined
  const balance_minor = await askBalance(deps)
  if (balance_minor === undefined || balance_minor >= fee_minor) return undefined
  await noteWallet(deps, balance_minor, () => ({}))
  return new AppError('delivery/carrier-empty', undefined, { cause: error.cause })
}

/** Releases the lease unless the carrier may have booked: then the next try looks for it. */
export const handleFailure = async (deps: Deps, parcel: Parcel, error: unknown): Promise<void> => {
  const problem = carrierProblemOf(error)
  if (problem) deps.log.warn('A pickup was not booked', { id: bookingIdOf(parcel), ...problem })
  if (!problem || problem.is_conclusive) await endLease(deps, parcel)
}

/** @throws AppError `request/invalid` */
export const checkPickupDay = (pickup_day: string, now: number): void => {
  if (pickupDays(now).includes(pickup_day)) return
  const fields = { pickup_day: 'Choose one of the next days.' }
  throw new AppError('request/invalid', { in: 'body', fields })
}

export const isSent = ({ status }: CarrierShipment): boolean => status !== 'cancelled'

/**
 * What a carrier took for a parcel by now, in kobo. What was cancelled is back in the wallet; undefined
 * while its order goes on, since the fee may still be posted.
 */
export const takenFor = (
  shipment: CarrierShipment | undefined,
  isEnded: boolean,
): number | undefined => {
  if (!shipment || isSent(shipment)) return shipment?.fee_minor
  return isEnded ? 0 : undefined
}
