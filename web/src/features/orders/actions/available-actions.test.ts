import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { ESCROW_STATES, type EscrowState } from '@contract/escrow/transition'
import { describe, expect, it } from 'vitest'
import {
  inDays,
  NOW,
  sampleDeadline,
  sampleDispute,
  sampleReturn,
  transactionIn,
} from '../testing/sample'
import { availableActions } from './available-actions'

type StoredState = Exclude<EscrowState, 'none'>

/** The actions offered to each party in each state, in menu order. */
const OFFERED: Record<StoredState, Record<Party, string[]>> = {
  pending: { buyer: ['Cancel Order'], vendor: ['Release Items'] },
  awaiting_confirmation: {
    buyer: ['Approve Transaction', 'Raise Dispute'],
    vendor: ['Confirm Order', 'Confirm Fewer Pieces', 'Decline Order', 'Raise Dispute'],
  },
  confirmed: {
    buyer: ['Approve Transaction', 'Raise Dispute'],
    vendor: ['Mark as Shipped', 'Decline Order', 'Raise Dispute'],
  },
  shipped: {
    buyer: ['Confirm Receipt', 'Approve Transaction', 'Raise Dispute'],
    vendor: ['Mark as Delivered', 'Raise Dispute'],
  },
  delivered: {
    buyer: ['Approve Transaction', 'Something is wrong', 'Extend My Protection', 'Raise Dispute'],
    vendor: ['Raise Dispute'],
  },
  return_asked: {
    buyer: ['Keep It After All'],
    vendor: ['Take It Back', 'Offer a Part', 'Let the Buyer Keep It', 'Refuse the Return'],
  },
  returning: {
    buyer: ['Send It Back', 'Hand It Over With the Code', 'Keep It After All'],
    vendor: ['Let the Buyer Keep It', 'Confirm Arrival'],
  },
  returned: { buyer: [], vendor: ['Accept the Return', 'Contest the Return'] },
  in_dispute: { buyer: [], vendor: [] },
  completed: { buyer: ['Write a Review'], vendor: [] },
  reversed: { buyer: [], vendor: [] },
}

const labels = (transaction: Transaction, party: Party, now = NOW) =>
  availableActions(transaction, party, now).offers.map(({ label }) => label)

const states = ESCROW_STATES.filter((state): state is StoredState => state !== 'none')

