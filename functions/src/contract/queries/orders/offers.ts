import { COLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

const path = COLLECTIONS.offers
const LIVE = ['open', 'countered', 'accepted'] as const
const isLive = ['state', 'in', LIVE] as const

/** Those that changed last first. */
export const newestOffersOfBuyer = {
  path,
  where: [['buyer_id', '==', '{uid}']],
  order: ['updated_at', 'desc'],
} as const satisfies ListQuery

export const newestOffersOfVendor = {
  path,
  where: [['vendor_id', '==', '{uid}']],
  order: ['updated_at', 'desc'],
} as const satisfies ListQuery

/** What somebody can still answer or buy. */
export const liveOffersOfBuyer = {
  path,
  where: [['buyer_id', '==', '{uid}'], isLive],
} as const satisfies ListQuery

export const liveOffersOfVendor = {
  path,
  where: [['vendor_id', '==', '{uid}'], isLive],
} as const satisfies ListQuery

/** All of a buyer on one product, whose prices count together. */
export const offersOnProduct = {
  path,
  where: [
    ['buyer_id', '==', '{buyer_id}'],
    ['product_id', '==', '{product_id}'],
  ],
} as const satisfies ListQuery

export const liveOffersOfProduct = {
  path,
  where: [['product_id', '==', '{product_id}'], isLive],
} as const satisfies ListQuery

export const liveOffersBetween = {
  path,
  where: [['buyer_id', '==', '{buyer_id}'], ['vendor_id', '==', '{vendor_id}'], isLive],
} as const satisfies ListQuery

/** What a buyer agreed to and didn't pay, the last first. */
export const unpaidOffers = {
  path,
  where: [
    ['buyer_id', '==', '{buyer_id}'],
    ['unpaid_at', '>=', '{since}'],
  ],
  order: ['unpaid_at', 'desc'],
} as const satisfies ListQuery

/** Unordered, for tasks that process every document. */
export const allOffersOfBuyer = {
  path,
  where: [['buyer_id', '==', '{uid}']],
} as const satisfies ListQuery

export const allOffersOfVendor = {
  path,
  where: [['vendor_id', '==', '{uid}']],
} as const satisfies ListQuery

/** Offers that expire or are answered by settings, the longest due first. */
export const dueOffers = {
  path,
  where: [isLive, ['due.at', '<=', '{now}']],
  order: ['due.at', 'asc'],
} as const satisfies ListQuery

export const failingOffers = {
  path,
  where: [isLive, ['due.failures', '>=', '{least}']],
  order: ['due.failures', 'desc'],
} as const satisfies ListQuery
