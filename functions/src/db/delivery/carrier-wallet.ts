import { AggregateField } from 'firebase-admin/firestore'
import { COLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import type { WalletNight } from '../../domain/delivery/carrier-wallet'
import { type Batch, collectionOf, readDocument, type Versioned } from '../firestore'
import type { CarrierBookingRecord } from './carriers'

/** What is known of the wallet that pays carriers, `settings/carrier_wallet`; minor units. */
export type CarrierWallet = {
  balance_minor: number
  week_minor: number
  checked_at: Timestamp
  is_low: boolean
  /** The oldest night first. */
  nights: WalletNight[]
  /** What differed from the ledger last night, and how much the wallet misses. */
  difference_count: number
  missing_minor: number
}

const wallet = () => collectionOf<CarrierWallet>(COLLECTIONS.settings).doc('carrier_wallet')

export const readCarrierWallet = (): Promise<Versioned<CarrierWallet> | undefined> =>
  readDocument(wallet())

/** Saves what is known only if it is as it was read. */
export const saveCarrierWallet = (
  batch: Batch,
  stored: Versioned<CarrierWallet> | undefined,
  changed: CarrierWallet,
): void => {
  if (stored) batch.update(wallet(), changed, { lastUpdateTime: stored.updated })
  else batch.create(wallet(), changed)
}

/** What carriers took for all parcels so far, as far as it was noticed; computed by the database. */
export const takenByCarriers = async (): Promise<number> => {
  const bookings = collectionOf<CarrierBookingRecord>(COLLECTIONS.carrierBookings)
  const found = await bookings.aggregate({ sum: AggregateField.sum('fee_minor') }).get()
  return found.data().sum
}
