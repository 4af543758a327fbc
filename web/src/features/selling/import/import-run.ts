import { vendorEndpoints } from '@contract/api/endpoints/vendors'
import type { ImportRowError } from '@contract/product-csv'
import { call } from '@/lib/api/api-client'
import { batchesOf } from './batches'
import type { FileRow, ReadFile } from './read-file'

type ImportProgress = (rows_done: number) => void
type Sending = { onProgress: ImportProgress; signal: AbortSignal }

/** Validates every row on the server with a dry run, which creates nothing. */
export const checkRows = async (
  { columns, rows }: ReadFile,
  { onProgress, signal }: Sending,
): Promise<ImportRowError[]> => {
  const errors: ImportRowError[] = []
  let done = 0
  for (const batch of batchesOf(rows)) {
    const body = { dry_run: true, columns, rows: batch }
    const result = await call(vendorEndpoints.importProducts, { body, signal })
    errors.push(...result.rows.flatMap((row) => row.errors))
    done += batch.length
    onProgress(done)
  }
  return errors
}

/** The remaining batches. Each keeps its idempotency key, so that a retry creates no duplicates. */
export type Making = { columns: string[]; left: { rows: FileRow[]; key: string }[]; made: number }

export const planOf = ({ columns, rows }: ReadFile, errors: readonly ImportRowError[]): Making => {
  const refused = new Set(errors.map(({ row }) => row))
  const good = rows.filter(({ row }) => !refused.has(row))
  const left = batchesOf(good).map((batch) => ({ rows: batch, key: crypto.randomUUID() }))
  return { columns, left, made: 0 }
}

/** Creates drafts in batches. `onProgress` gets the remaining plan, to resume after an error. */
export const makeDrafts = async (
  plan: Making,
  { onProgress, signal }: { onProgress: (plan: Making) => void; signal: AbortSignal },
): Promise<void> => {
  let { left, made } = plan
  for (const { rows, key } of plan.left) {
    const body = { dry_run: false, columns: plan.columns, rows }
    await call(vendorEndpoints.importProducts, { body, idempotency_key: key, signal })
    left = left.slice(1)
    made += rows.length
    onProgress({ ...plan, left, made })
  }
}
