import { AppError } from '../../contract/api/errors'
import { dueFrom } from '../../contract/entities/due'
import { PARTIES } from '../../contract/entities/orders/party'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { POLICY } from '../../contract/escrow/policy'
import { isDisputed, isUnderWay } from '../../contract/escrow/states'
import { COLLECTIONS } from '../../contract/paths'
import { dueBookings, failingBookings } from '../../contract/queries/delivery/carriers'
import { bind } from '../../contract/queries/query'
import { DAY_MS, millisOf, timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import {
  bookingIdOf,
  type CarrierBookingRecord,
  readBooking,
  saveBooking,
} from '../../db/delivery/carriers'
import type { Batch } from '../../db/firestore'
import { carrierActor } from '../../domain/delivery/carrier-actor'
import { isRefusedForGood, isWithVendor, wayBackCommand } from '../../domain/delivery/way-back'
import { transactionValues } from '../../domain/messaging/notification/notifications-for'
import type { Command } from '../../domain/orders/transaction/decision'
import { carrierProblemOf } from '../../ports/carrier-problem'
import { type CarrierShipment, MAX_TRACKED } from '../../ports/carriers'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { dueKind, workDue } from '../jobs/due'
import { notify } from '../messaging/notification/notify'
import { executeCommand, requireTransaction } from '../orders/transaction/execute-command'
import { POLL_MS, takenFor } from './booking'
import { syncCarrierCharges } from './sync-carrier-charges'

/** What the escrow makes of a status; the others only show where the parcel is. */
const ACTIONS = { completed: 'carrier_delivered', cancelled: 'carrier_cancelled' } as const

/** Somebody else was faster: the parcel was received, or the order has ended. */
const isOver = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'transaction/action-not-allowed'

/** Notifies both parties of a late parcel once, in the commit that forgets when it becomes late. */
const notifyLate = async (deps: Deps, batch: Batch, id: string): Promise<void> => {
  const { data: transaction } = await requireTransaction(id)
  if (transaction.fulfilment !== 'shipped') return
  deps.log.error('A parcel is late', { id })
  const at = timestampFromMillis(deps.clock())
  const event = { action: 'late', amount_minor: null, deadline_at: null, at }
  const requests = PARTIES.map((party) => ({
    uid: party === 'buyer' ? transaction.buyer_id : transaction.vendor_id,
    type: 'PARCEL_LATE' as const,
    id: `${id}-late`,
    values: transactionValues(transaction, event, party),
    at,
    mail_id: `${id}-late-${party}`,
  }))
  await notify(deps, batch, ...requests)
}

/** When a parcel is looked at again; null for never. One that has come may still cost more. */
const nextLook = (now: number, ended_at: number | null, isCancelled: boolean): number | null => {
  if (ended_at === null) return now + POLL_MS
  return isCancelled || now >= ended_at + POLICY.late_charges_ms ? null : now + DAY_MS
}

/** A parcel that was announced late may never come: its order ends without the carrier's word. */
const hasEnded = async (id: string): Promise<boolean> =>
  (await requireTransaction(id)).data.ended_at !== null

const isClaimed = async (id: string): Promise<boolean> =>
  ((await requireTransaction(id)).data.money.carrier_claim_minor ?? 0) > 0

const saveNext = (
  deps: Deps,
  parcel: CarrierBookingRecord,
  shipment: CarrierShipment | undefined,
  is_over: boolean,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const id = parcel.transaction_id
    const stored = await readBooking(bookingIdOf(parcel))
    if (stored?.data.state !== 'booked') return { result: undefined, skip_commit: true }
    const { late_at, ended_at: ended } = stored.data
    const now = deps.clock()
    const isLate = !is_over && late_at !== null && millisOf(late_at) <= now
    if (isLate) await notifyLate(deps, batch, id)
    const isEnded = is_over || (late_at === null && (await hasEnded(id)))
    const ended_at = ended ? millisOf(ended) : isEnded ? now : null
    const isCancelled = shipment?.status === 'cancelled'
    const total = await syncCarrierCharges(deps, batch, stored.data, takenFor(shipment, isEnded))
    const over_at = nextLook(now, ended_at, isCancelled)
    // What is claimed from the carrier is looked at until that is settled.
    const next_at = over_at ?? ((await isClaimed(id)) ? now + DAY_MS : null)
    saveBooking(
      batch,
      {
        ...stored.data,
        ...total,
        ...(isCancelled && isEnded && { fee_minor: 0 }),
        state: next_at === null ? 'over' : 'booked',
        due: next_at === null ? null : dueFrom(timestampFromMillis(next_at)),
        ended_at: ended_at === null ? null : timestampFromMillis(ended_at),
        ...(isLate && { late_at: null }),
      },
      stored,
    )
    return { result: undefined }
  })

