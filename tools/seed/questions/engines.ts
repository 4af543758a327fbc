import { timestampFromMillis } from '../../../functions/src/contract/time'
import type { SearchProduct } from '../../../functions/src/ports/product-search'
import { createCatalogue } from '../../../functions/src/providers/search/catalogue'
import { createPostgresSearch } from '../../../functions/src/providers/search/postgres/postgres-search'
import type { SqlPool } from '../../../functions/src/providers/search/postgres/sql'
import { SEARCH_DATABASES } from '../../../tests/support/search/search-databases'
import { CATALOGUE } from '../catalogue/products'
import { VENDORS } from '../catalogue/vendors'
import { demoVariants } from '../documents/variant-documents'
import { type Engine, engineOf } from './engine'

const SEEDED_AT = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000
const LEFT = 3

/** The demo catalogue as the search has it; a product's name is its id. */
export const PRODUCTS: readonly SearchProduct[] = CATALOGUE.map((row) => {
  const at = timestampFromMillis(SEEDED_AT - row.days * DAY_MS)
  const varied = demoVariants(row, String)
  return {
    id: row.name,
    name: row.name,
    category: row.category,
    attributes: row.attributes,
    vendor_details: { vendor_id: row.vendor, name: VENDORS[row.vendor].name, logo: '' },
    price: row.price,
    ...(varied && {
      options: varied.options,
      variants: varied.variants,
      available: Object.fromEntries((varied.variants ?? []).map(({ id }) => [id, LEFT])),
    }),
    created_at: at,
    updated_at: at,
    sales_count: 0,
    rating: 0,
    delivery_states: row.delivery_states,
    status: 'active',
    vendor_active: true,
  }
})

export type Opened = { engine: Engine; close: () => Promise<void> }

export const openEmbedded = async (): Promise<Opened> => ({
  engine: engineOf(createCatalogue(), PRODUCTS),
  close: async () => {},
})

const openPostgres = async (open: () => Promise<SqlPool>): Promise<Opened> => {
  const sql = await open()
  const engine = createPostgresSearch(sql, { clock: Date.now })
  await engine.index?.put(PRODUCTS.map((product) => ({ id: product.id, version: 1, product })))
  await engine.renewSnapshot()
  return { engine, close: sql.end }
}

/** Every engine over the demo catalogue. */
export const ENGINES: readonly (readonly [name: string, open: () => Promise<Opened>])[] = [
  ['the embedded engine', openEmbedded],
  ...SEARCH_DATABASES.map(
    ([name, open]) => [`PostgreSQL, ${name}`, () => openPostgres(open)] as const,
  ),
]
