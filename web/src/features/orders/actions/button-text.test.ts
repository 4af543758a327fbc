import type { Transaction } from '@contract/entities/orders/transaction'
import { describe, expect, it } from 'vitest'
import { inDays, NOW, sampleDeadline, transactionIn } from '../testing/sample'
import { availableActions } from './available-actions'
import { buttonText, isEarly, primaryAction } from './button-text'

const offersOf = (transaction: Transaction) => availableActions(transaction, 'buyer', NOW).offers
const texts = (transaction: Transaction) =>
  offersOf(transaction).map((offer) => buttonText(offer, transaction))
const primary = (transaction: Transaction) =>
  primaryAction(offersOf(transaction), transaction)?.kind

const delivering = sampleDeadline({ actor: 'vendor', action: 'deliver' })

describe('a button', () => {
  it('says whom it pays and how much', () => {
    expect(texts(transactionIn('delivered'))).toContain('I’m happy: pay Adire Works ₦12,500')
  })

  it('says that it pays early while the goods are not there', () => {
    const sent = transactionIn('shipped', { deadline: delivering })
    expect(texts(sent)).toEqual(['I have it', 'Pay Adire Works ₦12,500 early', 'Raise Dispute'])
  })
})

describe('paying early', () => {
  const isOffered = (transaction: Transaction) =>
    offersOf(transaction)
      .filter(({ kind }) => kind === 'approve')
      .map((offer) => isEarly(offer, transaction))

  it('is in the order’s menu, and approving what has come is not', () => {
    expect(isOffered(transactionIn('confirmed', { deadline: delivering }))).toEqual([true])
    expect(isOffered(transactionIn('shipped', { deadline: delivering }))).toEqual([true])
    expect(isOffered(transactionIn('delivered'))).toEqual([false])
  })

  it('names what a release gives, less the commission', () => {
    const sold = transactionIn('delivered', { commission_minor: 62_500 })
    expect(texts(sold)).toContain('I’m happy: pay Adire Works ₦11,875')
  })
})

describe('the one thing to do next', () => {
  it.each(['awaiting_confirmation', 'confirmed'] as const)(
    'is nothing for a buyer in %s',
    (state) => {
      expect(primary(transactionIn(state, { deadline: delivering }))).toBeUndefined()
    },
  )

  it('is not the vendor’s where a booked carrier hands the parcel over', () => {
    const shipment = { carrier: 'GIG Logistics', shipped_at: inDays(-1) }
    const sent = transactionIn('shipped', { deadline: delivering, shipment })
    const ofVendor = (transaction: Transaction) =>
      primaryAction(availableActions(transaction, 'vendor', NOW).offers, transaction)?.kind
    expect(ofVendor(sent)).toBe('deliver')
    const carrier = { name: 'shipbubble', fee_minor: 200_000 }
    expect(ofVendor({ ...sent, carrier })).toBeUndefined()
  })

  it.each([
    ['shipped', delivering, 'receive'],
    ['delivered', sampleDeadline(), 'approve'],
    ['completed', null, 'review'],
  ] as const)('is in %s for %o: %s', (state, deadline, kind) => {
    expect(primary(transactionIn(state, { deadline }))).toBe(kind)
  })
})
