import type { TransactionEvent } from '@contract/entities/orders/transaction-parts'
import { ESCROW_ACTIONS } from '@contract/escrow/transition'
import { describe, expect, it } from 'vitest'
import { eventWords } from '@/shared/orders/event-labels'
import { inDays, sampleTransaction } from '../testing/sample'

const event = (change: Partial<TransactionEvent>): TransactionEvent => ({
  id: '0001-create',
  transaction_id: 'k3f9qzk3f9qzk3f9qz01',
  actor: { role: 'buyer', id: 'buyer-uid' },
  action: 'create',
  from: 'none',
  to: 'pending',
  note: null,
  amount_minor: null,
  at: inDays(0),
  deadline_at: null,
  ...change,
})
const transaction = sampleTransaction()

describe('eventWords', () => {
  it.each(ESCROW_ACTIONS)('has words of its own for %s', (action) => {
    const { title } = eventWords(event({ action }), transaction, 'buyer')
    expect(title).toMatch(/^[A-Z]/)
    expect(title).not.toContain('_')
  })

  it('names both days of a confirmation that was too late for the promised one', () => {
    const promised = { ship_by: inDays(1), from: '2026-11-22', until: '2026-11-24' }
    const titleAt = (days: number) =>
      eventWords(
        event({ action: 'confirm', at: inDays(days), deadline_at: inDays(4) }),
        sampleTransaction({ promised }),
        'buyer',
      ).title
    expect(titleAt(1)).toBe('Order confirmed')
    expect(titleAt(2)).toBe(
      'Order confirmed: late, promised for 21st Nov, 2026, now 24th Nov, 2026',
    )
  })

  it('names the reader "You" and the other by name', () => {
    expect(eventWords(event({}), transaction, 'buyer').who).toBe('You')
    expect(eventWords(event({}), transaction, 'vendor').who).toBe('Ngozi Eze')
  })

  it('shows the amount that moved', () => {
    const words = eventWords(event({ action: 'approve', amount_minor: 100 }), transaction, 'buyer')
    expect(words.amount).toBe('₦1')
  })

  it('says until which day it is waited for', () => {
    const titleOf = (action: TransactionEvent['action']) =>
      eventWords(event({ action, note: '2026-12-01' }), transaction, 'buyer').title
    expect(titleOf('offer_wait')).toBe('Asked to wait until 1st Dec, 2026')
    expect(titleOf('accept_wait')).toBe('The buyer waits until 1st Dec, 2026')
    expect(titleOf('decline_wait')).toBe('The buyer doesn’t wait')
  })

  it('shows a reason that a person wrote and keeps codes to itself', () => {
    const declined = event({ action: 'decline', note: 'Sold out' })
    const disputed = event({ action: 'dispute', note: 'not_received' })
    expect(eventWords(declined, transaction, 'buyer').note).toBe('Sold out')
    expect(eventWords(disputed, transaction, 'buyer').note).toBeUndefined()
  })
})
