import type { CarrierCharge } from '../../../functions/src/contract/entities/delivery/carrier-charge'
import { dueFrom } from '../../../functions/src/contract/entities/due'
import type { Debt } from '../../../functions/src/contract/entities/money/debt'
import type { Payment } from '../../../functions/src/contract/entities/money/payment'
import type { TopUp } from '../../../functions/src/contract/entities/money/top-up'
import type { Wallet, WalletEntry } from '../../../functions/src/contract/entities/money/wallet'
import type { VendorPrivate } from '../../../functions/src/contract/entities/people/vendor'
import { nextPayoutAt } from '../../../functions/src/contract/escrow/payout-week'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import {
  DAY_MS,
  HOUR_MS,
  millisOf,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import type { CarrierBookingRecord } from '../../../functions/src/db/delivery/carriers'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import type { JobRetry } from '../../../functions/src/db/job-retries'
import { openDebt } from '../../../functions/src/domain/money/wallet/debt'
import { openTopUp } from '../../../functions/src/domain/money/wallet/top-up'
import { takeDueCharges } from '../../../functions/src/usecases/delivery/collect-charge'
import { trackParcels } from '../../../functions/src/usecases/delivery/track-parcels'
import type { Deps } from '../../../functions/src/usecases/deps'
import { payWeekly } from '../../../functions/src/usecases/money/payout/pay-weekly'
import { shipOrder } from '../test-api'
import { dataOf, type Given, job, type Kind, type KindName } from './kind'

const bookings = () => collectionOf<CarrierBookingRecord>(COLLECTIONS.carrierBookings)
/** A carrier that says that each parcel has come, but that of the healthy one. */
export const withCarriers = (deps: Deps, isMended = () => false): Deps => ({
  ...deps,
  carriers: {
    walletBalance: () => Promise.resolve(100_000_000),
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
      due: dueFrom(timestampFromMillis(at)),
      late_at: timestampFromMillis(at + 300 * DAY_MS),
    })
const debtOf = (id: string) => collectionOf<Debt>(COLLECTIONS.debts).doc(id)
const topUpOf = (id: string) => collectionOf<TopUp>(COLLECTIONS.topUps).doc(id)
const chargeOf = (id: string) => collectionOf<CarrierCharge>(COLLECTIONS.carrierCharges).doc(id)
const retryOf = (id: string) => collectionOf<JobRetry>(COLLECTIONS.jobRetries).doc(id)
const privateOf = (vendor_id: string) =>
  collectionOf<VendorPrivate>(`${COLLECTIONS.vendors}/${vendor_id}/${SUBCOLLECTIONS.private}`).doc(
    'store',
  )
const entriesOf = (vendor_id: string) =>
  collectionOf<WalletEntry>(`${COLLECTIONS.wallets}/${vendor_id}/${SUBCOLLECTIONS.entries}`)
const entryOf = (id: string) => {
  const [vendor_id = '', entry = ''] = id.split('~')
  return entriesOf(vendor_id).doc(entry)
}

/** A wallet with nothing but what is available; `debt_id` if that is below zero. */
const fillWallet = (
  { testApi }: Pick<Given, 'testApi'>,
  vendor_id: string,
  available_minor: number,
  debt_id?: string,
) =>
  collectionOf<Wallet>(COLLECTIONS.wallets)
    .doc(vendor_id)
    .set({
      vendor_id,
      currency: 'NGN',
      pending_minor: 0,
      available_minor,
      in_payout_minor: 0,
      paid_out_minor: 0,
      ...(debt_id && { debt_id }),
      updated_at: timestampFromMillis(testApi.clock()),
    })

/** A failing item of each of these kinds. */
export const moneyKinds = (
  given: () => Given,
): Record<
  Extract<
    KindName,
    'debts' | 'top_ups' | 'entries' | 'parcels' | 'late_charges' | 'weekly_payouts'
  >,
  Kind
> => {
  let order_id = ''
  let isMended = false
  let amount: unknown
  let usable_from: unknown

  const owe = async (id: string, account_key: string) => {
    const { testApi, vendor } = given()
    await fillWallet({ testApi }, vendor.uid, -500_000, id)
    const debt = openDebt({ id, vendor_id: vendor.uid, account_key }, testApi.clock())
    return { ...debt, due: dueFrom(timestampFromMillis(testApi.clock())) }
  }

  const referenceOf = (id: string) => `oja-u-failing-${id}`
  const unpaid = (id: string) => {
    const { testApi, vendor } = given()
    const reference = referenceOf(id)
    const amount_minor = 500_000
    const begun_at = testApi.clock() - HOUR_MS
    return openTopUp({ id, vendor_id: vendor.uid, reference, amount_minor }, begun_at)
  }
  const begin = async (id: string) => {
    const { testApi, vendor } = given()
    await fillWallet({ testApi }, vendor.uid, 0)
    const at = timestampFromMillis(testApi.clock())
    await collectionOf<Payment>(COLLECTIONS.payments)
      .doc(referenceOf(id))
      .set({
        reference: referenceOf(id),
        transaction_ids: [],
        top_up_id: id,
        buyer_id: vendor.uid,
        amount_minor: 500_000,
        currency: 'NGN',
        channel: 'bank_transfer',
        mode: 'test',
        state: 'awaiting',
        provider_id: null,
        provider_fee_minor: null,
        mismatch: null,
        codes: {},
        created_at: at,
        updated_at: at,
      })
  }

  const approved = async () => {
    const { testApi, vendor, buyer } = given()
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    await testApi.done(buyer, order, 'approve')
    const [entry] = (await entriesOf(vendor.uid).get()).docs
    return `${vendor.uid}~${entry?.id}`
  }

  const charge = async (id: string, transaction_id?: string) => {
    const { testApi, vendor, buyer } = given()
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    await shipOrder(testApi, vendor, order)
    // As if the carrier had booked its parcel.
    const carrier = { name: 'shipbubble', fee_minor: 0 }
    const booked = { carrier, 'money.carrier_minor': 0 }
    await collectionOf(COLLECTIONS.transactions).doc(order.id).update(booked)
    const at = timestampFromMillis(testApi.clock())
    await chargeOf(id).set({
      id,
      transaction_id: transaction_id ?? order.id,
      vendor_id: vendor.uid,
      invoice_id: order.invoice_id,
      courier_name: 'GIG Logistics',
      amount_minor: 20_000,
      state: 'announced',
      announced_at: at,
      take_at: at,
    })
    return order.id
  }

  const isWrittenOff = async (id: string) => (await dataOf(debtOf(id))).state === 'written_off'
  const isLapsed = async (id: string) => (await dataOf(topUpOf(id))).state === 'lapsed'
  const isTaken = async (id: string) => (await dataOf(chargeOf(id))).state === 'taken'
  const isAvailable = async (id: string) => (await dataOf(entryOf(id))).state === 'available'
  const isFollowed = async (id: string) => {
    const { due } = await dataOf(bookings().doc(id))
    return due?.failures === 0 && millisOf(due.at) > given().testApi.clock()
  }

  return {
    debts: {
      run: job('writeOffDebts'),
      make: async () => {
        const debt = await owe('debt-1', 'key')
        await debtOf('debt-1').set({ ...debt, ledger: null as never })
        return 'debt-1'
      },
      makeHealthy: async () => {
        await debtOf('debt-2').set(await owe('debt-2', 'another'))
        return () => isWrittenOff('debt-2')
      },
      mend: (id) => debtOf(id).update({ ledger: { count: 0, head: null } }),
      isDone: isWrittenOff,
    },
    top_ups: {
      run: job('lapseTopUps'),
      make: async () => {
        await topUpOf('top-up-1').set(unpaid('top-up-1'))
        return 'top-up-1'
      },
      makeHealthy: async () => {
        await topUpOf('top-up-2').set(unpaid('top-up-2'))
        await begin('top-up-2')
        return () => isLapsed('top-up-2')
      },
      mend: begin,
      isDone: isLapsed,
    },
    entries: {
      run: job('makeEntriesAvailable'),
      make: async () => {
        const id = await approved()
        amount = (await dataOf(entryOf(id))).amount_minor
        await entryOf(id).update({ amount_minor: 'x' })
        given().testApi.passTime(DAY_MS + HOUR_MS)
        return id
      },
      makeHealthy: async () => {
        const id = await approved()
        given().testApi.passTime(DAY_MS + HOUR_MS)
        return () => isAvailable(id)
      },
      mend: (id) => entryOf(id).update({ amount_minor: amount as number }),
      isDone: isAvailable,
    },
    parcels: {
      run: trackParcels,
      deps: (deps) => withCarriers(deps, () => isMended),
      make: async () => {
        isMended = false
        await book('parcel-1', 's1', given().testApi.clock())
        return 'parcel-1'
      },
      makeHealthy: async () => {
        await book('parcel-2', 'healthy', given().testApi.clock() + 1)
        return () => isFollowed('parcel-2')
      },
      mend: async () => {
        isMended = true
      },
      isDone: isFollowed,
    },
    late_charges: {
      run: takeDueCharges,
      make: async () => {
        order_id = await charge('charge-1', 'nothing')
        return 'charge-1'
      },
      makeHealthy: async () => {
        await charge('charge-2')
        return () => isTaken('charge-2')
      },
      mend: (id) => chargeOf(id).update({ transaction_id: order_id }),
      isDone: isTaken,
    },
    weekly_payouts: {
      run: payWeekly,
      make: async () => {
        const { testApi, vendor } = given()
        await payWeekly(testApi.deps)
        await fillWallet({ testApi }, vendor.uid, 2_000_000)
        usable_from = (await dataOf(privateOf(vendor.uid))).payout_account?.usable_from
        await privateOf(vendor.uid).update({ 'payout_account.usable_from': null })
        testApi.passTime(nextPayoutAt(testApi.clock()) - testApi.clock() + 1_000)
        await payWeekly(testApi.deps)
        return `weekly_payout-${vendor.uid}`
      },
      makeHealthy: async () => {
        const { testApi, vendor } = given()
        await fillWallet({ testApi }, vendor.uid, 2_000_000)
        testApi.passTime(nextPayoutAt(testApi.clock()) - testApi.clock() + 1_000)
        const payouts = firestore().collection(COLLECTIONS.payouts)
        return async () => (await payouts.where('vendor_id', '==', vendor.uid).get()).size === 1
      },
      mend: (id) =>
        privateOf(id.slice('weekly_payout-'.length)).update({
          'payout_account.usable_from': usable_from as object,
        }),
      isDone: async (id) => !(await retryOf(id).get()).exists,
    },
  }
}
