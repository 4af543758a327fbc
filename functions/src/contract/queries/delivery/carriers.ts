import { COLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

export const bookingOfShipment = {
  path: COLLECTIONS.carrierBookings,
  where: [
    ['shipment_id', '==', '{shipment_id}'],
    ['state', '==', 'booked'],
  ],
} as const satisfies ListQuery

/** Booked parcels to look at, the longest due first. */
export const dueBookings = {
  path: COLLECTIONS.carrierBookings,
  where: [
    ['state', '==', 'booked'],
    ['due.at', '<=', '{now}'],
  ],
  order: ['due.at', 'asc'],
} as const satisfies ListQuery

/** Booked parcels that could not be followed again and again. */
export const failingBookings = {
  path: COLLECTIONS.carrierBookings,
  where: [
    ['state', '==', 'booked'],
    ['due.failures', '>=', '{least}'],
  ],
  order: ['due.failures', 'desc'],
} as const satisfies ListQuery

/** What a carrier took later and nobody objected to in time. */
export const dueCharges = {
  path: COLLECTIONS.carrierCharges,
  where: [
    ['state', '==', 'announced'],
    ['take_at', '<=', '{now}'],
  ],
  order: ['take_at', 'asc'],
} as const satisfies ListQuery

export const chargesOfTransaction = {
  path: COLLECTIONS.carrierCharges,
  where: [['transaction_id', '==', '{transaction_id}']],
} as const satisfies ListQuery

/** What is a vendor's to read, of one order or of all, the oldest first. */
export const vendorCharges = {
  path: COLLECTIONS.carrierCharges,
  where: [['vendor_id', '==', '{vendor_id}']],
  filters: [['transaction_id', '==', '{transaction_id}']],
  order: ['announced_at', 'asc'],
} as const satisfies ListQuery

/** Objections that an operator decides, the oldest first. */
export const objectedCharges = {
  path: COLLECTIONS.carrierCharges,
  where: [['state', '==', 'objected']],
  order: ['objected_at', 'asc'],
} as const satisfies ListQuery

/** What carriers lost and we claim from them, the oldest first. */
export const openClaims = {
  path: COLLECTIONS.carrierCharges,
  where: [['state', '==', 'claimed']],
  order: ['announced_at', 'asc'],
} as const satisfies ListQuery

export const failingCharges = {
  path: COLLECTIONS.carrierCharges,
  where: [
    ['state', '==', 'announced'],
    ['due_failures', '>=', '{least}'],
  ],
  order: ['due_failures', 'desc'],
} as const satisfies ListQuery

/** Parcels for which the carrier may still take more. */
export const allBooked = {
  path: COLLECTIONS.carrierBookings,
  where: [['state', '==', 'booked']],
} as const satisfies ListQuery

/** What is known of the wallet that pays carriers, if it has to be filled. */
export const lowCarrierWallet = {
  path: COLLECTIONS.settings,
  where: [['is_low', '==', true]],
  order: ['checked_at', 'asc'],
} as const satisfies ListQuery

/** The same, if last night it wasn't what the ledger says. */
const differingWallet = <const Field extends string>(field: Field) =>
  ({
    path: COLLECTIONS.settings,
    where: [[field, '>', 0]],
    order: [field, 'asc'],
  }) as const satisfies ListQuery

export const missingInWallet = differingWallet('missing_minor')
export const differingParcels = differingWallet('difference_count')
