import { expect, test } from 'vitest'
import { openedDeal, sampleDeal } from '../../orders/checkout/testing/sample-deal'
import type { LedgerState } from './invariant'
import { brokenRules } from './invariants'

const transaction = openedDeal('half').transaction
const deal = sampleDeal({ terms: { uses: 2 }, reserved: 1 })

const NUMBERS = ['8', '10']
const problems = (change: Partial<LedgerState>): string[] =>
  brokenRules(
    {
      transactions: [transaction],
      deals: [deal],
      events: [],
      entries: [],
      payouts: [],
      wallets: [],
      wallet_entries: [],
      stocks: [],
      unplaced: [],
      debts: [],
      keys: [],
      ...change,
    },
    NUMBERS,
  )

test('a deal whose order is unpaid breaks no rule', () => {
  expect(problems({})).toEqual([])
})

test('uses that no unpaid order holds are found', () => {
  expect(problems({ deals: [{ ...deal, reserved: 0 }] })).toEqual([
    `8. ${deal.id}: 0 are reserved, unpaid purchases hold 1`,
  ])
})

test('more uses than there are, and fewer than none, are found', () => {
  expect(problems({ deals: [{ ...deal, sold: 2 }] })).toEqual([
    `8. ${deal.id}: a count is below zero`,
  ])
  expect(problems({ transactions: [], deals: [{ ...deal, reserved: -1 }] })).toEqual([
    `8. ${deal.id}: a count is below zero`,
  ])
})

test('a part of the fee that isn’t the agreed one is found, of either of the two', () => {
  const { escrow_fee, commission_minor = 0, items, amount_paid, id } = transaction
  expect([escrow_fee, commission_minor]).toEqual([13_750, 13_750])
  expect(
    problems({ transactions: [{ ...transaction, commission_minor: commission_minor - 1 }] }),
  ).toEqual([`10. ${id}: the vendor pays 13749`])
  const more = {
    ...transaction,
    escrow_fee: escrow_fee + 1,
    amount_paid: amount_paid + 1,
    items: items.map((item) => ({ ...item, escrow_fee_minor: escrow_fee + 1 })),
  }
  expect(problems({ transactions: [more] })).toEqual([`10. ${id}: the buyer pays 13751`])
})
