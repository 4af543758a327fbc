import { COLLECTIONS, SUBCOLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

const user = `${COLLECTIONS.users}/{uid}` as const

export const userIds = {
  path: COLLECTIONS.users,
  order: ['__name__', 'asc'],
} as const satisfies ListQuery

/** The last saved address first. */
export const addresses = {
  path: `${user}/${SUBCOLLECTIONS.addresses}`,
  order: ['updated_at', 'desc'],
} as const satisfies ListQuery

export const favourites = {
  path: `${user}/${SUBCOLLECTIONS.favourites}`,
  order: ['added_at', 'desc'],
} as const satisfies ListQuery

export const viewedProducts = {
  path: `${user}/${SUBCOLLECTIONS.viewedProducts}`,
  order: ['viewed_at', 'desc'],
} as const satisfies ListQuery

/** The last added first. */
export const cartItems = {
  path: `${user}/${SUBCOLLECTIONS.cartItems}`,
  order: ['added_at', 'desc'],
} as const satisfies ListQuery

export const devices = {
  path: `${user}/${SUBCOLLECTIONS.devices}`,
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

export const notifications = {
  path: `${user}/${SUBCOLLECTIONS.notifications}`,
  filters: [['kind', '==', '{kind}']],
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

/** One more than the bell's limit: above 20 it shows 20+. */
export const unreadNotifications = {
  path: `${user}/${SUBCOLLECTIONS.notifications}`,
  where: [['read', '==', false]],
  filters: [['created_at', '>', '{since}']],
  order: ['created_at', 'desc'],
  page_size: 21,
} as const satisfies ListQuery

/** Stores that everybody sees, those with the most sales first. Each has the field; `addStore` writes it. */
export const openVendors = {
  path: COLLECTIONS.vendors,
  where: [
    ['status', '==', 'active'],
    ['is_listed', '==', true],
  ],
  order: ['sales_count', 'desc'],
} as const satisfies ListQuery

/** Reads two, to find one other than the vendor's own. */
export const vendorsOfSlug = {
  path: COLLECTIONS.vendors,
  where: [['slug', '==', '{slug}']],
  page_size: 2,
} as const satisfies ListQuery

/** The private parts of the stores with this bank account. */
export const storesOfAccount = {
  path: SUBCOLLECTIONS.private,
  is_group: true,
  where: [['payout_account.recipient_code', '==', '{recipient_code}']],
} as const satisfies ListQuery

export const vendorsOfUser = {
  path: COLLECTIONS.vendors,
  where: [['vendor_id', '==', '{uid}']],
} as const satisfies ListQuery

export const storeNames = {
  path: COLLECTIONS.storeNames,
  where: [['vendor_id', '==', '{vendor_id}']],
} as const satisfies ListQuery

export const salesDays = {
  path: `${COLLECTIONS.vendors}/{vendor_id}/${SUBCOLLECTIONS.salesDays}`,
  where: [
    ['day', '>=', '{first}'],
    ['day', '<=', '{last}'],
  ],
  order: ['day', 'asc'],
} as const satisfies ListQuery

export const newsletterSubscriptions = {
  path: COLLECTIONS.newsletterSubscriptions,
  where: [['email', '==', '{email}']],
} as const satisfies ListQuery

/** Accounts whose things are on their way to another one, the longest due first. */
export const dueJoins = {
  path: COLLECTIONS.accountJoins,
  where: [
    ['state', 'in', ['moving', 'settling']],
    ['due.at', '<=', '{now}'],
  ],
  order: ['due.at', 'asc'],
} as const satisfies ListQuery

export const failingJoins = {
  path: COLLECTIONS.accountJoins,
  where: [
    ['state', 'in', ['moving', 'settling']],
    ['due.failures', '>=', '{least}'],
  ],
  order: ['due.failures', 'desc'],
} as const satisfies ListQuery

/** The accounts that became this one. */
export const joinsInto = {
  path: COLLECTIONS.accountJoins,
  where: [['into', '==', '{uid}']],
} as const satisfies ListQuery

/** Whoever has this verified phone. */
export const usersOfPhone = {
  path: COLLECTIONS.users,
  where: [['phone', '==', '{phone}']],
  page_size: 2,
} as const satisfies ListQuery
