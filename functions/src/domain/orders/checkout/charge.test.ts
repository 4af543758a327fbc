import { expect, test } from 'vitest'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { opened } from '../transaction/testing/sample'
import { chargeCommands } from './charge'

const part = (vendor_id: string, base_minor: number, change: Partial<Transaction> = {}) => ({
  ...opened().transaction,
  vendor_id,
  escrow_fee: 1_000,
  amount_paid: base_minor + 1_000,
  ...change,
})
const three = [part('c', 100_000), part('a', 100_000), part('b', 100_000)]
const paid = (provider_fee_minor: number) => ({ kind: 'paid', provider_fee_minor }) as const

test('shares the provider’s fee over goods and delivery, ties by the vendor’s id (case 1)', () => {
  expect(chargeCommands(three, paid(7))).toEqual([
    { action: 'payment_confirmed', provider_fee_minor: 2, failed_sale_cost_minor: 2 },
    { action: 'payment_confirmed', provider_fee_minor: 3, failed_sale_cost_minor: 3 },
    { action: 'payment_confirmed', provider_fee_minor: 2, failed_sale_cost_minor: 2 },
  ])
})

test('gives one order the whole fee', () => {
  expect(chargeCommands([part('a', 5)], paid(25_000))).toEqual([
    { action: 'payment_confirmed', provider_fee_minor: 25_000, failed_sale_cost_minor: 16 },
  ])
})

test('refunds the part of a store that was suspended meanwhile, and no other (case 23)', () => {
  const commands = chargeCommands(three, paid(3), new Set(['a']))
  expect(commands).toMatchObject([
    { action: 'payment_confirmed' },
    { action: 'payment_mismatched', mismatch: 'store', amount_minor: 101_000, currency: 'NGN' },
    { action: 'payment_confirmed' },
  ])
})

test('takes late money of a suspended store as late money', () => {
  const late = part('a', 100_000, { status: { status: 'reversed' } })
  expect(chargeCommands([late], paid(3), new Set(['a']))).toMatchObject([
    { action: 'payment_confirmed' },
  ])
})

test('refunds each order its share of a charge of another amount', () => {
  const outcome = {
    kind: 'mismatched',
    mismatch: 'amount',
    amount_minor: 200_001,
    currency: 'NGN',
    provider_fee_minor: 1,
  } as const
  const amounts = chargeCommands(three, outcome).map((command) =>
    command.action === 'payment_mismatched' ? command.amount_minor : 0,
  )
  expect(amounts).toEqual([66_667, 66_667, 66_667])
})

test('fails every order with a failed payment', () => {
  expect(chargeCommands(three, { kind: 'failed', note: 'Declined' })).toEqual(
    three.map(() => ({ action: 'payment_failed', note: 'Declined' })),
  )
})
