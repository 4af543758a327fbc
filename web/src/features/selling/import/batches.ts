import { bytesOf, type FileRow } from './read-file'

/** Small enough to show progress on slow connections; the server accepts more. */
const MAX_ROWS = 50
/** The server rejects bodies over 64 KiB; the rest is room for the column names and the consents. */
const MAX_BYTES = 48 * 1024

const bytesIn = (rows: readonly FileRow[]): number =>
  rows.reduce((sum, row) => sum + bytesOf(row), 0)

/** Whether the rows of a product are too long for a request of its own. */
export const isBeyondRequest = (rows: readonly FileRow[]): boolean => bytesIn(rows) > MAX_BYTES

/**
 * Splits products, in order, into batches that each fit into one request. The rows of one product
 * stay together.
 */
export const batchesOf = <P extends { rows: readonly FileRow[] }>(
  products: readonly P[],
): P[][] => {
  const batches: P[][] = []
  let rows = 0
  let bytes = 0
  for (const product of products) {
    const size = bytesIn(product.rows)
    const last = batches[batches.length - 1]
    if (last && rows + product.rows.length <= MAX_ROWS && bytes + size <= MAX_BYTES) {
      last.push(product)
      rows += product.rows.length
      bytes += size
    } else {
      batches.push([product])
      rows = product.rows.length
      bytes = size
    }
  }
  return batches
}
