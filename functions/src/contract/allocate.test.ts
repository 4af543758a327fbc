import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocate, proportionOf } from './allocate'

const ids = ['c', 'a', 'b', 'e', 'd']
const receivers = fc
  .array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 5 })
  .map((weights) => weights.map((weight, index) => ({ id: ids[index] ?? '', weight })))

const even = (count: number) => ids.slice(0, count).map((id) => ({ id, weight: 10 }))

it.each([
  { amount: 1, parts: [0, 1, 0] },
  { amount: 3, parts: [1, 1, 1] },
  { amount: 7, parts: [2, 3, 2] },
])('gives what is left of $amount kobo to the first id of three (case 1)', ({ amount, parts }) => {
  expect(allocate(amount, even(3))).toEqual(parts)
})

it('gives what is left to the largest remainder', () => {
  const parts = allocate(100, [
    { id: 'a', weight: 1 },
    { id: 'b', weight: 2 },
    { id: 'c', weight: 4 },
  ])
  expect(parts).toEqual([14, 29, 57])
})

it('gives all of it to the first id if nothing has a weight', () => {
  const weightless = even(2).map(({ id }) => ({ id, weight: 0 }))
  expect(allocate(5, weightless)).toEqual([0, 5])
})

it('gives one receiver everything', () => {
  expect(allocate(10_000, [{ id: 'a', weight: 0 }])).toEqual([10_000])
})

it('never loses or makes a kobo, and rounds each part by less than one (case 1)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000_000_000 }), receivers, (amount, to) => {
      const parts = allocate(amount, to)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      const total = to.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
      for (const [index, part] of parts.entries()) {
        const exact = BigInt(amount) * BigInt(to[index]?.weight ?? 0)
        if (total > 0n) {
          expect(BigInt(part) * total).toBeGreaterThan(exact - total)
          expect(BigInt(part) * total).toBeLessThan(exact + total)
        }
      }
    }),
  )
})

it('gives each id the same part in whichever order they come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), receivers, (amount, to) => {
      const reversed = allocate(amount, [...to].reverse()).reverse()
      expect(allocate(amount, to)).toEqual(reversed)
    }),
  )
})

it('takes a part of the largest sums to the kobo', () => {
  expect(proportionOf(113_585_339, 1_566_694_333, 1_566_694_333)).toBe(113_585_339)
  expect(proportionOf(199_913, 54_141_848_153, 54_141_848_153)).toBe(199_913)
  expect(proportionOf(125_796_633, 2_484_857_340, 2_515_932_660)).toBe(
    Number((125_796_633n * 2_484_857_340n) / 2_515_932_660n),
  )
  expect(proportionOf(5, 2, 3)).toBe(3)
})
