import { DEADLINE_EFFECTS } from '@contract/entities/orders/deadline'
import type { Transaction } from '@contract/entities/orders/transaction'
import { describe, expect, it } from 'vitest'
import {
  inDays,
  sampleDeadline,
  sampleDispute,
  sampleReturn,
  sampleTransaction,
  transactionIn,
} from '../testing/sample'
import { deadlineText } from './deadline-text'

type Case = {
  name: string
  transaction: Transaction
  buyer: string
  vendor: string
}

const waiting = (
  deadline: Parameters<typeof sampleDeadline>[0],
  change: Partial<Transaction> = {},
): Transaction => sampleTransaction({ deadline: sampleDeadline(deadline), ...change })

/** One of two units is sent again, for half of the price and its share of the fee. */
const PART_AGAIN = {
  round: 2,
  return: sampleReturn({
    is_whole: false,
    wish: 'replacement',
    outcome: 'second_try',
    amounts: { goods_minor: 625_000, delivery_minor: 0, escrow_fee_minor: 20_625 },
  }),
} as const

const duty = { action: 'add_message', effect: 'decide_by_default' } as const
const handedOver = { carrier: 'GIG', shipped_at: inDays(-2), delivered_at: inDays(-1) }

const CASES: Case[] = [
  {
    name: 'a payment, to the minute',
    transaction: waiting({
      action: 'payment_confirmed',
      effect: 'reverse_unpaid',
      at: { seconds: Date.UTC(2026, 10, 20, 13, 30) / 1000, nanoseconds: 0 },
    }),
    buyer: 'Pay by 20th Nov, 2026, 14:30. Otherwise the order is cancelled and nobody is charged.',
    vendor:
      'Held until 20th Nov, 2026, 14:45 for Ngozi Eze, who has not paid yet; then the items go back on sale',
  },
  {
    name: 'the vendor’s answer',
    transaction: waiting({ actor: 'vendor', action: 'confirm', effect: 'refund_buyer' }),
    buyer:
      'Adire Works has until 24th Nov, 2026, 13:00 to confirm. Otherwise ₦12,912.50 goes back to you.',
    vendor: 'Confirm by 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to Ngozi Eze.',
  },
  {
    name: 'the shipment',
    transaction: waiting({ actor: 'vendor', action: 'ship', effect: 'allow_cancellation' }),
    buyer:
      'Adire Works sends it by 24th Nov, 2026, 13:00. After that you may cancel and get ₦12,912.50 back.',
    vendor:
      'Send it by 24th Nov, 2026, 13:00. After that Ngozi Eze may cancel and get ₦12,912.50 back.',
  },
  {
    name: 'a second try of some units that never arrives',
    transaction: waiting(
      { actor: 'vendor', action: 'deliver', effect: 'refund_buyer' },
      PART_AGAIN,
    ),
    buyer:
      'Adire Works delivers it by 24th Nov, 2026, 13:00. Otherwise ₦6,456.25 goes back to you.',
    vendor: 'Hand it over by 24th Nov, 2026, 13:00. Otherwise ₦6,456.25 goes back to Ngozi Eze.',
  },
  {
    name: 'a second try of some units that is to be sent',
    transaction: waiting(
      { actor: 'vendor', action: 'ship', effect: 'allow_cancellation' },
      PART_AGAIN,
    ),
    buyer:
      'Adire Works sends it by 24th Nov, 2026, 13:00. After that you may cancel and get ₦6,456.25 back.',
    vendor:
      'Send it by 24th Nov, 2026, 13:00. After that Ngozi Eze may cancel and get ₦6,456.25 back.',
  },
  {
    name: 'the shipment by the promised day, a working day after which the buyer may cancel',
    transaction: waiting(
      { actor: 'vendor', action: 'ship', effect: 'allow_cancellation' },
      { ship_by: inDays(4), cancel_from: inDays(5) },
    ),
    buyer:
      'Adire Works sends it by 24th Nov, 2026, 13:00. From 25th Nov, 2026, 13:00 you may cancel and get ₦12,912.50 back.',
    vendor:
      'Send it by 24th Nov, 2026, 13:00. From 25th Nov, 2026, 13:00 Ngozi Eze may cancel and get ₦12,912.50 back.',
  },
  {
    name: 'the shipment of what was confirmed too late for its day',
    transaction: waiting(
      { actor: 'vendor', action: 'ship', effect: 'allow_cancellation' },
      {
        ship_by: inDays(4),
        cancel_from: inDays(3),
        ship_by_moves: ['confirmed_late'],
        promised: { ship_by: inDays(1), from: '2026-11-22', until: '2026-11-24' },
      },
    ),
    buyer:
      'Adire Works sends it by 24th Nov, 2026, 13:00 (promised for 21st Nov, 2026, confirmed late). From 23rd Nov, 2026, 13:00 you may cancel and get ₦12,912.50 back.',
    vendor:
      'Send it by 24th Nov, 2026, 13:00 (promised for 21st Nov, 2026, confirmed late). From 23rd Nov, 2026, 13:00 Ngozi Eze may cancel and get ₦12,912.50 back.',
  },
  {
    name: 'the last days for what should have been shipped',
    transaction: waiting(
      { actor: 'vendor', action: 'ship', effect: 'refund_buyer' },
      { ship_by: inDays(1), cancel_from: inDays(2) },
    ),
    buyer:
      'Adire Works is late: it was to be sent by 21st Nov, 2026, 13:00. Last day: 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to you.',
    vendor:
      'You are late: it was to be sent by 21st Nov, 2026, 13:00. Last day: 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to Ngozi Eze.',
  },
  {
    name: 'the delivery',
    transaction: waiting({ actor: 'vendor', action: 'deliver', effect: 'refund_buyer' }),
    buyer:
      'Adire Works delivers it by 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to you.',
    vendor: 'Hand it over by 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to Ngozi Eze.',
  },
  {
    name: 'the delivery by a booked carrier, whose fee comes back too',
    transaction: waiting(
      { actor: 'vendor', action: 'deliver', effect: 'refund_buyer' },
      {
        carrier: { name: 'shipbubble', fee_minor: 200_000 },
        shipment: { carrier: 'GIG Logistics', shipped_at: inDays(-1) },
        money: { ...sampleTransaction().money, held_minor: 1_091_250, carrier_minor: 200_000 },
      },
    ),
    buyer:
      'GIG Logistics delivers it by 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to you.',
    vendor:
      'GIG Logistics delivers it by 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to Ngozi Eze.',
  },
  {
    name: 'the approval',
    transaction: waiting({}),
    buyer:
      'Look at it and say by 24th Nov, 2026, 13:00 if you’re happy. Otherwise ₦12,500 is released to Adire Works.',
    vendor:
      'Ngozi Eze has until 24th Nov, 2026, 13:00 to look at it. Otherwise ₦12,500 is released to you.',
  },
  {
    name: 'the vendor’s answer to a dispute',
    transaction: waiting({ ...duty, actor: 'vendor' }, { dispute: sampleDispute() }),
    buyer:
      'Adire Works answers the dispute by 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to you.',
    vendor:
      'Answer the dispute by 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to Ngozi Eze.',
  },
  {
    name: 'the buyer’s answer with the goods delivered',
    transaction: waiting(duty, {
      dispute: sampleDispute({ raised_by: 'vendor' }),
      shipment: handedOver,
    }),
    buyer:
      'Answer the dispute by 24th Nov, 2026, 13:00. Otherwise ₦12,500 is released to Adire Works.',
    vendor:
      'Ngozi Eze answers the dispute by 24th Nov, 2026, 13:00. Otherwise ₦12,500 is released to you.',
  },
  {
    name: 'the buyer’s answer without the goods: silence pays nobody',
    transaction: waiting(duty, { dispute: sampleDispute({ raised_by: 'vendor' }) }),
    buyer:
      'Answer the dispute by 24th Nov, 2026, 13:00. Otherwise the dispute is closed and the order goes on.',
    vendor:
      'Ngozi Eze answers the dispute by 24th Nov, 2026, 13:00. Otherwise the dispute is closed and the order goes on.',
  },
  {
    name: 'a settlement',
    transaction: waiting({ actor: 'system', action: 'escalate', effect: 'escalate' }),
    buyer: 'Agree by 24th Nov, 2026, 13:00. Otherwise Oja decides.',
    vendor: 'Agree by 24th Nov, 2026, 13:00. Otherwise Oja decides.',
  },
  {
    name: 'the operator',
    transaction: waiting({ actor: 'operator', action: 'resolve', effect: 'stay_held' }),
    buyer: 'Oja decides by 24th Nov, 2026, 13:00. ₦12,912.50 stays held until then.',
    vendor: 'Oja decides by 24th Nov, 2026, 13:00. ₦12,912.50 stays held until then.',
  },
  {
    name: 'the bank',
    transaction: waiting({ actor: 'provider', action: 'chargeback_won', effect: 'stay_held' }),
    buyer: 'The buyer’s bank decides by 24th Nov, 2026, 13:00. ₦12,912.50 stays held until then.',
    vendor: 'The buyer’s bank decides by 24th Nov, 2026, 13:00. ₦12,912.50 stays held until then.',
  },
  {
    name: 'the answer to a return',
    transaction: transactionIn('return_asked'),
    buyer:
      'Adire Works answers the return by 24th Nov, 2026, 13:00. Otherwise you may send it back for a refund, and Adire Works pays the way.',
    vendor:
      'Answer the return by 24th Nov, 2026, 13:00. Otherwise it comes back for a refund, and you pay the way.',
  },
  {
    name: 'goods that are to be sent back',
    transaction: transactionIn('returning'),
    buyer:
      'Send it back by 24th Nov, 2026, 13:00. Otherwise your time to look at it goes on, and it can’t be returned again.',
    vendor:
      'Ngozi Eze sends it back by 24th Nov, 2026, 13:00. Otherwise the buyer’s time to look at it goes on.',
  },
  {
    name: 'goods that go back by a settlement',
    transaction: transactionIn('returning', {
      return: sampleReturn({ source: 'settlement', dispute: sampleDispute() }),
    }),
    buyer: 'Send it back by 24th Nov, 2026, 13:00. Otherwise the dispute goes on where it stood.',
    vendor:
      'Ngozi Eze sends it back by 24th Nov, 2026, 13:00. Otherwise the dispute goes on where it stood.',
  },
  {
    name: 'goods on their way back',
    transaction: waiting({
      actor: 'vendor',
      action: 'confirm_arrival',
      effect: 'escalate_return',
    }),
    buyer:
      'On its way back: Adire Works says by 24th Nov, 2026, 13:00 that it has come. Otherwise Oja looks at it and decides.',
    vendor: 'Say when it is back, by 24th Nov, 2026, 13:00. Otherwise Oja looks at it and decides.',
  },
  {
    name: 'goods that came back',
    transaction: transactionIn('returned'),
    buyer:
      'Adire Works looks at it by 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to you.',
    vendor:
      'Look at what came back by 24th Nov, 2026, 13:00. Otherwise ₦12,912.50 goes back to Ngozi Eze.',
  },
  {
    name: 'goods that came back to be replaced',
    transaction: transactionIn('returned', { return: sampleReturn({ wish: 'replacement' }) }),
    buyer:
      'Adire Works looks at it by 24th Nov, 2026, 13:00. Otherwise Adire Works sends it again.',
    vendor: 'Look at what came back by 24th Nov, 2026, 13:00. Otherwise you send it again.',
  },
]

describe('deadlineText', () => {
  it.each(CASES)('tells each party of $name', ({ transaction, buyer, vendor }) => {
    expect(deadlineText(transaction, 'buyer')).toBe(buyer)
    expect(deadlineText(transaction, 'vendor')).toBe(vendor)
  })

  it('has a sentence for each effect that a deadline can have', () => {
    const covered = new Set(CASES.map(({ transaction }) => transaction.deadline?.effect))
    expect([...covered].sort()).toEqual([...DEADLINE_EFFECTS].sort())
  })

  it('says nothing where nothing is waited for', () => {
    expect(deadlineText(sampleTransaction({ deadline: null }), 'buyer')).toBeUndefined()
  })
})
