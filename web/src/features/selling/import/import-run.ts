import { vendorEndpoints } from '@contract/api/endpoints/vendors'
import { HANDLE_CSV_NAMES, type ImportRowError } from '@contract/csv/product-csv'
import { call } from '@/lib/api/api-client'
import { batchesOf, productsOf } from './batches'
import type { FileRow, ReadFile } from './read-file'

type ImportProgress = (rows_done: number) => void
type Sending = { onProgress: ImportProgress; signal: AbortSignal }

/** The errors of a file, and its columns that aren't used. */
export type Checked = { errors: ImportRowError[]; ignored: string[] }

export const handleAt = (columns: readonly string[]): number =>
  columns.findIndex((name) => HANDLE_CSV_NAMES.includes(name.trim().toLowerCase()))

/** Validates every row on the server with a dry run, which creates nothing. */
export const checkRows = async (
  { columns, rows }: ReadFile,
  { onProgress, signal }: Sending,
): Promise<Checked> => {
  const errors: ImportRowError[] = []
  let ignored: string[] = []
  let done = 0
  for (const batch of batchesOf(rows, handleAt(columns))) {
    const body = { dry_run: true, columns, rows: batch }
    const result = await call(vendorEndpoints.importProducts, { body, signal })
    ignored = result.ignored
    errors.push(...result.rows.flatMap((row) => row.errors))
    done += batch.length
    onProgress(done)
  }
  return { errors, ignored }
}

/**
 * The remaining batches, with the number of their products. Each keeps its idempotency key, so that
 * a retry creates no duplicates.
 */
export type Making = {
  columns: string[]
  left: { rows: FileRow[]; count: number; key: string }[]
  made: number
}

export const planOf = ({ columns, rows }: ReadFile, errors: readonly ImportRowError[]): Making => {
  const refused = new Set(errors.map(({ row }) => row))
  const at = handleAt(columns)
  // A product is made with all of its rows, or not at all.
  const good = productsOf(rows, at).filter((own) => !own.some(({ row }) => refused.has(row)))
  const left = batchesOf(good.flat(), at).map((batch) => ({
    rows: batch,
    count: productsOf(batch, at).length,
    key: crypto.randomUUID(),
  }))
  return { columns, left, made: 0 }
}

/** Creates drafts in batches. `onProgress` gets the remaining plan, to resume after an error. */
export const makeDrafts = async (
  plan: Making,
  { onProgress, signal }: { onProgress: (plan: Making) => void; signal: AbortSignal },
): Promise<void> => {
  let { left, made } = plan
  for (const { rows, count, key } of plan.left) {
    const body = { dry_run: false, columns: plan.columns, rows }
    await call(vendorEndpoints.importProducts, { body, idempotency_key: key, signal })
    left = left.slice(1)
    made += count
    onProgress({ ...plan, left, made })
  }
}
