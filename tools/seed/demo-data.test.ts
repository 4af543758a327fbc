import { describe, expect, it } from 'vitest'
import { isNewProduct } from '../../functions/src/contract/catalog/product-facts'
import {
  FULFILMENTS,
  TRANSACTION_STATUSES,
} from '../../functions/src/contract/entities/orders/transaction'
import { shownDealCode } from '../../functions/src/contract/orders/deal-code'
import { readDealCode } from '../../functions/src/contract/orders/read-deal-code'
import { restingOf } from '../../functions/src/contract/people/store-rest'
import { DAY_MS, millisOf } from '../../functions/src/contract/time'
import { brokenRules } from '../../functions/src/domain/money/ledger/invariants'
import { dealStateOf } from '../../functions/src/domain/orders/deal/deal-state'
import type { AuditState } from '../reconcile/audit-state'
import { byVendor } from './catalogue/vendors'
import { type DemoData, makeDemoData } from './demo-data'
import { dealDocuments } from './documents/deal-documents'
import {
  notificationDocuments,
  ordersByPayment,
  paymentDocument,
} from './documents/purchase-documents'
import { accounts } from './people/accounts'
import { conversationDocuments } from './scenarios/conversations'
import { sampleParcels } from './scenarios/sample-parcels'

const SEEDED_AT = Date.UTC(2026, 10, 20, 9, 30)
const recipient_codes = byVendor((key) => `of ${key}`)

const dataAt = (seeded_at: number) =>
  makeDemoData({ seeded_at, urlOf: (path) => path, recipient_codes, parcels: sampleParcels() })

const data = dataAt(SEEDED_AT)
const transactions = data.played.map(({ transaction }) => transaction)

