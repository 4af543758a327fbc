import type { FileRow } from './read-file'

/** Small enough to show progress on slow connections; the server accepts more. */
const MAX_ROWS = 50
/** The server rejects bodies over 64 KiB; the rest is room for the column names. */
const MAX_BYTES = 48 * 1024

const bytesOf = (row: FileRow): number => new TextEncoder().encode(JSON.stringify(row)).length

/** The rows of each product, which follow each other with the same handle. */
export const productsOf = (rows: readonly FileRow[], handle_at: number): FileRow[][] => {
  const products: FileRow[][] = []
  let before = ''
  for (const row of rows) {
    const handle = row.cells[handle_at]?.trim().toLowerCase() ?? ''
    if (handle && handle === before) products.at(-1)?.push(row)
    else products.push([row])
    before = handle
  }
  return products
}

/**
 * Splits the rows, in order, into batches that each fit into one request. The rows of one product
 * stay together.
 * @param handle_at the position of the handle's column; -1 if there is none
 */
export const batchesOf = (rows: readonly FileRow[], handle_at = -1): FileRow[][] => {
  const batches: FileRow[][] = []
  let bytes = 0
  for (const product of productsOf(rows, handle_at)) {
    const size = product.reduce((sum, row) => sum + bytesOf(row), 0)
    const last = batches.at(-1)
    if (last && last.length + product.length <= MAX_ROWS && bytes + size <= MAX_BYTES) {
      last.push(...product)
      bytes += size
    } else {
      batches.push(product)
      bytes = size
    }
  }
  return batches
}
