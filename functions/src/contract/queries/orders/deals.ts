import { COLLECTIONS, SUBCOLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

export const dealsOfVendor = {
  path: COLLECTIONS.deals,
  where: [['vendor_id', '==', '{vendor_id}']],
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

export const requestsOfBuyer = {
  path: COLLECTIONS.deals,
  where: [['buyer_id', '==', '{buyer_id}']],
  order: ['created_at', 'desc'],
  page_size: 60,
} as const satisfies ListQuery

/** Unordered, for tasks that process every document. */
export const allRequestsOfBuyer = {
  path: COLLECTIONS.deals,
  where: [['buyer_id', '==', '{buyer_id}']],
} as const satisfies ListQuery

/** Of a seller, by who made them. */
export const allDealsMadeBy = {
  path: COLLECTIONS.deals,
  where: [
    ['vendor_id', '==', '{vendor_id}'],
    ['made_by', '==', '{made_by}'],
  ],
} as const satisfies ListQuery

export const allDealsOfVendor = {
  path: COLLECTIONS.deals,
  where: [['vendor_id', '==', '{vendor_id}']],
} as const satisfies ListQuery

export const dealsOfCode = {
  path: COLLECTIONS.deals,
  where: [['code', '==', '{code}']],
  page_size: 1,
} as const satisfies ListQuery

/** Those that somebody began to pay. */
export const versionsOfDeal = {
  path: `${COLLECTIONS.deals}/{id}/${SUBCOLLECTIONS.versions}`,
} as const satisfies ListQuery

/** Uses at a price for one buyer, which go back unless they were paid. */
export const dueDeals = {
  path: COLLECTIONS.deals,
  where: [['due.at', '<=', '{now}']],
  order: ['due.at', 'asc'],
} as const satisfies ListQuery

export const failingDeals = {
  path: COLLECTIONS.deals,
  where: [['due.failures', '>=', '{least}']],
  order: ['due.failures', 'desc'],
} as const satisfies ListQuery
