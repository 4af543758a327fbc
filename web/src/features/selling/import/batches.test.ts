import { expect, test } from 'vitest'
import { batchesOf } from './batches'
import type { FileRow } from './read-file'

const rows = (count: number, cell = 'x') =>
  Array.from({ length: count }, (_, at) => ({ row: at + 2, cells: [cell] }))
const each = (all: readonly FileRow[]) => all.map((row) => ({ rows: [row] }))
const rowsIn = (batches: readonly (readonly { rows: FileRow[] }[])[]) =>
  batches.map((batch) => batch.flatMap((product) => product.rows))

test('fifty rows go into a piece, in their order', () => {
  const batches = rowsIn(batchesOf(each(rows(101))))
  expect(batches.map((batch) => batch.length)).toEqual([50, 50, 1])
  expect(batches.flat()).toEqual(rows(101))
})

test('the rows of a product stay in one piece', () => {
  const variants = Array.from({ length: 3 }, () => ({ rows: rows(40) }))
  expect(rowsIn(batchesOf(variants)).map((batch) => batch.length)).toEqual([40, 40, 40])
})

test('no piece outgrows what the server reads, whatever the letters cost', () => {
  const batches = rowsIn(batchesOf(each(rows(40, 'ọ'.repeat(5_000)))))
  for (const batch of batches) {
    expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(60 * 1024)
  }
  expect(batches.flat()).toHaveLength(40)
})
