import { dueFrom } from '../../../functions/src/contract/entities/due'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import type { CarrierBookingRecord } from '../../../functions/src/db/delivery/carriers'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { CarrierShipment, Carriers } from '../../../functions/src/ports/carriers'
import { takeDueCharges } from '../../../functions/src/usecases/delivery/collect-charge'
import { trackParcels } from '../../../functions/src/usecases/delivery/track-parcels'
import { executeCommand } from '../../../functions/src/usecases/orders/transaction/execute-command'
import { traced } from '../../../functions/src/usecases/trace'
import type { Person } from '../people'
import type { TestApi } from '../test-api'

/** An order and the people of it. */
export type Scenario = {
  testApi: TestApi
  buyer: Person
  vendor: Person
  transaction: Transaction
}

/** One of two pieces can be sent; `is_accepted` by the buyer. */
export const confirmedPartly =
  (is_accepted: boolean) =>
  async ({ testApi, buyer, vendor, transaction }: Scenario) => {
    const lines = transaction.items.map(({ product_id, variant_id }) => ({
      product_id,
      variant_id,
      quantity: 1,
    }))
    await testApi.done(vendor, transaction, 'confirm-partial', { lines })
    if (is_accepted) await testApi.done(buyer, transaction, 'accept-partial')
  }

/** An order whose parcel was booked with a carrier, without asking one. */
const bookedAsQuoted = async ({ testApi, vendor, transaction }: Scenario) => {
  const { id } = transaction
  const carrier = { name: 'shipbubble', fee_minor: 0 }
  await collectionOf<Transaction>(COLLECTIONS.transactions).doc(id).update({ carrier })
  await testApi.done(vendor, transaction, 'confirm')
  const shipment = { carrier: 'GIG Logistics', tracking_number: 'SB-1' }
  await executeCommand(testApi.deps, id, () => ({
    actor: { role: 'vendor', id: vendor.uid },
    command: { action: 'book', fee_minor: 0, shipment },
  }))
}

export const cancelledByCarrier = async (course: Scenario) => {
  await bookedAsQuoted(course)
  await executeCommand(course.testApi.deps, course.transaction.id, () => ({
    actor: { role: 'system', id: 'shipbubble' },
    command: { action: 'carrier_cancelled' },
  }))
}

/** Looks three times at the parcel that the carrier describes so. */
const tracked = async (
  course: Scenario,
  record: Partial<CarrierBookingRecord>,
  shipments: readonly Partial<CarrierShipment>[],
) => {
  await bookedAsQuoted(course)
  const { testApi, transaction } = course
  const due = timestampFromMillis(testApi.clock())
  const booking: CarrierBookingRecord = {
    transaction_id: transaction.id,
    state: 'booked',
    lease_until: due,
    shipment_id: 'SB-1',
    fee_minor: 0,
    due: dueFrom(due),
    late_at: null,
    ...record,
  }
  await collectionOf(COLLECTIONS.carrierBookings).doc(transaction.id).set(booking)
  const carriers = { track: async () => shipments } as unknown as Carriers
  for (let run = 0; run < 3; run += 1) await trackParcels({ ...testApi.deps, carriers })
}

/** Three days past the promise, with a carrier that says nothing. */
export const lateParcel = (course: Scenario) =>
  tracked(course, { late_at: timestampFromMillis(course.testApi.clock()) }, [])

/** A carrier that took more than was booked. */
export const chargedByCarrier = (course: Scenario) =>
  tracked(course, {}, [{ shipment_id: 'SB-1', status: 'in_transit', fee_minor: 50_000 }])

/** What nobody objected to is taken. */
export const concludedCharge = async (course: Scenario) => {
  await chargedByCarrier(course)
  course.testApi.passTime(POLICY.object_to_charge_ms)
  const deps = traced(course.testApi.deps, { operation: 'take' })
  for (let run = 0; run < 3; run += 1) await takeDueCharges(deps)
}

/** Cancelled, and paid all the same. */
export const paidLate = async ({ testApi, buyer, transaction }: Scenario) => {
  await testApi.done(buyer, transaction, 'cancel')
  testApi.pay(transaction, { is_silent: true })
  await testApi.verify(buyer, transaction)
}
