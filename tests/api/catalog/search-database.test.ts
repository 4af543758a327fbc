import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product, ProductCard } from '../../../functions/src/contract/entities/catalog/product'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { readOnSaleAfter } from '../../../functions/src/db/catalog/products'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { ProductSearch } from '../../../functions/src/ports/product-search'
import { createPostgresSearch } from '../../../functions/src/providers/search/postgres/postgres-search'
import type { SqlPool } from '../../../functions/src/providers/search/postgres/sql'
import { onProductIndexed } from '../../../functions/src/triggers/on-product-indexed'
import { backfillSearch } from '../../../functions/src/usecases/catalog/search/backfill-search'
import { copyToProducts } from '../../../functions/src/usecases/people/vendor/copy-to-products'
import { suspendVendor } from '../../../functions/src/usecases/people/vendor/suspend-vendor'
import type { Api } from '../../support/api-server'
import { startApi } from '../../support/api-server'
import type { Person } from '../../support/people'
import { SEARCH_DATABASES } from '../../support/search/search-databases'
import { openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let sql: SqlPool
let search: ProductSearch
let api: Api
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
  const [first] = SEARCH_DATABASES
  if (!first) throw new Error('There is always PGlite.')
  sql = await first[1]()
  search = createPostgresSearch(sql, { clock: Date.now })
  api = await startApi({ deps: { search } })
  vendor = await testApi.vendor()
})
afterAll(async () => {
  await api.close()
  await sql.end()
  await testApi.close()
})

/** What the trigger hands on for a document as it is now. */
const deliver = async (id: string) => {
  const document = await collectionOf<Product>(COLLECTIONS.products).doc(id).get()
  const event = {
    id,
    product: document.data(),
    updated_at: document.updateTime,
    deleted_at: new Date().toISOString(),
  }
  return { event, index: () => onProductIndexed({ search }, event) }
}

const namesFor = async (q: string): Promise<string[]> => {
  const { data } = await api.call<{ items: ProductCard[] }>('GET', `/public/products?q=${q}`)
  return data.items.map(({ name }) => name).sort()
}

const backfill = (is_restart: boolean) =>
  backfillSearch({ search }, { is_restart, onPage: () => {} })

test('reads the products on sale page by page, with the times of Firestore', async () => {
  const made = []
  for (let at = 0; at < 3; at += 1) made.push(await testApi.product(vendor))
  await testApi.product(vendor, { status: 'paused' })
  const ids = made.map(({ id }) => id).sort()
  const first = await readOnSaleAfter('', 2)
  const second = await readOnSaleAfter(first.changes.at(-1)?.id ?? '', 2)
  expect([...first.changes, ...second.changes].map(({ id }) => id)).toEqual(ids)
  expect([first.is_last, second.is_last]).toEqual([false, true])
  for (const { version } of first.changes) expect(version).toBeLessThanOrEqual(first.read_at)
})

describe('a store whose products are in the search database', () => {
  let product: Product
  beforeAll(async () => {
    product = await testApi.product(vendor, { name: 'Udu clay drum' })
    await testApi.product(vendor, { name: 'Udu stand', status: 'draft' })
    await backfill(true)
  })

  test('is searched there, and its cards are those of Firestore', async () => {
    expect(await namesFor('udu')).toEqual(['Udu clay drum'])
    expect(await namesFor('uduu')).toEqual(['Udu clay drum'])
  })

  test('is followed by the trigger; an event that comes late changes nothing', async () => {
    const older = await deliver(product.id)
    await collectionOf(COLLECTIONS.products).doc(product.id).update({ name: 'Udu horn' })
    const newer = await deliver(product.id)
    await newer.index()
    await older.index()
    expect(await namesFor('horn')).toEqual(['Udu horn'])
    expect(await namesFor('clay')).toEqual([])
  })

  test('is off the market while it is suspended, and has its new name after it', async () => {
    const suspend = (is_suspended: boolean) =>
      suspendVendor(api.deps, vendor.uid, { operator: 'ops', reason: 'test', is_suspended })
    const follow = async () => {
      await copyToProducts(api.deps, vendor.uid)
      await (await deliver(product.id)).index()
    }
    await suspend(true)
    await follow()
    expect(await namesFor('udu')).toEqual([])
    await suspend(false)
    await collectionOf(COLLECTIONS.vendors).doc(vendor.uid).update({ name: 'Zobo House' })
    await follow()
    expect(await namesFor('zobo')).toEqual(['Udu horn'])
  })

  test('loses what was deleted while nobody listened, at the next backfill', async () => {
    await collectionOf(COLLECTIONS.products).doc(product.id).delete()
    await backfill(true)
    expect(await namesFor('udu')).toEqual([])
  })
})
