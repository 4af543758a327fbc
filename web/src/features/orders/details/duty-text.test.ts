import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { describe, expect, it } from 'vitest'
import { inDays, NOW, sampleDeadline, transactionIn } from '../testing/sample'
import { byText, dutyText } from './duty-text'

describe('by when', () => {
  it.each([
    [0.2, '17:48 today'],
    // Half past midnight in Lagos is still the day before in UTC.
    [11.5 / 24, '00:30 tomorrow'],
    [1, '13:00 tomorrow'],
    [2, '22nd Nov'],
  ])('%f days from now is %s', (days, text) => {
    expect(byText(inDays(days), NOW)).toBe(text)
  })
})

const waiting = (
  state: Parameters<typeof transactionIn>[0],
  actor: 'buyer' | 'vendor' | 'operator' | 'system',
  action: string,
  change: Partial<Transaction> = {},
) => transactionIn(state, { deadline: sampleDeadline({ actor, action, at: inDays(2) }), ...change })

const UNPAID = transactionIn('pending', {
  deadline: sampleDeadline({
    action: 'payment_confirmed',
    effect: 'reverse_unpaid',
    at: inDays(0.02),
  }),
})

const ROWS: [string, Transaction, Party, string][] = [
  ['an unpaid order', UNPAID, 'buyer', 'Pay by 13:28 today, or the order is cancelled'],
  [
    'a paid order',
    waiting('awaiting_confirmation', 'vendor', 'confirm'),
    'buyer',
    'Adire Works has until 22nd Nov to confirm',
  ],
  [
    'a paid order',
    waiting('awaiting_confirmation', 'vendor', 'confirm'),
    'vendor',
    'Confirm by 22nd Nov, or the buyer gets the money back',
  ],
  [
    'a confirmed order',
    waiting('confirmed', 'vendor', 'ship'),
    'buyer',
    'Adire Works sends it by 22nd Nov',
  ],
  ['a confirmed order', waiting('confirmed', 'vendor', 'ship'), 'vendor', 'Send it by 22nd Nov'],
  [
    'a delivered order',
    waiting('delivered', 'buyer', 'approve'),
    'buyer',
    'Look at it and say by 22nd Nov if you’re happy',
  ],
  [
    'a delivered order',
    waiting('delivered', 'buyer', 'approve'),
    'vendor',
    'Ngozi Eze has until 22nd Nov to look at it',
  ],
  [
    'a dispute',
    waiting('in_dispute', 'system', 'escalate'),
    'vendor',
    'Agree by 22nd Nov, or Oja decides',
  ],
  ['a dispute', waiting('in_dispute', 'operator', 'resolve'), 'buyer', 'Oja decides by 22nd Nov'],
  ['a completed order', transactionIn('completed'), 'buyer', 'Done on 19th Nov, 2026'],
  ['a reversed order', transactionIn('reversed'), 'vendor', 'Refunded on 19th Nov, 2026'],
]

describe('who must do what', () => {
  it.each(ROWS)('%s: %o says to the %s: %s', (_name, transaction, party, text) => {
    expect(dutyText(transaction, party, NOW)).toBe(text)
  })

  it('leaves out what follows where something beside it says that', () => {
    const alone = dutyText(UNPAID, 'buyer', NOW)
    expect(alone).toMatch(/, or the order is cancelled$/)
    expect(dutyText(UNPAID, 'buyer', NOW, false)).toBe(
      alone.replace(', or the order is cancelled', ''),
    )
  })

  it('tells the vendor until when unpaid items are held, which is later than the buyer’s time', () => {
    expect(dutyText(UNPAID, 'vendor', NOW)).not.toContain('13:28')
    expect(dutyText(UNPAID, 'vendor', NOW)).toMatch(/^Ngozi Eze has until .+ today to pay$/)
  })
})