const stateOf = ({ played, wallets, stocks, invoice_counters }: DemoData): AuditState => {
  const decisions = played.flatMap(({ made }) => made.map(({ decision }) => decision))
  return {
    transactions: played.map(({ transaction }) => transaction),
    events: decisions.map(({ event }) => event),
    entries: [...decisions, ...wallets].flatMap(({ ledger }) => ledger),
    payments: [...ordersByPayment(played).values()].map((orders) => paymentDocument(orders, null)),
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
    stocks,
    unplaced: [],
    debts: [],
    top_ups: [],
    outbox: [],
    keys: [],
    sales_days: [],
    invoice_counters,
    tax_documents: [],
    tax_counters: [],
    figures_days: [],
    figures_next: '',
    explained: [],
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

  it('has purchases with delivery and some that include it, each promised once it is paid', () => {
    const sent = transactions.filter(({ delivery_method }) => delivery_method !== undefined)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThan(transactions.length)
    for (const { payment, money, promised } of sent) {
      expect(promised !== undefined).toBe(payment.paid_at !== null && money.charged_minor > 0)
    }
    expect(new Set(sent.map(({ delivery_fee }) => delivery_fee)).size).toBeGreaterThan(2)
  })

  it('has payments of several stores, unpaid, and each order with an end of its own', () => {
    const together = [...ordersByPayment(data.played).values()].filter(({ length }) => length > 1)
    const shown = together.flat().map(({ transaction }) => transaction)
    expect(new Set(shown.map(({ status }) => status.status))).toEqual(new Set(TRANSACTION_STATUSES))
    expect(new Set(together.map(({ length }) => length))).toEqual(new Set([2, 3]))
    expect(together.some((orders) => orders.every((one) => one.transaction.payment.paid_at))).toBe(
      true,
    )
    const ends = together.map((orders) =>
      orders.map(({ transaction: { status, refund, money } }) =>
        refund && money.released_minor > 0 ? 'settled' : status.status,
      ),
    )
    expect(ends).toContainEqual(['settled', 'completed'])
    expect(ends).toContainEqual(['in_dispute', 'completed'])
    expect(ends).toContainEqual(['in_escrow', 'in_escrow', 'reversed'])
    expect(shown.filter(({ items }) => items.length === 3)).toHaveLength(3)
  })

  it('has purchases in every state of a return', () => {
    const returns = transactions.flatMap((one) => (one.return ? [one] : []))
    expect(new Set(returns.map(({ fulfilment }) => fulfilment))).toEqual(
      new Set(['return_asked', 'returning', 'returned', 'confirmed', 'delivered', 'cancelled']),
    )
    const outcomes = returns.map((one) => one.return?.outcome ?? 'open')
    expect(new Set(outcomes)).toEqual(
      new Set(['open', 'refunded', 'second_try', 'kept_for_less', 'refused']),
    )
    expect(returns.some(({ dispute }) => dispute?.reason === 'return_contested')).toBe(true)
    expect(returns.some((one) => one.return?.reason === 'changed_mind')).toBe(true)
  })

  it('has parcels of a carrier, one to be booked and one on its way', () => {
    const carried = transactions.filter(({ carrier }) => carrier)
    expect(carried.map(({ fulfilment, money }) => [fulfilment, money.carrier_minor])).toEqual([
      ['confirmed', undefined],
      ['shipped', 494_500],
    ])
  })

  it('has one store on holiday, whose products say so, and the others sell', () => {
    const resting = data.products.filter(({ store_rest }) => restingOf(store_rest, SEEDED_AT))
    expect(new Set(resting.map(({ vendor_id }) => vendor_id)).size).toBe(1)
    const [{ vendor_id } = { vendor_id: '' }] = resting
    expect(resting).toHaveLength(data.products.filter((one) => one.vendor_id === vendor_id).length)
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
    expect(odd.map(({ key }) => key)).toEqual([])
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

  it('notifies the parties of the last month and names no escrow code', () => {
    const sent = data.played.flatMap((one) => notificationDocuments(one, SEEDED_AT))
    expect(sent.some(({ notification }) => !notification.read)).toBe(true)
    for (const to of ['demo-buyer', 'demo-vendor']) {
      expect(sent.some(({ uid }) => uid.startsWith(to))).toBe(true)
    }
    expect(sent.filter(({ notification }) => /\b\d{6}\b/.test(notification.message))).toEqual([])
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
  it('are six buyers, one unverified, one with a phone alone, twelve vendors and three operators', () => {
    const all = accounts().filter(({ is_demo }) => is_demo)
    const shown = all.filter(({ operator }) => !operator)
    expect(all.flatMap(({ operator }) => operator ?? [])).toEqual(['support', 'money', 'owner'])
    expect(shown.filter(({ roles }) => !roles.includes('vendor'))).toHaveLength(6)
    expect(shown.filter(({ roles }) => roles.includes('vendor'))).toHaveLength(12)
    expect(shown.filter(({ email }) => !email)).toHaveLength(1)
    expect(shown.filter(({ phone }) => phone)).toHaveLength(13)
    const unverified = shown.filter(({ email_verified, phone }) => !email_verified && !phone)
    expect(unverified).toHaveLength(1)
    expect(shown.map(({ email }) => email)).toContain('buyer1@oja.example')
    expect(shown.map(({ email }) => email)).toContain('vendor12@oja.example')
  })
})

describe('the demo’s deals', () => {
  const deals = dealDocuments(data.products, SEEDED_AT)

  it('are found by codes as people read them, and those of sellers have a picture', () => {
    for (const { code, terms, made_by } of deals) {
      expect(readDealCode(shownDealCode(code))).toBe(code)
      expect(terms.images).toHaveLength(made_by === 'vendor' ? 1 : 0)
    }
  })

  it('lead nobody outside; two can be paid, and a request waits for who accepts it', () => {
    const stores = data.stores.map(({ vendor }) => vendor.vendor_id)
    expect(deals.flatMap(({ flags }) => flags)).toEqual([])
    const sellers = deals.filter(({ made_by }) => made_by === 'vendor')
    expect(sellers.every(({ vendor_id }) => stores.includes(vendor_id ?? ''))).toBe(true)
    const asked = deals.filter(({ vendor_id }) => vendor_id === null)
    expect(asked.map(({ buyer_id }) => buyer_id)).toEqual(['demo-buyer-1'])
    const states = deals.map((deal) => dealStateOf(deal, { is_payable: true }, SEEDED_AT))
    expect(states).toEqual(['open', 'open', 'expired', 'open'])
  })
})
