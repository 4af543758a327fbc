import type { Debt } from '../../functions/src/contract/entities/debt'
import type { CarrierCharge } from '../../functions/src/contract/entities/orders/carrier-charge'
import type { Wallet } from '../../functions/src/contract/entities/wallet'
import { nextPayoutAt } from '../../functions/src/contract/escrow/payout-week'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { DAY_MS, millisOf, timestampFromMillis } from '../../functions/src/contract/time'
import { collectionOf } from '../../functions/src/db/firestore'
import type { JobRetry } from '../../functions/src/db/job-retries'
import type { CarrierBookingRecord } from '../../functions/src/db/orders/carriers'
import { openDebt } from '../../functions/src/domain/wallet/debt'
import { type DueJob, runDueJob } from '../../functions/src/schedules/due-jobs'
import { payVendorsWeekly } from '../../functions/src/schedules/pay-weekly'
import { takeDueCharges } from '../../functions/src/usecases/delivery/settle-charge'
import { trackParcels } from '../../functions/src/usecases/delivery/track-parcels'
import type { Deps } from '../../functions/src/usecases/deps'
import type { Person } from './people'
import { shipOrder, type TestApi } from './test-api'

type State = { failures: number; next: number }

/** A kind of due item that fails at every attempt: its state, and how it is mended. */
export type Kind = {
  run: (deps: Deps) => Promise<unknown>
  /** Makes the item; returns the id under which operators find it. */
  make: () => Promise<string>
  deps?: () => Deps
  state: (id: string) => Promise<State>
  mend: (id: string) => Promise<unknown>
  isDone: (id: string) => Promise<boolean>
}

export const dataOf = async <T>(document: {
  get: () => Promise<{ data: () => T | undefined }>
}) => {
  const data = (await document.get()).data()
  if (!data) throw new Error('no document')
  return data
}

export const job = (name: DueJob) => (deps: Deps) => runDueJob(deps, name)

export const bookings = () => collectionOf<CarrierBookingRecord>(COLLECTIONS.carrierBookings)
/** A carrier that says that each parcel has come, but that of the healthy one. */
export const withCarriers = (testApi: TestApi, isMended = () => false): Deps => ({
  ...testApi.deps,
  carriers: {
    track: async (ids: readonly string[]) =>
      ids.map((shipment_id) => ({
        shipment_id,
        status: shipment_id === 'healthy' || isMended() ? 'in_transit' : 'completed',
        fee_minor: 100_000,
      })),
  } as unknown as NonNullable<Deps['carriers']>,
})
/** Booked for an order that isn't there: it can be looked at, and not be ended. */
export const book = (id: string, shipment_id: string, at: number) =>
  bookings()
    .doc(id)
    .set({
      transaction_id: id,
      state: 'booked',
      lease_until: timestampFromMillis(at),
      shipment_id,
      fee_minor: 100_000,
      poll_at: timestampFromMillis(at),
      late_at: timestampFromMillis(at + 300 * DAY_MS),
    })
const debtOf = (id: string) => collectionOf<Debt>(COLLECTIONS.debts).doc(id)
const chargeOf = (id: string) => collectionOf<CarrierCharge>(COLLECTIONS.carrierCharges).doc(id)
const retryOf = (id: string) => collectionOf<JobRetry>(COLLECTIONS.jobRetries).doc(id)

type Given = { testApi: TestApi; vendor: Person; buyer: Person }
type Planted = 'debts' | 'parcels' | 'late_charges' | 'weekly_payouts'

