import { COLLECTIONS, SUBCOLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

export const activeOperators = {
  path: COLLECTIONS.operators,
  where: [['revoked_at', '==', null]],
} as const satisfies ListQuery

/** Disputes for an operator to decide, the earliest deadline first. */
export const escalatedCases = {
  path: COLLECTIONS.transactions,
  where: [
    ['dispute.escalated', '==', true],
    ['dispute.frozen', '==', false],
    ['ended_at', '==', null],
  ],
  order: ['deadline.at', 'asc'],
} as const satisfies ListQuery

/** Contested payments, also of ended purchases, which have no deadline of their own. */
export const contestedCases = {
  path: COLLECTIONS.transactions,
  where: [['dispute.frozen', '==', true]],
  order: ['dispute.opened_at', 'asc'],
} as const satisfies ListQuery

const stuck = <const Field extends string>(field: Field) =>
  ({
    path: COLLECTIONS.transactions,
    where: [[field, 'in', ['failed', 'needs_attention']]],
    order: ['updated_at', 'asc'],
  }) as const satisfies ListQuery

export const stuckRefunds = stuck('refund.state')
/** Of missing units, whose orders go on. */
export const stuckPartRefunds = stuck('partial.refund.state')

export const waitingTasks = {
  path: COLLECTIONS.outbox,
  where: [['state', '==', '{state}']],
  order: ['created_at', 'asc'],
} as const satisfies ListQuery

export const reportedProducts = {
  path: COLLECTIONS.reportedProducts,
  where: [['open_reports', '>', 0]],
  order: ['open_reports', 'desc'],
} as const satisfies ListQuery

export const openReports = {
  path: COLLECTIONS.reports,
  where: [['state', '==', 'open']],
  order: ['created_at', 'asc'],
} as const satisfies ListQuery

export const waitingMoney = {
  path: COLLECTIONS.unplacedMoney,
  where: [['state', '==', 'open']],
  order: ['created_at', 'asc'],
} as const satisfies ListQuery

/** What was decided about a party since `since`. */
const decidedOf = <const Party extends 'buyer_id' | 'vendor_id'>(party: Party) =>
  ({
    path: COLLECTIONS.caseDecisions,
    where: [
      [party, '==', '{uid}'],
      ['decided_at', '>', '{since}'],
    ],
    order: ['decided_at', 'asc'],
  }) as const satisfies ListQuery

export const decidedOfBuyer = decidedOf('buyer_id')
export const decidedOfVendor = decidedOf('vendor_id')

/** Decisions that wait for a second person. */
export const waitingDecisions = {
  path: COLLECTIONS.caseDecisions,
  where: [['state', '==', 'waiting']],
  order: ['proposed_at', 'asc'],
} as const satisfies ListQuery

/** Money of flagged sales that waits for a person, what ends first before the rest. */
export const heldEntries = {
  path: SUBCOLLECTIONS.entries,
  is_group: true,
  where: [['hold.state', '==', 'waiting']],
  order: ['hold.until', 'asc'],
} as const satisfies ListQuery

/** Messages to us that nobody has answered, the earliest deadline first. */
export const openTickets = {
  path: COLLECTIONS.tickets,
  where: [['state', '==', 'open']],
  order: ['due_at', 'asc'],
} as const satisfies ListQuery

export const ticketsFrom = {
  path: COLLECTIONS.tickets,
  where: [['email', '==', '{email}']],
} as const satisfies ListQuery

const FOUND = 10

export const usersOfEmail = {
  path: COLLECTIONS.users,
  where: [['email', '==', '{email}']],
  page_size: FOUND,
} as const satisfies ListQuery

/** More than have one word of a name: the other typed words choose among them. */
const OF_WORD = 200

export const usersOfWord = {
  path: COLLECTIONS.users,
  where: [['search_words', 'array-contains', '{word}']],
  page_size: OF_WORD,
} as const satisfies ListQuery

/** The private parts of stores; the last changed first. */
export const storesOfWord = {
  path: SUBCOLLECTIONS.private,
  is_group: true,
  where: [['search_words', 'array-contains', '{word}']],
  order: ['updated_at', 'desc'],
  page_size: OF_WORD,
} as const satisfies ListQuery

const withPhone = <const Path extends string>(path: Path) =>
  ({
    path,
    is_group: true,
    where: [['phone', '==', '{phone}']],
    order: ['updated_at', 'desc'],
    page_size: FOUND,
  }) as const satisfies ListQuery

/** The private parts of stores with this phone number. */
export const storesOfPhone = withPhone(SUBCOLLECTIONS.private)
/** Saved addresses with this phone number. */
export const addressesOfPhone = withPhone(SUBCOLLECTIONS.addresses)

/** What somebody still has open with others, as one of the two. */
const openOf = <const Party extends 'buyer_id' | 'vendor_id', const Field extends string>(
  party: Party,
  field: Field,
  value: boolean | null,
) =>
  ({
    path: COLLECTIONS.transactions,
    where: [
      [party, '==', '{uid}'],
      [field, '==', value],
    ],
  }) as const satisfies ListQuery

export const openPurchasesOf = openOf('buyer_id', 'ended_at', null)
export const openSalesOf = openOf('vendor_id', 'ended_at', null)
export const contestedPurchasesOf = openOf('buyer_id', 'dispute.frozen', true)
export const contestedSalesOf = openOf('vendor_id', 'dispute.frozen', true)

/** The private parts of stores that are paid to this bank account. */
export const storesOfAccount = {
  path: SUBCOLLECTIONS.private,
  is_group: true,
  where: [['payout_account.recipient_code', '==', '{recipient_code}']],
  order: ['updated_at', 'desc'],
} as const satisfies ListQuery
export const storesOfAccountName = {
  path: SUBCOLLECTIONS.private,
  is_group: true,
  where: [
    ['payout_account.account_name', '==', '{account_name}'],
    ['payout_account.account_number_masked', '==', '{account_number_masked}'],
    ['payout_account.bank_code', '==', '{bank_code}'],
  ],
  order: ['updated_at', 'desc'],
} as const satisfies ListQuery

export const transactionsOfInvoice = {
  path: COLLECTIONS.transactions,
  where: [['invoice_id', '==', '{invoice_id}']],
  page_size: FOUND,
} as const satisfies ListQuery
