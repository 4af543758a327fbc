import { expect, test } from 'vitest'
import { START, sampleOffer, samplePurchase, sampleStore } from '../transaction/testing/sample'
import { STOCKED } from '../transaction/testing/simulation'
import { openCheckout } from './open-checkout'

const offer = sampleOffer()
const opened = (...quantities: number[]) => {
  const lines = quantities.map((quantity) => ({ offer, quantity }))
  return openCheckout([{ id: 't'.repeat(20), store: sampleStore, lines }], samplePurchase(), START)
}

test('lines of one variant are one item, reserved together', () => {
  const [decision] = opened(2, 3)
  expect(decision?.transaction.items.map(({ quantity }) => quantity)).toEqual([5])
  expect(decision?.stock).toMatchObject([{ available: -5, reserved: 5 }])
})

test('lines of one variant are refused if together they are more than there is', () => {
  expect(() => opened(STOCKED - 1, 2)).toThrow('not enough items')
})