/** What the escrow makes of where a parcel is; null if that changes nothing. */
const commandOf = (
  order: Transaction,
  { is_way_back }: CarrierBookingRecord,
  parcel: CarrierShipment,
): Command | null => {
  if (is_way_back) return wayBackCommand(order, parcel)
  const { status } = parcel
  if (status !== 'completed' && status !== 'cancelled') return null
  return isUnderWay(order) ? { action: ACTIONS[status] } : null
}

/** Whether a parcel gets no further. */
const isAtEnd = ({ is_way_back }: CarrierBookingRecord, parcel: CarrierShipment): boolean =>
  parcel.status === 'completed' ||
  parcel.status === 'cancelled' ||
  (is_way_back === true && isRefusedForGood(parcel))

/** True if the parcel needn't be looked at any more. */
const apply = async (
  deps: Deps,
  booking: CarrierBookingRecord,
  parcel: CarrierShipment,
): Promise<boolean> => {
  if (!isAtEnd(booking, parcel)) return false
  try {
    const { transaction } = await executeCommand(deps, booking.transaction_id, (order) => {
      const command = commandOf(order, booking, parcel)
      return command && { actor: carrierActor(order), command }
    })
    // A dispute that is withdrawn leads back to a parcel on its way.
    return !isDisputed(transaction) || (booking.is_way_back === true && isWithVendor(transaction))
  } catch (error) {
    if (!isOver(error)) throw error
    return true
  }
}

const follow = async (
  deps: Deps,
  id: string,
  shipment: CarrierShipment | undefined,
): Promise<boolean> => {
  if (!shipment) deps.log.warn('A carrier doesn’t know a parcel', { id })
  const booking = (await readBooking(id))?.data
  if (!booking) return false
  const is_over = shipment !== undefined && (await apply(deps, booking, shipment))
  await saveNext(deps, booking, shipment, is_over)
  return true
}

const askOne = async (deps: Deps, id: string): Promise<boolean> => {
  const shipment_id = (await readBooking(id))?.data.shipment_id
  const [shipment] = shipment_id ? ((await deps.carriers?.track([shipment_id])) ?? []) : []
  return follow(deps, id, shipment)
}

/** Parcels under way, and those that may still cost more. */
export const PARCELS = dueKind<CarrierBookingRecord>({
  name: 'parcel',
  collections: [COLLECTIONS.carrierBookings],
  due: (now, limit) => bind(dueBookings, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingBookings, { least }),
  isWaiting: ({ state }) => state === 'booked',
  work: askOne,
  failure: 'A parcel could not be followed',
  describe: ({ transaction_id, due }) => ({
    subject: { type: 'transaction', id: transaction_id },
    ...(due && { due_at: due.at }),
  }),
})

/** Where these parcels are, by order; none if the carrier isn't there, and those not known alone. */
const whereAre = async (
  { carriers, log }: Deps,
  ids: readonly string[],
): Promise<Map<string, CarrierShipment | undefined>> => {
  const bookings = await Promise.all(ids.map(readBooking))
  const shipments = bookings.flatMap((booking) => booking?.data.shipment_id ?? [])
  if (!carriers || shipments.length === 0) return new Map()
  const tracked = await carriers.track(shipments).catch((error: unknown) => {
    const problem = carrierProblemOf(error)
    if (!problem) throw error
    log.warn('The carrier does not say where parcels are', { ...problem })
    return undefined
  })
  if (!tracked) return new Map()
  const known = new Map(tracked.map((one) => [one.shipment_id, one]))
  return new Map(ids.map((id, at) => [id, known.get(bookings[at]?.data.shipment_id ?? '')]))
}

/**
 * Asks the carrier where the due parcels are and what it took for them, many in one call, and has the
 * escrow follow. Statuses only move forward: what has ended here is left alone. While the carrier
 * doesn't answer, all stay due. Returns how many were looked at.
 */
export const trackParcels = async (deps: Deps): Promise<number> => {
  if (!deps.carriers) return 0
  const known = new Map<string, CarrierShipment | undefined>()
  return workDue(deps, PARCELS, {
    prepare: async (ids) => {
      const page = ids.filter((id) => !known.has(id)).slice(0, MAX_TRACKED)
      const found = await whereAre(deps, page)
      for (const [id, shipment] of found) known.set(id, shipment)
      return [...found.keys()]
    },
    work: (_, id) => follow(deps, id, known.get(id)),
  })
}
