import type { ProductDraft } from '../../../functions/src/contract/api/people/vendors'
import { draftOf } from '../../../functions/src/domain/catalog/import/group-import-rows'
import { importColumns } from '../../../functions/src/domain/catalog/import/import-columns'
import { readImportRow } from '../../../functions/src/domain/catalog/import/read-import-row'
import { readCsv } from './read-csv'
import { VENDORS, type VendorKey } from './vendors'

/** A product as the import reads it, with fields that only the demo has. */
export type CatalogueProduct = Required<
  Omit<ProductDraft, 'image_paths' | 'sku' | 'weight_grams' | 'options' | 'variants'>
> & {
  vendor: VendorKey
  /** How many days before the seeding it was published. */
  days: number
}

const isVendorKey = (key: string): key is VendorKey => key in VENDORS

/** The store and the age of each product by its name, which the import format doesn't include. */
const readListings = async () => {
  const { rows } = await readCsv('./listings.csv')
  return new Map(
    rows.map(({ row, cells: [name = '', vendor = '', days = ''] }) => {
      if (!isVendorKey(vendor)) throw new Error(`listings.csv, row ${row}: no store is "${vendor}"`)
      return [name, { vendor, days: Number(days) }] as const
    }),
  )
}

const isComplete = (
  draft: ProductDraft,
): draft is ProductDraft & Pick<CatalogueProduct, keyof ProductDraft & keyof CatalogueProduct> =>
  draft.description !== undefined &&
  draft.category !== undefined &&
  draft.price !== undefined &&
  draft.available_items !== undefined &&
  draft.attributes !== undefined &&
  draft.delivery_states !== undefined

/**
 * Reads `products.csv` like a vendor's file: with the browser's code, then the server's.
 * @throws Error with the row and what the import refuses in it
 */
const readCatalogue = async (): Promise<CatalogueProduct[]> => {
  const [file, listings] = await Promise.all([readCsv('./products.csv'), readListings()])
  const columns = importColumns(file.columns)
  return file.rows.map((row) => {
    const { draft, errors } = draftOf({ handle: '', rows: [readImportRow(columns, row)] })
    const listing = listings.get(draft?.name ?? '')
    if (!draft || !isComplete(draft) || !listing) {
      const why = errors.map(({ column, message }) => `${column}: ${message}`).join(' ')
      throw new Error(`products.csv, row ${row.row}: ${why || 'has empty cells, or no listing'}`)
    }
    return { ...draft, ...listing }
  })
}

/** All stores' products; `available_items` is the stock after all seeded sales. */
export const CATALOGUE: readonly CatalogueProduct[] = await readCatalogue()
