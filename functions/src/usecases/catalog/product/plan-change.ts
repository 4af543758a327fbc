import { createHash } from 'node:crypto'
import { AppError } from '../../../contract/api/errors'
import type { ImportRowError, ProductChange } from '../../../contract/catalog/product-csv'
import { variantsOf } from '../../../contract/catalog/variants'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { VariantDraft } from '../../../contract/entities/catalog/variant'
import { idFromSlug } from '../../../contract/text/slug'
import { timestampFromMillis } from '../../../contract/time'
import { changeProduct, readProduct } from '../../../db/catalog/products'
import { readStock, saveStock } from '../../../db/catalog/stock'
import type { Batch, Versioned } from '../../../db/firestore'
import { changeFromRows } from '../../../domain/catalog/import/change-from-rows'
import type { ImportGroup } from '../../../domain/catalog/import/group-import-rows'
import { pricesOf } from '../../../domain/catalog/product/change-variants'
import { requireComplete } from '../../../domain/catalog/product/completeness'
import { fieldChanges } from '../../../domain/catalog/product/field-changes'
import { plainStock } from '../../../domain/catalog/product/variants'
import { canonicalJson } from '../../../domain/orders/transaction/canonical-json'
import type { Deps } from '../../deps'
import { saveVariants } from './save-variants'

/** The caller's own product that a handle names: an export has the product's address there. */
export const readOwn = async (
  uid: string,
  { handle }: ImportGroup,
): Promise<Versioned<Product> | undefined> => {
  const id = idFromSlug(handle)
  const stored = id ? await readProduct(id) : undefined
  const isOwn = stored?.data.vendor_id === uid && stored.data.status !== 'removed'
  return isOwn ? stored : undefined
}

/** Names a change of a product as it is now: another state, or another change, has another name. */
const stateOf = (change: Omit<ProductChange, 'state' | 'rows'>): string =>
  createHash('sha256').update(canonicalJson(change)).digest('hex').slice(0, 32)

type PlannedChange = {
  errors: ImportRowError[]
  /** None if the product is as its rows say already. */
  change?: ProductChange
  write: (batch: Batch) => void
}

const refused = (errors: ImportRowError[]): PlannedChange => ({ errors, write: () => {} })

/** The variants with their new numbers. Archived ones stay as they are, whatever the options are now. */
const withDrafts = (product: Product, drafts: readonly VariantDraft[]): Partial<Product> => {
  const byId = new Map(drafts.map(({ available_items: _count, ...draft }) => [draft.id, draft]))
  const variants = variantsOf(product).map((known) => ({
    ...known,
    ...byId.get(known.id),
    id: known.id,
  }))
  return { variants, ...pricesOf(variants) }
}

/** Why a product can't be as its rows say, in the words of the form. */
const problemOf = (error: AppError): string => {
  const { message, fields } = error.details ?? {}
  const [first] = typeof fields === 'object' && fields !== null ? Object.values(fields) : []
  return [message, first].find((text): text is string => typeof text === 'string') ?? error.message
}

/** What the rows of a product that is there change of it; empty cells change nothing. */
export const planChange = async (
  deps: Deps,
  stored: Versioned<Product>,
  group: ImportGroup,
): Promise<PlannedChange> => {
  const { data: product } = stored
  const known = await readStock(product.id)
  const stock = known?.data ?? plainStock(product)
  const { request, errors } = changeFromRows(product, group, stock)
  if (errors.length > 0) return refused(errors)
  const updated_at = timestampFromMillis(deps.clock())
  const { variants: drafts, available_items, ...plain } = request
  const counts = (drafts ?? []).flatMap(({ id, available_items: count }) =>
    id === undefined || count === undefined ? [] : [[id, count] as const],
  )
  const sent = {
    ...(counts.length > 0 && { stock: Object.fromEntries(counts) }),
    ...(available_items === undefined ? {} : { available_items }),
  }
  const before = { ...product, ...plain, ...(drafts && withDrafts(product, drafts)), updated_at }
  let after: { product: Product; stock: ProductStock }
  try {
    after = saveVariants(before, stock, sent, deps.ids)
    if (after.product.status !== 'draft') requireComplete(after.product)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refused([{ row: group.rows[0]?.row ?? 0, column: '', message: problemOf(error) }])
  }
  const fields = fieldChanges({ product, stock }, after)
  if (fields.length === 0) return refused([])
  const { id: product_id, name, status } = product
  const shown = { product_id, name, status, fields }
  return {
    errors: [],
    change: { ...shown, rows: group.rows.map(({ row }) => row), state: stateOf(shown) },
    write: (batch) => {
      changeProduct(batch, stored, after.product)
      saveStock(batch, { ...after.stock, updated_at }, known)
    },
  }
}
