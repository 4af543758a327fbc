import type { FileRow } from './read-file'

/** Small enough to show progress on slow connections; the server accepts more. */
const MAX_ROWS = 50
/** The server rejects bodies over 64 KiB; the rest is room for the column names. */
const MAX_BYTES = 48 * 1024

const bytesOf = (row: FileRow): number => new TextEncoder().encode(JSON.stringify(row)).length

/** Splits the rows, in order, into batches that each fit into one request. */
export const batchesOf = (rows: readonly FileRow[]): FileRow[][] => {
  const batches: FileRow[][] = []
  let bytes = 0
  for (const row of rows) {
    const size = bytesOf(row)
    const last = batches.at(-1)
    if (last && last.length < MAX_ROWS && bytes + size <= MAX_BYTES) {
      last.push(row)
      bytes += size
    } else {
      batches.push([row])
      bytes = size
    }
  }
  return batches
}