describe('offersFor', () => {
  it.each(states)('offers each party in %s what the table allows and no more', (state) => {
    const transaction = transactionIn(state)
    expect(labels(transaction, 'buyer')).toEqual(OFFERED[state].buyer)
    expect(labels(transaction, 'vendor')).toEqual(OFFERED[state].vendor)
  })

  it('offers no fewer pieces of a single one', () => {
    const transaction = { ...transactionIn('awaiting_confirmation'), units_total: 1 }
    expect(labels(transaction, 'vendor')).not.toContain('Confirm Fewer Pieces')
  })

  it('has a carrier’s parcel booked instead of shipped', () => {
    const carrier = { name: 'shipbubble', fee_minor: 200_000 }
    const transaction = { ...transactionIn('confirmed'), carrier }
    expect(labels(transaction, 'vendor')).toEqual(['Book Pickup', 'Decline Order', 'Raise Dispute'])
  })

  it.each(states)('never offers the vendor to approve in %s', (state) => {
    expect(labels(transactionIn(state), 'vendor')).not.toContain('Approve Transaction')
  })

  it.each(states)('opens the dispute’s room for both in in_dispute alone: %s', (state) => {
    const transaction = transactionIn(state)
    const isOpen = state === 'in_dispute'
    expect(availableActions(transaction, 'buyer', NOW).hasRoom).toBe(isOpen)
    expect(availableActions(transaction, 'vendor', NOW).hasRoom).toBe(isOpen)
  })

  it('marks what ends an order badly as danger, and nothing else', () => {
    const all = states.flatMap((state) =>
      (['buyer', 'vendor'] as const).flatMap(
        (party) => availableActions(transactionIn(state), party, NOW).offers,
      ),
    )
    const dangers = new Set(all.filter(({ isDanger }) => isDanger).map(({ label }) => label))
    expect([...dangers].sort()).toEqual([
      'Cancel Order',
      'Contest the Return',
      'Decline Order',
      'Raise Dispute',
      'Refuse the Return',
      'Release Items',
    ])
  })

  it('lets a buyer cancel once the vendor should have shipped', () => {
    const transaction = transactionIn('confirmed', { cancel_from: inDays(2) })
    expect(labels(transaction, 'buyer', NOW)).not.toContain('Cancel Order')
    expect(labels(transaction, 'buyer', NOW + 3 * 86_400_000)).toContain('Cancel Order')
  })

  it('believes the server’s instant where the device’s clock is behind', () => {
    const transaction = transactionIn('confirmed', {
      cancel_from: inDays(5),
      updated_at: inDays(5),
    })
    expect(labels(transaction, 'buyer', NOW)).toContain('Cancel Order')
  })

  it('offers no review twice and none after 30 days', () => {
    expect(labels(transactionIn('completed', { review_id: 'r' }), 'buyer')).toEqual([])
    expect(labels(transactionIn('completed', { ended_at: inDays(-31) }), 'buyer')).toEqual([])
  })

  it('offers nothing that time has decided against, the moment it has', () => {
    const at = inDays(1)
    const deadline = sampleDeadline({ at, effect: 'release_to_vendor' })
    const inspected = transactionIn('delivered', { deadline })
    const end = NOW + 86_400_000
    expect(labels(inspected, 'buyer', end - 1)).toEqual([
      'Approve Transaction',
      'Something is wrong',
      'Raise Dispute',
    ])
    expect(labels(inspected, 'buyer', end)).toEqual(['Approve Transaction'])
    expect(labels(inspected, 'vendor', end)).toEqual([])
  })

  it('offers no third dispute', () => {
    const raised = transactionIn('delivered', { disputes_raised: { buyer: 2, vendor: 1 } })
    expect(labels(raised, 'buyer')).not.toContain('Raise Dispute')
    expect(labels(raised, 'vendor')).toEqual(['Raise Dispute'])
  })

  it('keeps the room of a dispute that time is about to decide', () => {
    const deadline = sampleDeadline({ at: inDays(-1), effect: 'decide_by_default' })
    const decided = availableActions(transactionIn('in_dispute', { deadline }), 'vendor', NOW)
    expect(decided.hasRoom).toBe(true)
    expect(decided.actions).toEqual(['accept_refund'])
  })

  it('lets protection be extended once, and not in its last hour', () => {
    const deadline = sampleDeadline({ at: inDays(1) })
    const inspected = transactionIn('delivered', { deadline })
    const lastHour = NOW + 23 * 3_600_000
    expect(labels(inspected, 'buyer', lastHour - 1)).toContain('Extend My Protection')
    expect(labels(inspected, 'buyer', lastHour)).not.toContain('Extend My Protection')
    const extended = transactionIn('delivered', { deadline, extended_at: inDays(-1) })
    expect(labels(extended, 'buyer')).not.toContain('Extend My Protection')
  })

  it('offers no return of goods that were asked for before, and a dispute still', () => {
    const [item] = sampleReturn().lines
    const asked = `${item?.product_id}~${item?.variant_id}`
    const again = transactionIn('delivered', { return_asked_for: [asked] })
    expect(labels(again, 'buyer')).not.toContain('Something is wrong')
    expect(labels(again, 'buyer')).toContain('Raise Dispute')
  })

  it('lets the buyer answer an offer while it stands', () => {
    const offer = { amount_minor: 100_000, at: inDays(-1), until: inDays(1) }
    const offered = transactionIn('return_asked', { return: sampleReturn({ offer }) })
    const answers = ['Keep It for Less', 'Decline the Offer']
    expect(labels(offered, 'buyer')).toEqual([...answers, 'Keep It After All'])
    expect(labels(offered, 'buyer', NOW + 86_400_000)).toEqual(['Keep It After All'])
  })

  it('lets nobody change their mind about goods that are on their way', () => {
    const sent = { carrier: 'GIG', tracking_number: 'GIG123', sent_at: inDays(-1) }
    const back = transactionIn('returning', { return: sampleReturn({ sent }) })
    expect(labels(back, 'buyer')).toEqual(['Hand It Over With the Code'])
    expect(labels(back, 'vendor')).toContain('Confirm Arrival')
  })

  it('says beside a dispute that goods came back, and whether they can be sold again', () => {
    const dispute = sampleDispute({ frozen: true })
    const under = transactionIn('in_dispute', { dispute, fulfilment: 'returning' })
    expect(labels(under, 'vendor')).toEqual(['Confirm Arrival'])
    expect(labels(under, 'buyer')).toEqual([])
    const ended = sampleReturn({ arrived_at: inDays(-2), ended_at: inDays(-0.5) })
    const stocked = transactionIn('completed', { return: ended })
    expect(labels(stocked, 'vendor')).toEqual(['Change the Stock'])
    expect(labels(stocked, 'vendor', NOW + 86_400_000)).toEqual([])
  })

  it.each([
    ['failed', ['Choose Refund Account']],
    ['needs_attention', ['Choose Refund Account']],
    ['pending', []],
    ['processed', []],
  ] as const)('asks the buyer alone where a refund goes that is %s', (state, offered) => {
    const refunded = transactionIn('reversed', { refund: { amount_minor: 100, state } })
    expect(labels(refunded, 'buyer')).toEqual(offered)
    expect(labels(refunded, 'vendor')).toEqual([])
  })

  it('offers no money move while a chargeback freezes it', () => {
    const frozen = transactionIn('in_dispute', { dispute: sampleDispute({ frozen: true }) })
    expect(availableActions(frozen, 'buyer', NOW).actions).toEqual(['add_evidence', 'add_message'])
    expect(availableActions(frozen, 'vendor', NOW).actions).toEqual(['add_evidence', 'add_message'])
  })
})
