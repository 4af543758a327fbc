import { describe, expect, it } from 'vitest'
import {
  FULFILMENTS,
  TRANSACTION_STATUSES,
} from '../../functions/src/contract/entities/transaction'
import { isNewProduct } from '../../functions/src/contract/product-facts'
import { DAY_MS, millisOf } from '../../functions/src/contract/time'
import { brokenRules } from '../../functions/src/domain/ledger/invariants'
import type { AuditState } from '../reconcile/audit-state'
import { byVendor } from './catalogue/vendors'
import { type DemoData, makeDemoData } from './demo-data'
import { notificationDocuments, paymentDocument } from './documents/purchase-documents'
import { accounts } from './people/accounts'
import { conversationDocuments } from './scenarios/conversations'

const SEEDED_AT = Date.UTC(2026, 10, 20, 9, 30)
const recipient_codes = byVendor((key) => `of ${key}`)
const dataAt = (seeded_at: number) =>
  makeDemoData({ seeded_at, urlOf: (path) => path, recipient_codes })

const data = dataAt(SEEDED_AT)
const transactions = data.played.map(({ transaction }) => transaction)

const stateOf = ({ played, wallets, products }: DemoData): AuditState => {
  const decisions = played.flatMap(({ made }) => made.map(({ decision }) => decision))
  return {
    transactions: played.map(({ transaction }) => transaction),
    events: decisions.map(({ event }) => event),
    entries: [...decisions, ...wallets].flatMap(({ ledger }) => ledger),
    payments: played.map((one) => paymentDocument(one, null)),
    payouts: wallets.flatMap(({ payouts }) => payouts),
    wallets: wallets.map(({ vendor_id, balances }) => ({
      vendor_id,
      currency: 'NGN',
      pending_minor: balances.pending,
      available_minor: balances.available,
      in_payout_minor: balances.in_payout,
      paid_out_minor: balances.paid_out,
      updated_at: { seconds: 0, nanoseconds: 0 },
    })),
    wallet_entries: wallets.flatMap(({ vendor_id, entries }) =>
      entries.map((entry) => ({ ...entry, vendor_id })),
    ),
    products,
    unplaced: [],
    outbox: [],
    keys: [],
  }
}

describe('the demo data', () => {
  it.each(TRANSACTION_STATUSES)('has a transaction that is %s', (status) => {
    expect(transactions.some((one) => one.status.status === status)).toBe(true)
  })

  it.each(FULFILMENTS)('has a transaction whose goods are %s', (fulfilment) => {
    expect(transactions.some((one) => one.fulfilment === fulfilment)).toBe(true)
  })

  it.each([
    'reverse_unpaid',
    'refund_buyer',
    'allow_cancellation',
    'release_to_vendor',
    'decide_by_default',
    'escalate',
    'stay_held',
  ])('has a transaction whose silence means %s', (effect) => {
    expect(transactions.some(({ deadline }) => deadline?.effect === effect)).toBe(true)
  })

  it('keeps every invariant of the ledger', () => {
    expect(brokenRules(stateOf(data))).toEqual([])
  })

  it('breaks an invariant as soon as a kobo is missing', () => {
    const audit = stateOf(data)
    const [wallet, ...others] = audit.wallets
    if (!wallet) throw new Error('no wallets')
    const poorer = { ...wallet, available_minor: wallet.available_minor - 1 }
    expect(brokenRules({ ...audit, wallets: [poorer, ...others] })).toHaveLength(1)
  })

  it('has no work that is overdue', () => {
    const late = transactions.filter(({ due_at }) => due_at && millisOf(due_at) <= SEEDED_AT)
    expect(late.map(({ id }) => id)).toEqual([])
  })

  it('sells nothing before it is on sale and nothing in the future', () => {
    const created = new Map(data.products.map(({ id, created_at }) => [id, millisOf(created_at)]))
    const odd = data.played.filter(({ transaction, made }) => {
      const first = millisOf(transaction.created_at)
      const last = made.at(-1)?.now ?? Number.POSITIVE_INFINITY
      return first < (created.get(transaction.product_id) ?? 0) || last > SEEDED_AT
    })
    expect(odd.map(({ scenario }) => scenario.key)).toEqual([])
  })

  it('sells to nobody who has no account yet', () => {
    const joined = new Map(accounts().map(({ uid, days }) => [uid, SEEDED_AT - days * DAY_MS]))
    const odd = transactions.filter(
      ({ buyer_id, created_at }) => millisOf(created_at) < (joined.get(buyer_id) ?? SEEDED_AT),
    )
    expect(odd.map(({ id }) => id)).toEqual([])
  })

  it('shows new products, sold-out ones and some on sale for long', () => {
    const fresh = data.products.filter((product) => isNewProduct(product, SEEDED_AT))
    expect(fresh.length).toBeGreaterThan(20)
    expect(fresh.length).toBeLessThan(120)
    expect(data.products.some(({ available_items }) => available_items === 0)).toBe(true)
  })

  it('rates every product and store by its own reviews', () => {
    for (const { id, rating, rating_count } of data.products) {
      const own = data.reviews.filter(({ product_id }) => product_id === id)
      const sum = own.reduce((total, review) => total + review.rating, 0)
      expect(rating_count).toBe(own.length)
      expect(rating).toBeCloseTo(own.length === 0 ? 0 : sum / own.length, 9)
    }
  })

  it('is the same again at the same instant', () => {
    expect(dataAt(SEEDED_AT)).toEqual(data)
  })

  it('moves with the instant of the seeding and keeps its ids', () => {
    const later = dataAt(SEEDED_AT + DAY_MS)
    expect(later.products.map(({ id }) => id)).toEqual(data.products.map(({ id }) => id))
    expect(later.products.map(({ created_at }) => millisOf(created_at) - DAY_MS)).toEqual(
      data.products.map(({ created_at }) => millisOf(created_at)),
    )
  })

  it('notifies the parties of the last month and names no escrow code to a vendor', () => {
    const sent = data.played.flatMap((one) => notificationDocuments(one, SEEDED_AT))
    expect(sent.some(({ notification }) => !notification.read)).toBe(true)
    const toBuyers = sent.filter(({ uid }) => uid.startsWith('demo-buyer'))
    expect(toBuyers.some(({ notification }) => /\b\d{6}\b/.test(notification.message))).toBe(true)
    const toVendors = sent.filter(({ uid }) => uid.startsWith('demo-vendor'))
    expect(toVendors.filter(({ notification }) => /\b\d{6}\b/.test(notification.message))).toEqual(
      [],
    )
  })

  it('has conversations between a buyer and the maker of what they talk about', () => {
    for (const { conversation, messages } of conversationDocuments(SEEDED_AT)) {
      const product = data.products.find(({ id }) => id === conversation.subject.id)
      expect(product?.vendor_id).toBe(conversation.vendor_id)
      expect(messages.every(({ sender_id }) => conversation.members.includes(sender_id))).toBe(true)
    }
  })
})

describe('the accounts', () => {
  it('are five buyers, one of them unverified, and twelve vendors for the demo', () => {
    const shown = accounts().filter(({ is_demo }) => is_demo)
    expect(shown.filter(({ roles }) => !roles.includes('vendor'))).toHaveLength(5)
    expect(shown.filter(({ roles }) => roles.includes('vendor'))).toHaveLength(12)
    expect(shown.filter(({ email_verified }) => !email_verified)).toHaveLength(1)
    expect(shown.map(({ email }) => email)).toContain('buyer1@oja.example')
    expect(shown.map(({ email }) => email)).toContain('vendor12@oja.example')
  })
})
