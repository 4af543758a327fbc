import type { CheckoutChange } from '@contract/api/orders/checkouts'
import { expect, it } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import type { KnownLine, StoreLines } from './lines'
import { changesOfRefusal, repairedLines, repairsOf } from './repair'

const idOf = (letter: string) => letter.repeat(20)
const line = (letter: string, quantity: number): KnownLine => ({
  id: letter,
  product_id: idOf(letter),
  variant_id: idOf(letter),
  quantity,
  price_minor: 100,
  product: undefined,
})
const lines = [line('a', 3), line('b', 1)]
const stores: StoreLines[] = [{ vendor_id: 'ada', name: 'Ada', lines }]
const paid = (...changes: CheckoutChange[]) =>
  repairedLines(lines, repairsOf(stores, changes)).map(({ id, quantity }) => `${quantity} ${id}`)

it('takes what is left of a line', () => {
  const fewer = { kind: 'fewer', product_id: idOf('a'), available_items: 2 } as const
  expect(paid(fewer)).toEqual(['2 a', '1 b'])
})

it.each(['gone', 'own', 'not_sent', 'resting'] as const)('leaves out what is %s', (kind) => {
  expect(paid({ kind, product_id: idOf('a') })).toEqual(['1 b'])
})

it('leaves out what is sold out', () => {
  expect(paid({ kind: 'fewer', product_id: idOf('b'), available_items: 0 })).toEqual(['3 a'])
})

it('leaves out the goods of a store that delivers nowhere near, and no others', () => {
  const nowhere = { options: [] } as never
  expect(paid({ kind: 'delivery', vendor_id: 'ada', quote: nowhere })).toEqual([])
  expect(paid({ kind: 'delivery', vendor_id: 'bola', quote: nowhere })).toEqual(['3 a', '1 b'])
})

it('leaves all as it is if another way of delivery is offered, or only the price differs', () => {
  const other = { options: [{}] } as never
  expect(paid({ kind: 'delivery', vendor_id: 'ada', quote: other })).toEqual(['3 a', '1 b'])
  const price = { kind: 'price', product_id: idOf('a'), before_minor: 1, now_minor: 2 } as const
  expect(paid(price)).toEqual(['3 a', '1 b'])
})

it('keeps what it knows: the same repairs for the same change, never more units', () => {
  const fewer = (available_items: number) =>
    ({ kind: 'fewer', product_id: idOf('a'), available_items }) as const
  const known = repairsOf(stores, [fewer(1)])
  expect(repairsOf(stores, [fewer(1)], known)).toBe(known)
  expect(repairsOf(stores, [fewer(2)], known)).toBe(known)
})

it('reads how many a refusal leaves, and nothing of others', () => {
  const refused = (details: Record<string, unknown>) =>
    changesOfRefusal(apiError('json', 'No.', { details }))
  expect(refused({ product_id: idOf('a'), left_items: 2 })).toMatchObject([{ available_items: 2 }])
  expect(refused({ product_id: idOf('a'), left_items: 0 })).toEqual([])
  expect(refused({})).toEqual([])
})
