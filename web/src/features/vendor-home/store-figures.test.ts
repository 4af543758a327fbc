import type { Transaction } from '@contract/transaction'
import { expect, test } from 'vitest'
import { heldFor, waitingForVendor } from './store-figures'

const sale = (id: string, held_minor: number, actor: string | null, seconds = 0) =>
  ({
    id,
    money: { held_minor },
    deadline: actor === null ? null : { actor, at: { seconds, nanoseconds: 0 } },
  }) as unknown as Transaction

const sales = [
  sale('late', 100, 'vendor', 900),
  sale('soon', 200, 'vendor', 100),
  sale('theirs', 300, 'buyer', 50),
  sale('ended', 0, null),
]

test('adds up what is held', () => {
  expect(heldFor(sales)).toBe(600)
})

test('puts the most urgent order first and leaves out those that wait for others', () => {
  expect(waitingForVendor(sales).map(({ id }) => id)).toEqual(['soon', 'late'])
})
