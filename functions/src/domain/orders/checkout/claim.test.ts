import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chargeback } from '../../../contract/entities/orders/chargeback'
import { timestampFromMillis } from '../../../contract/time'
import { opened, START } from '../transaction/testing/sample'
import { claimCommands } from './claim'

const ID = 'cb-1'
const part = (vendor_id: string, charged: number, refunded: number, claim?: Chargeback) => {
  const { transaction } = opened()
  return {
    ...transaction,
    vendor_id,
    money: { ...transaction.money, charged_minor: charged, refunded_minor: refunded },
    chargebacks: claim ? [claim] : [],
  }
}
const open = (amount_minor: number): Chargeback => ({
  id: ID,
  state: 'open',
  amount_minor,
  opened_at: timestampFromMillis(START),
  due_at: timestampFromMillis(START),
})
const claim = (amount_minor: number, taken_minor: number | null = null) => ({
  chargeback_id: ID,
  amount_minor,
  due_at_ms: START,
  taken_minor,
  reason: null,
})
const amountsOf = (commands: ReturnType<typeof claimCommands>) =>
  commands.map((command) => {
    if (command?.action === 'chargeback') return command.amount_minor
    return command?.action === 'chargeback_lost' ? command.taken_minor : null
  })

test('asks each order for what it has paid and not got back (case 33)', () => {
  const parts = [part('a', 600, 0), part('b', 300, 100), part('c', 100, 100)]
  expect(amountsOf(claimCommands(parts, claim(800)))).toEqual([600, 200, null])
})

test('freezes one order for the whole claim, refunded or not', () => {
  expect(amountsOf(claimCommands([part('a', 600, 600)], claim(600)))).toEqual([600])
})

test('takes what the bank took from the orders that it froze', () => {
  const parts = [part('a', 600, 0, open(600)), part('b', 300, 100, open(200)), part('c', 100, 100)]
  expect(amountsOf(claimCommands(parts, claim(800, 401)))).toEqual([301, 100, null])
})

test('wins for all orders at once', () => {
  const parts = [part('a', 600, 0, open(600)), part('b', 300, 100, open(200))]
  expect(claimCommands(parts, claim(800, 0))).toEqual(
    parts.map(() => ({ action: 'chargeback_won', chargeback_id: ID })),
  )
})

test('does nothing while the bank decides, and nothing twice', () => {
  const lost: Chargeback = { ...open(600), state: 'lost' }
  expect(claimCommands([part('a', 600, 0, open(600))], claim(600))).toEqual([null])
  expect(claimCommands([part('a', 600, 600, lost)], claim(600, 600))).toEqual([null])
})

test('freezes again for a second chargeback on the same charge (case 34)', () => {
  const won: Chargeback = { ...open(600), state: 'won' }
  const again = { ...claim(600), chargeback_id: 'cb-2' }
  expect(claimCommands([part('a', 600, 0, won)], again)).toMatchObject([
    { action: 'chargeback', chargeback_id: 'cb-2' },
  ])
})

test('is about the refunded order whose price it is, and nobody else pays', () => {
  const parts = [part('a', 600, 0), part('b', 300, 300), part('c', 900, 0)]
  expect(amountsOf(claimCommands(parts, claim(300)))).toEqual([null, 300, null])
})

test('claims the others before it takes more than the orders that it froze have', () => {
  const parts = [part('a', 600, 0, open(600)), part('b', 300, 100), part('c', 100, 100)]
  expect(amountsOf(claimCommands(parts, claim(600, 700)))).toEqual([null, 100, null])
})

const money = fc
  .tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([charged, share]) => [charged, Math.floor(charged * share)] as const)

test('the parts sum to what the bank took, none above what it has left, if that is enough', () => {
  fc.assert(
    fc.property(
      fc.array(money, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 60_000_000 }),
      (orders, taken) => {
        const parts = orders.map(([charged, refunded], index) =>
          part(`v${index}`, charged, refunded, open(1)),
        )
        const amounts = amountsOf(claimCommands(parts, claim(taken, taken))).map((one) => one ?? 0)
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(taken)
        const left = orders.map(([charged, refunded]) => charged - refunded)
        if (taken <= left.reduce((sum, one) => sum + one, 0)) {
          for (const [index, one] of amounts.entries()) {
            expect(one).toBeLessThanOrEqual(left[index] ?? 0)
          }
        }
      },
    ),
  )
})
