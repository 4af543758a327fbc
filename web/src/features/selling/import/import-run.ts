import type { ResponseOf } from '@contract/api/endpoint'
import { vendorEndpoints } from '@contract/api/people/vendors'
import type { ImportRowError, ProductChange } from '@contract/catalog/product-csv'
import { call } from '@/lib/api/api-client'
import { newId } from '@/lib/new-id'
import { batchesOf } from './batches'
import { type CellError, withCells } from './cell-errors'
import type { FileRow } from './read-file'
import type { ProductFile } from './read-products'

type Imported = ResponseOf<typeof vendorEndpoints.importProducts>
type ImportProgress = (rows_done: number) => void
type Sending = { onProgress: ImportProgress; signal: AbortSignal }

/**
 * A product of the file, and what importing it does: makes a draft, makes one that an earlier file
 * made, changes a product that is there, nothing (it is so already), or it can't be.
 */
export type CheckedProduct = {
  rows: FileRow[]
  outcome: 'draft' | 'again' | 'change' | 'same' | 'refused'
  change?: ProductChange
}

export type Checked = {
  columns: string[]
  products: CheckedProduct[]
  errors: CellError[]
  notes: ImportRowError[]
  ignored: string[]
  row_count: number
  /** How many drafts the store can still begin. */
  drafts_left: number
}

const checkedProduct = (
  rows: FileRow[],
  results: ReadonlyMap<number, Imported['rows'][number]>,
  changes: ReadonlyMap<number, ProductChange>,
): CheckedProduct => {
  const own = rows.flatMap(({ row }) => results.get(row) ?? [])
  const change = rows.map(({ row }) => changes.get(row)).find(Boolean)
  if (own.length < rows.length || own.some(({ errors }) => errors.length > 0)) {
    return { rows, outcome: 'refused' }
  }
  if (change) return { rows, outcome: 'change', change }
  if (own.some(({ product_id }) => product_id !== undefined)) return { rows, outcome: 'same' }
  return { rows, outcome: own.some(({ imported_as }) => imported_as) ? 'again' : 'draft' }
}

/** Validates every row on the server with a dry run, which creates nothing. */
export const checkRows = async (
  file: ProductFile,
  { onProgress, signal }: Sending,
): Promise<Checked> => {
  const { columns, products, errors: unsent, ignored, row_count } = file
  const refused = new Set(unsent.map(({ row }) => row))
  const sent = products.filter((rows) => !rows.some(({ row }) => refused.has(row)))
  const answers: Imported[] = []
  let done = 0
  for (const batch of batchesOf(sent.map((rows) => ({ rows })))) {
    const rows = batch.flatMap((product) => product.rows)
    const body = { dry_run: true, columns, rows }
    answers.push(await call(vendorEndpoints.importProducts, { body, signal }))
    done += rows.length
    onProgress(done)
  }
  const results = new Map(answers.flatMap((one) => one.rows.map((row) => [row.row, row] as const)))
  const changes = new Map(
    answers.flatMap((one) =>
      one.changes.flatMap((change) => change.rows.map((row) => [row, change] as const)),
    ),
  )
  const errors = [...unsent, ...answers.flatMap((one) => one.rows.flatMap((row) => row.errors))]
  return {
    columns,
    products: products.map((rows) => checkedProduct(rows, results, changes)),
    errors: withCells(errors, file.names, products.flat()).sort((a, b) => a.row - b.row),
    notes: answers.flatMap(({ notes }) => notes),
    ignored: [...ignored, ...(answers[0]?.ignored ?? [])],
    row_count,
    drafts_left: answers[answers.length - 1]?.drafts_left ?? Number.POSITIVE_INFINITY,
  }
}

/** What the vendor wants of a checked file. */
export type Choice = { makes_again: boolean; changes: boolean }

/** The products that are imported, and how many drafts don't fit into the store. */
export const wantedOf = (
  { products, drafts_left }: Checked,
  { makes_again, changes }: Choice,
): { wanted: CheckedProduct[]; beyond: number } => {
  let drafts = 0
  let beyond = 0
  const wanted = products.filter(({ outcome }) => {
    if (outcome === 'change') return changes
    if (outcome !== 'draft' && !(outcome === 'again' && makes_again)) return false
    if (drafts < drafts_left) drafts += 1
    else beyond += 1
    return drafts + beyond <= drafts_left
  })
  return { wanted, beyond }
}

type Piece = { products: CheckedProduct[]; key: string }

/**
 * The remaining pieces. Each keeps its idempotency key, so that a retry creates no duplicates.
 */
export type Making = {
  columns: string[]
  left: Piece[]
  /** The drafts that were made. */
  made: number
  changed: ProductChange[]
}

export const planOf = (columns: string[], wanted: readonly CheckedProduct[]): Making => ({
  columns,
  left: batchesOf(wanted).map((products) => ({ products, key: newId() })),
  made: 0,
  changed: [],
})

export const changesIn = ({ left }: Making): ProductChange[] =>
  left.flatMap(({ products }) => products.flatMap(({ change }) => change ?? []))

export const leftIn = ({ left }: Making): number =>
  left.reduce((sum, { products }) => sum + products.length, 0)

/**
 * The plan with the changes of its next piece as the server says they are now. Another request needs
 * another key.
 */
export const planAgain = (plan: Making, changes: readonly ProductChange[]): Making => {
  const [next, ...left] = plan.left
  if (!next) return plan
  const byRow = new Map(changes.flatMap((one) => one.rows.map((row) => [row, one] as const)))
  const products = next.products.map(({ change: _then, ...product }): CheckedProduct => {
    const change = product.rows.map(({ row }) => byRow.get(row)).find(Boolean)
    return change ? { ...product, outcome: 'change', change } : product
  })
  return { ...plan, left: [{ products, key: newId() }, ...left] }
}

/** The plan without changes of products that are there. */
export const planWithoutChanges = ({ left, ...plan }: Making): Making => ({
  ...plan,
  left: left
    .map(({ products, key }) => {
      const drafts = products.filter(({ outcome }) => outcome === 'draft' || outcome === 'again')
      return drafts.length === products.length
        ? { products, key }
        : { products: drafts, key: newId() }
    })
    .filter(({ products }) => products.length > 0),
})

/** Imports piece by piece. `onProgress` gets the remaining plan, to resume after an error. */
export const runImport = async (
  plan: Making,
  { onProgress, signal }: { onProgress: (plan: Making) => void; signal: AbortSignal },
): Promise<void> => {
  let { left, made, changed } = plan
  for (const { products, key } of plan.left) {
    const rows = products.flatMap((product) => product.rows)
    const consents = products.flatMap(({ change }) =>
      change ? [{ product_id: change.product_id, state: change.state }] : [],
    )
    const body = { dry_run: false, columns: plan.columns, rows, consents }
    const answer = await call(vendorEndpoints.importProducts, {
      body,
      idempotency_key: key,
      signal,
    })
    left = left.slice(1)
    made += products.filter(({ outcome }) => outcome === 'draft' || outcome === 'again').length
    changed = [...changed, ...answer.changes]
    onProgress({ ...plan, left, made, changed })
  }
}
