import { expect, test } from 'vitest'
import { beginsHolding } from './holding'
import { ESCROW_TRANSITIONS } from './transitions'

const steps = ESCROW_TRANSITIONS.flatMap((row) => row.from.map((from) => ({ ...row, from })))

test('an order is sold by exactly the rows that put its money into escrow', () => {
  const sold = steps.filter(beginsHolding)
  expect(sold).toEqual(
    steps.filter(({ money }) => money === 'charge' || money === 'refund_recalled'),
  )
  expect(sold.map(({ action }) => action)).toEqual(['payment_confirmed', 'keep'])
})

test.each([
  ['late money that goes back', 'reversed', 'reversed'],
  ['a wrong amount', 'pending', 'reversed'],
  ['a withdrawn dispute', 'in_dispute', 'delivered'],
  ['a chargeback', 'shipped', 'in_dispute'],
])('%s begins no sale', (_what, from, to) => {
  expect(beginsHolding({ from, to })).toBe(false)
})
