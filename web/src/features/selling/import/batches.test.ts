import { expect, test } from 'vitest'
import { batchesOf } from './batches'

const rows = (count: number, cell = 'x') =>
  Array.from({ length: count }, (_, at) => ({ row: at + 2, cells: [cell] }))

test('fifty rows go into a piece, in their order', () => {
  const batches = batchesOf(rows(101))
  expect(batches.map((batch) => batch.length)).toEqual([50, 50, 1])
  expect(batches.flat()).toEqual(rows(101))
})

test('the rows of a product stay in one piece', () => {
  const variants = Array.from({ length: 120 }, (_, at) => ({
    row: at + 2,
    cells: [`shirt-${Math.floor(at / 40)}`, 'x'],
  }))
  expect(batchesOf(variants, 0).map((batch) => batch.length)).toEqual([40, 40, 40])
  expect(batchesOf(variants).map((batch) => batch.length)).toEqual([50, 50, 20])
})

test('no piece outgrows what the server reads, whatever the letters cost', () => {
  const batches = batchesOf(rows(40, 'ọ'.repeat(5_000)))
  for (const batch of batches) {
    expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(60 * 1024)
  }
  expect(batches.flat()).toHaveLength(40)
})
