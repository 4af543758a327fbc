import { COLLECTIONS, SUBCOLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

const path = COLLECTIONS.transactions

export const purchases = {
  path,
  where: [['buyer_id', '==', '{uid}']],
  filters: [
    ['status.status', '==', '{status}'],
    ['created_at', '>=', '{since}'],
  ],
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

export const sales = {
  path,
  where: [['vendor_id', '==', '{uid}']],
  filters: [
    ['status.status', '==', '{status}'],
    ['created_at', '>=', '{since}'],
  ],
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

/** Sales in which the vendor must act next, the most urgent first. */
export const waitingSales = {
  path,
  where: [
    ['vendor_id', '==', '{uid}'],
    ['deadline.actor', '==', 'vendor'],
  ],
  order: ['deadline.at', 'asc'],
} as const satisfies ListQuery

/** By the number that people read; it isn't unique, and its end is short. */
const byNumber = <const Field extends string>(field: Field) =>
  ({
    path,
    where: [
      [field, '==', '{uid}'],
      ['invoice_id', '==', '{number}'],
    ],
  }) as const satisfies ListQuery

export const purchasesByNumber = byNumber('buyer_id')
export const salesByNumber = byNumber('vendor_id')

/** Unordered, for tasks that process every document. */
export const allPurchases = {
  path,
  where: [['buyer_id', '==', '{uid}']],
  filters: [['status.status', 'in', '{statuses}']],
} as const satisfies ListQuery

export const allSales = {
  path,
  where: [['vendor_id', '==', '{uid}']],
  filters: [['status.status', 'in', '{statuses}']],
} as const satisfies ListQuery

/** Refunds that have not reached the buyer yet. */
const openRefundsIn = <const Field extends string>(field: Field) =>
  ({
    path,
    where: [
      ['buyer_id', '==', '{uid}'],
      [field, 'in', ['pending', 'processing', 'failed', 'needs_attention']],
    ],
  }) as const satisfies ListQuery

export const openRefunds = openRefundsIn('refund.state')
/** Of missing units, whose orders go on. */
export const openPartRefunds = openRefundsIn('partial.refund.state')

export const transactionOfReview = {
  path,
  where: [['review_id', '==', '{review_id}']],
  page_size: 1,
} as const satisfies ListQuery

/** Transactions due for the scheduled job, the longest due first. */
export const dueTransactions = {
  path,
  where: [
    ['status.status', 'in', '{statuses}'],
    ['due_at', '<=', '{now}'],
  ],
  order: ['due_at', 'asc'],
} as const satisfies ListQuery

/** Transactions whose due work failed again and again, those with the most failures first. */
export const failingTransactions = {
  path,
  where: [['due_failures', '>=', '{least}']],
  order: ['due_failures', 'desc'],
} as const satisfies ListQuery

/** Also reversed transactions, of which the vendor may have nothing to lose. */
export const openChargebacks = {
  path,
  where: [
    ['vendor_id', '==', '{uid}'],
    ['dispute.frozen', '==', true],
  ],
} as const satisfies ListQuery

export const escalatedDisputes = {
  path,
  where: [
    ['dispute.escalated', '==', true],
    ['ended_at', '==', null],
  ],
} as const satisfies ListQuery

/** Paid orders whose money is held. */
export const allHeld = {
  path: COLLECTIONS.transactions,
  where: [['status.status', 'in', ['in_escrow', 'in_dispute']]],
} as const satisfies ListQuery

export const frozenTransactions = {
  path,
  where: [['dispute.frozen', '==', true]],
} as const satisfies ListQuery

/** Oldest first: an event's id begins with its sequence. */
export const transactionEvents = {
  path: `${path}/{id}/${SUBCOLLECTIONS.events}`,
  order: ['__name__', 'asc'],
} as const satisfies ListQuery

export const disputeEntries = {
  path: `${path}/{id}/${SUBCOLLECTIONS.dispute}`,
  order: ['at', 'asc'],
  is_from_end: true,
} as const satisfies ListQuery

export const disputeEntriesWithFile = {
  path: `${path}/{id}/${SUBCOLLECTIONS.dispute}`,
  where: [['paths', 'array-contains', '{file}']],
} as const satisfies ListQuery
