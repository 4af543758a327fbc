import { OPEN_PAYOUT_STATES } from '../../entities/money/wallet'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

export const walletEntries = {
  path: `${COLLECTIONS.wallets}/{vendor_id}/${SUBCOLLECTIONS.entries}`,
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

/** Pending entries of all wallets whose `available_at` has passed. */
export const dueWalletEntries = {
  path: SUBCOLLECTIONS.entries,
  is_group: true,
  where: [
    ['state', '==', 'pending'],
    ['available_at', '<=', '{now}'],
  ],
} as const satisfies ListQuery

export const failingWalletEntries = {
  path: SUBCOLLECTIONS.entries,
  is_group: true,
  where: [
    ['state', '==', 'pending'],
    ['due_failures', '>=', '{least}'],
  ],
  order: ['due_failures', 'desc'],
} as const satisfies ListQuery

export const payouts = {
  path: COLLECTIONS.payouts,
  where: [['vendor_id', '==', '{vendor_id}']],
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

/** Unordered, for tasks that process every document. */
export const allPayouts = {
  path: COLLECTIONS.payouts,
  where: [['vendor_id', '==', '{vendor_id}']],
} as const satisfies ListQuery

export const openPayouts = {
  path: COLLECTIONS.payouts,
  where: [
    ['vendor_id', '==', '{vendor_id}'],
    ['state', 'in', OPEN_PAYOUT_STATES],
  ],
} as const satisfies ListQuery

export const payoutOfReference = {
  path: COLLECTIONS.payouts,
  where: [['reference', '==', '{reference}']],
  page_size: 1,
} as const satisfies ListQuery

export const paymentsOfBuyer = {
  path: COLLECTIONS.payments,
  where: [['buyer_id', '==', '{uid}']],
} as const satisfies ListQuery

export const paymentsOfCard = {
  path: COLLECTIONS.payments,
  where: [['payer.card_signature', '==', '{card_signature}']],
} as const satisfies ListQuery

export const latePaymentsOfCard = {
  path: COLLECTIONS.payments,
  where: [
    ['payer.card_signature', '==', '{card_signature}'],
    ['late_at', '>', '{since}'],
  ],
  order: ['late_at', 'desc'],
} as const satisfies ListQuery

/** What a transaction brought its vendor. */
export const creditsOfTransaction = {
  path: `${COLLECTIONS.wallets}/{vendor_id}/${SUBCOLLECTIONS.entries}`,
  where: [['transaction_id', '==', '{transaction_id}']],
} as const satisfies ListQuery

/** Payments that were requested and not received, the oldest first. */
export const unpaidPayments = {
  path: COLLECTIONS.payments,
  where: [
    ['state', 'in', ['awaiting', 'failed']],
    ['created_at', '<=', '{until}'],
  ],
  order: ['created_at', 'asc'],
} as const satisfies ListQuery

/** Balances below zero whose time is over. */
export const dueDebts = {
  path: COLLECTIONS.debts,
  where: [['due.at', '<=', '{now}']],
  order: ['due.at', 'asc'],
} as const satisfies ListQuery

/** Balances below zero whose write-off failed again and again. */
export const failingDebts = {
  path: COLLECTIONS.debts,
  where: [['due.failures', '>=', '{least}']],
  order: ['due.failures', 'desc'],
} as const satisfies ListQuery

/** Top-ups that were never paid, whose time is over. */
export const dueTopUps = {
  path: COLLECTIONS.topUps,
  where: [
    ['state', '==', 'awaiting'],
    ['due.at', '<=', '{now}'],
  ],
  order: ['due.at', 'asc'],
} as const satisfies ListQuery

export const failingTopUps = {
  path: COLLECTIONS.topUps,
  where: [
    ['state', '==', 'awaiting'],
    ['due.failures', '>=', '{least}'],
  ],
  order: ['due.failures', 'desc'],
} as const satisfies ListQuery

/** Unordered, for tasks that process every document. */
export const allTopUps = {
  path: COLLECTIONS.topUps,
  where: [['vendor_id', '==', '{vendor_id}']],
} as const satisfies ListQuery

/** What stores with a bank account owe or never paid. */
export const unpaidDebts = {
  path: COLLECTIONS.debts,
  where: [
    ['account_key', '==', '{account_key}'],
    ['state', 'in', ['open', 'written_off']],
  ],
} as const satisfies ListQuery

export const ledgerChain = {
  path: COLLECTIONS.ledgerEntries,
  where: [['chain', '==', '{chain}']],
  order: ['sequence', 'asc'],
} as const satisfies ListQuery

/** From a number on. */
export const ledgerChainFrom = {
  path: COLLECTIONS.ledgerEntries,
  where: [
    ['chain', '==', '{chain}'],
    ['sequence', '>=', '{sequence}'],
  ],
  order: ['sequence', 'asc'],
} as const satisfies ListQuery

export const ledgerRange = {
  path: COLLECTIONS.ledgerEntries,
  filters: [
    ['at', '<=', '{until}'],
    ['at', '>', '{from}'],
  ],
  order: ['at', 'asc'],
} as const satisfies ListQuery

export const ledgerSeals = {
  path: COLLECTIONS.ledgerSeals,
  filters: [['number', '>=', '{from}']],
  order: ['number', 'asc'],
} as const satisfies ListQuery

export const lastLedgerSeal = {
  path: COLLECTIONS.ledgerSeals,
  order: ['number', 'desc'],
  page_size: 1,
} as const satisfies ListQuery

export const closedMonths = {
  path: COLLECTIONS.closedMonths,
  order: ['month', 'desc'],
} as const satisfies ListQuery

/** A buyer's receipt and credit notes for one purchase. */
export const taxDocumentsOfTransaction = {
  path: COLLECTIONS.taxDocuments,
  where: [
    ['transaction_id', '==', '{transaction_id}'],
    ['purchaser_id', '==', '{purchaser_id}'],
  ],
} as const satisfies ListQuery

/** A vendor's invoices and credit notes, the newest first. */
export const taxDocumentsOfVendor = {
  path: COLLECTIONS.taxDocuments,
  where: [
    ['purchaser_id', '==', '{vendor_id}'],
    ['to', '==', 'vendor'],
  ],
  order: ['supplied_at', 'desc'],
} as const satisfies ListQuery

export const taxDocumentsOfMonth = {
  path: COLLECTIONS.taxDocuments,
  where: [['month', '==', '{month}']],
} as const satisfies ListQuery

export const allTaxDocumentsOf = {
  path: COLLECTIONS.taxDocuments,
  where: [['purchaser_id', '==', '{uid}']],
} as const satisfies ListQuery

export const taxDocumentLines = {
  path: `${COLLECTIONS.taxDocuments}/{id}/${SUBCOLLECTIONS.lines}`,
  order: ['supplied_at', 'asc'],
} as const satisfies ListQuery

export const openUnplaced = {
  path: COLLECTIONS.unplacedMoney,
  where: [['state', '==', 'open']],
} as const satisfies ListQuery
