import type { FileRow } from './read-file'

/** So that progress shows on a slow phone; the server takes more. */
const MAX_ROWS = 50
/** The server refuses bodies of more than 64 KiB; the columns' names come on top. */
const MAX_BYTES = 48 * 1024

const bytesOf = (row: FileRow): number => new TextEncoder().encode(JSON.stringify(row)).length

/** The rows in their order, in pieces that one request each can carry. */
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
