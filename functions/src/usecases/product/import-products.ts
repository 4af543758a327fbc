import { AppError } from '../../contract/api/errors'
import type { Imported, ProductImport } from '../../contract/product-csv'
import { addProducts } from '../../db/catalog/products'
import { commitWithRetry } from '../../db/commit'
import { importColumns } from '../../domain/product/import-columns'
import { readImportRow } from '../../domain/product/read-import-row'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { type IdempotentResult, idempotentRequest, withIdempotency } from '../idempotency'
import { getStore } from '../vendor/get-store'
import { newDraft } from './new-draft'

/**
 * Validates the rows of a file (`dry_run`), or creates drafts from all rows of the request or none.
 * All drafts are in one commit, so a retry finds all or nothing.
 * @throws AppError `product/import-columns`, `product/import-rows`, `idempotency/...`
 */
export const importProducts = async (
  deps: Deps,
  uid: string,
  body: ProductImport,
  key: string | undefined,
): Promise<IdempotentResult<Imported>> => {
  const columns = importColumns(body.columns)
  const read = body.rows.map((row) => ({ row: row.row, ...readImportRow(columns, row) }))
  if (body.dry_run) {
    const rows = read.map(({ row, errors }) => ({ row, errors }))
    return { response: { dry_run: true, rows }, replayed: false }
  }
  const errors = read.flatMap((row) => row.errors)
  if (errors.length > 0) throw new AppError('product/import-rows', { errors })
  const { vendor } = await getStore(uid)
  const idempotency = idempotentRequest({ uid, endpoint: 'vendors.importProducts', key, body })
  return commitWithRetry(backoffFrom(deps), 'product/busy', (batch) => {
    const now = deps.clock()
    return withIdempotency<Imported>(batch, idempotency, now, async () => {
      const made = read.flatMap(({ row, draft }) =>
        draft
          ? [{ row, product: newDraft(vendor, draft, { id: deps.ids(), images: [], now }) }]
          : [],
      )
      const rows = made.map(({ row, product }) => ({ row, errors: [], product_id: product.id }))
      addProducts(
        batch,
        made.map(({ product }) => product),
      )
      return { dry_run: false, rows }
    })
  })
}