/** A failing item of each of these kinds. */
export const moneyKinds = (given: () => Given): Record<Planted, Kind> => {
  let order_id = ''
  let isMended = false
  return {
    debts: {
      run: job('debts'),
      make: async () => {
        const { testApi, vendor } = given()
        const id = 'debt-1'
        const at = timestampFromMillis(testApi.clock())
        await collectionOf<Wallet>(COLLECTIONS.wallets).doc(vendor.uid).set({
          vendor_id: vendor.uid,
          currency: 'NGN',
          pending_minor: 0,
          available_minor: -500_000,
          in_payout_minor: 0,
          paid_out_minor: 0,
          debt_id: id,
          updated_at: at,
        })
        const debt = openDebt({ id, vendor_id: vendor.uid, account_key: 'key' }, testApi.clock())
        await debtOf(id).set({ ...debt, due_at: at, ledger: null as never })
        return id
      },
      state: async (id) => {
        const { due_failures = 0, due_at } = await dataOf(debtOf(id))
        return { failures: due_failures, next: due_at ? millisOf(due_at) : 0 }
      },
      mend: (id) => debtOf(id).update({ ledger: { count: 0, head: null } }),
      isDone: async (id) => (await dataOf(debtOf(id))).state === 'written_off',
    },
    parcels: {
      run: trackParcels,
      deps: () => withCarriers(given().testApi, () => isMended),
      make: async () => {
        const { testApi } = given()
        isMended = false
        await book('parcel-1', 's1', testApi.clock())
        return 'parcel-1'
      },
      state: async (id) => {
        const { due_failures = 0, poll_at } = await dataOf(bookings().doc(id))
        return { failures: due_failures, next: poll_at ? millisOf(poll_at) : 0 }
      },
      mend: async () => {
        isMended = true
      },
      isDone: async (id) => {
        const { due_failures, poll_at } = await dataOf(bookings().doc(id))
        return due_failures === 0 && poll_at !== null && millisOf(poll_at) > given().testApi.clock()
      },
    },
    late_charges: {
      run: takeDueCharges,
      make: async () => {
        const { testApi, vendor, buyer } = given()
        const order = await testApi.paid(buyer, await testApi.product(vendor))
        await shipOrder(testApi, vendor, order)
        order_id = order.id
        // As if the carrier had booked its parcel.
        await collectionOf(COLLECTIONS.transactions)
          .doc(order_id)
          .update({ 'money.carrier_minor': 0 })
        const at = timestampFromMillis(testApi.clock())
        await chargeOf('charge-1').set({
          id: 'charge-1',
          transaction_id: 'nothing',
          vendor_id: vendor.uid,
          invoice_id: order.invoice_id,
          courier_name: 'GIG Logistics',
          amount_minor: 20_000,
          state: 'announced',
          announced_at: at,
          take_at: at,
        })
        return 'charge-1'
      },
      state: async (id) => {
        const { due_failures = 0, take_at } = await dataOf(chargeOf(id))
        return { failures: due_failures, next: millisOf(take_at) }
      },
      mend: (id) => chargeOf(id).update({ transaction_id: order_id }),
      isDone: async (id) => (await dataOf(chargeOf(id))).state === 'taken',
    },
    weekly_payouts: {
      run: payVendorsWeekly,
      make: async () => {
        const { testApi, vendor } = given()
        await payVendorsWeekly(testApi.deps)
        await collectionOf<Wallet>(COLLECTIONS.wallets)
          .doc(vendor.uid)
          .set({
            vendor_id: vendor.uid,
            currency: 'NGN',
            pending_minor: 0,
            available_minor: 2_000_000,
            in_payout_minor: 0,
            paid_out_minor: 0,
            updated_at: timestampFromMillis(testApi.clock()),
          })
        testApi.failure.at = (name) => {
          if (name === 'weekly:before-commit') throw new Error('down')
        }
        testApi.passTime(nextPayoutAt(testApi.clock()) - testApi.clock() + 1_000)
        await payVendorsWeekly(testApi.deps)
        return `weekly_payout-${vendor.uid}`
      },
      state: async (id) => {
        const { failures, at } = (await dataOf(retryOf(id))).due
        return { failures, next: millisOf(at) }
      },
      mend: async () => {
        given().testApi.failure.at = () => {}
      },
      isDone: async (id) => !(await retryOf(id).get()).exists,
    },
  }
}
