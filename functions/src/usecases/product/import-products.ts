import { AppError } from '../../contract/api/errors'
import type { Imported, ImportRowError, ProductImport } from '../../contract/csv/product-csv'
import type { Product } from '../../contract/entities/catalog/product'
import { idFromSlug } from '../../contract/text/slug'
import { timestampFromMillis } from '../../contract/time'
import { addProducts, changeProduct, readProduct } from '../../db/catalog/products'
import { readStock, saveStock } from '../../db/catalog/stock'
import { commitWithRetry } from '../../db/commit'
import type { Batch, Versioned } from '../../db/firestore'
import { changeFromRows } from '../../domain/product/change-from-rows'
import { requireComplete } from '../../domain/product/completeness'
import { draftOf, groupImportRows, type ImportGroup } from '../../domain/product/group-import-rows'
import { importColumns } from '../../domain/product/import-columns'
import { readImportRow } from '../../domain/product/read-import-row'
import { plainStock } from '../../domain/product/variants'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { type IdempotentResult, idempotentRequest, withIdempotency } from '../idempotency'
import { getStore } from '../vendor/get-store'
import { htmlReader } from './html-text'
import { newDraft } from './new-draft'
import { saveVariants } from './save-variants'

type Result = Imported['rows'][number]

/** The caller's own product that a handle names: an export has the product's address there. */
const readOwn = async (uid: string, { handle }: ImportGroup) => {
  const id = idFromSlug(handle)
  const stored = id ? await readProduct(id) : undefined
  const isOwn = stored?.data.vendor_id === uid && stored.data.status !== 'removed'
  return isOwn ? stored : undefined
}

const resultsOf = (
  { rows }: ImportGroup,
  errors: readonly ImportRowError[],
  product_id?: string,
): Result[] =>
  rows.map(({ row }) => ({
    row,
    errors: errors.filter((error) => error.row === row),
    ...(product_id === undefined ? {} : { product_id }),
  }))

/** Changes a product as its rows say; empty cells change nothing. */
const change = async (
  deps: Deps,
  batch: Batch,
  stored: Versioned<Product>,
  group: ImportGroup,
): Promise<ImportRowError[]> => {
  const { request, errors } = changeFromRows(stored.data, group)
  if (errors.length > 0) return errors
  const known = await readStock(stored.data.id)
  const updated_at = timestampFromMillis(deps.clock())
  const { variants, available_items, ...plain } = request
  const before = { ...stored.data, ...plain, updated_at }
  const stock_before = known?.data ?? plainStock(stored.data)
  const sent = {
    ...(variants && stored.data.options && { options: stored.data.options, variants }),
    ...(available_items === undefined ? {} : { available_items }),
  }
  const { product, stock } = saveVariants(before, stock_before, sent, deps.ids)
  if (product.status !== 'draft') requireComplete(product)
  changeProduct(batch, stored, product)
  saveStock(batch, { ...stock, updated_at }, known)
  return []
}

/**
 * Validates the rows of a file (`dry_run`), or makes drafts of its products and changes those that
 * are there: all of the request or nothing. Rows with the same handle are one product; a handle
 * that is the address of an own product changes its prices, stock, SKUs and weights.
 * @throws AppError `product/import-columns`, `product/import-rows`, `idempotency/...`
 */
export const importProducts = async (
  deps: Deps,
  uid: string,
  body: ProductImport,
  key: string | undefined,
): Promise<IdempotentResult<Imported>> => {
  const columns = importColumns(body.columns)
  const { ignored } = columns
  const textOfHtml = columns.is_shopify ? await htmlReader() : undefined
  const groups = groupImportRows(body.rows.map((row) => readImportRow(columns, row, textOfHtml)))
  if (body.dry_run) {
    const rows = await Promise.all(
      groups.map(async (group) => {
        const own = await readOwn(uid, group)
        const { errors } = own ? changeFromRows(own.data, group) : draftOf(group)
        return resultsOf(group, errors)
      }),
    )
    return { response: { dry_run: true, ignored, rows: inOrder(rows.flat()) }, replayed: false }
  }
  const { vendor } = await getStore(uid)
  const idempotency = idempotentRequest({ uid, endpoint: 'vendors.importProducts', key, body })
  return commitWithRetry(backoffFrom(deps), 'product/busy', (batch) => {
    const now = deps.clock()
    return withIdempotency<Imported>(batch, idempotency, now, async () => {
      const errors: ImportRowError[] = []
      const rows: Result[] = []
      for (const group of groups) {
        const own = await readOwn(uid, group)
        const read = own
          ? { draft: undefined, errors: await change(deps, batch, own, group) }
          : draftOf(group)
        errors.push(...read.errors)
        if (own) rows.push(...resultsOf(group, [], own.data.id))
        if (!read.draft) continue
        const beginning = { id: deps.ids(), images: [], now, newId: deps.ids }
        const begun = newDraft(vendor, read.draft, beginning)
        addProducts(batch, [begun])
        rows.push(...resultsOf(group, [], begun.product.id))
      }
      if (errors.length > 0) throw new AppError('product/import-rows', { errors })
      return { dry_run: false, ignored, rows: inOrder(rows) }
    })
  })
}

const inOrder = (rows: readonly Result[]): Result[] => rows.toSorted((a, b) => a.row - b.row)
