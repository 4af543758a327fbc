import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asFilter } from '../../../../../tests/support/search/search-contract'
import { MIGRATIONS, SEARCH_DATABASES } from '../../../../../tests/support/search/search-databases'
import { changeOf, searchProduct } from '../../../../../tests/support/search/search-products'
import type { ProductSearch, SearchIndex } from '../../../ports/product-search'
import { onProductIndexed } from '../../../triggers/on-product-indexed'
import { fillIndex } from '../../../usecases/catalog/search/fill-index'
import { migrate } from './migrate'
import { createPostgresSearch } from './postgres-search'
import type { SqlPool } from './sql'

const NOW = 1_800_000_000_000
const [FIRST, SECOND, THIRD] = [
  '0001-search-products.sql',
  '0002-sample-partition.sql',
  '0003-sizes-and-colours.sql',
]

describe.each(SEARCH_DATABASES)('the index in %s', (_name, open) => {
  let sql: SqlPool
  let search: ProductSearch
  let index: SearchIndex

  beforeAll(async () => {
    sql = await open()
    search = createPostgresSearch(sql, { clock: () => NOW })
    if (!search.index) throw new Error('PostgreSQL has an index.')
    index = search.index
  }, 60_000)
  afterAll(() => sql.end())
  beforeEach(async () => {
    await sql.query('delete from search_products')
    await sql.query('delete from search_words')
    await index.restartBackfill()
  })

  const found = async (q: string) => (await search.search(asFilter({ q }))).ids
  const onSale = async () => (await found('')).toSorted()
  const words = async () =>
    (await sql.query('select word, docs from search_words order by word')).rows

  test('is migrated once: a second run changes nothing', async () => {
    await index.put([changeOf(searchProduct('a'))])
    expect(await migrate(sql, MIGRATIONS)).toEqual([])
    expect(await onSale()).toEqual(['a'])
  })

  test('continues a migration that was interrupted', async () => {
    await sql.query('drop table search_products')
    await sql.query('delete from search_migrations')
    expect(await migrate(sql, MIGRATIONS)).toEqual([FIRST, SECOND, THIRD])
    await sql.query('delete from search_migrations where name = $1', [SECOND])
    expect(await migrate(sql, MIGRATIONS)).toEqual([SECOND])
    expect(await migrate(sql, MIGRATIONS)).toEqual([])
  })

  test('keeps its products when the sample is made, and finds them by their ratings', async () => {
    const before = mkdtempSync(join(tmpdir(), 'oja-migrations-'))
    copyFileSync(join(MIGRATIONS, FIRST), join(before, FIRST))
    await sql.query('drop table search_products')
    await sql.query('delete from search_migrations')
    await migrate(sql, before)
    rmSync(before, { recursive: true })
    // Products were written without them then.
    await sql.query('alter table search_products add size_values text[], add colour_values text[]')
    await index.put(['a', 'b'].map((id) => changeOf(searchProduct(id, { rating: 4.5 }))))
    await index.put([changeOf(searchProduct('b', { status: 'removed' }), 2)])
    await sql.query(`update search_products set words = ts_delete(words, '#r4')`)
    await sql.query('alter table search_products drop size_values, drop colour_values')
    expect(await migrate(sql, MIGRATIONS)).toEqual([SECOND, THIRD])
    expect((await search.search(asFilter({ rating: 4 }))).ids).toEqual(['a'])
    await index.put([changeOf(searchProduct('b'), 1)])
    expect(await onSale()).toEqual(['a'])
  })

  test('finds a product by its new name only', async () => {
    await index.put([changeOf(searchProduct('a', { name: 'Lantern' }), 1)])
    await index.put([changeOf(searchProduct('a', { name: 'Calabash' }), 2)])
    expect([await found('lantern'), await found('calabash')]).toEqual([[], ['a']])
  })

  test('ignores an older change that arrives late, and one that arrives twice', async () => {
    const [older, newer] = [{ price: 1_000_000 }, { price: 2_000_000 }]
    await index.put([changeOf(searchProduct('a', newer), 20)])
    await index.put([changeOf(searchProduct('a', older), 10)])
    await index.put([changeOf(searchProduct('a', newer), 20)])
    const { ids, total } = await search.search(asFilter({ priceMin: 1_500_000 }))
    expect([ids, total]).toEqual([['a'], 1])
  })

  test('takes the newest of several changes at once', async () => {
    const named = (name: string, version: number) => changeOf(searchProduct('a', { name }), version)
    await index.put([named('Lantern', 1), named('Calabash', 3), named('Drum', 2)])
    expect(await found('calabash')).toEqual(['a'])
  })

  test.each([
    ['paused', { status: 'paused' as const }],
    ['removed', { status: 'removed' as const }],
    ['of a suspended store', { vendor_active: false }],
  ])(
    'removes what is %s, keeps it removed for late changes, and adds it again',
    async (_how, off) => {
      await index.put([changeOf(searchProduct('a'), 1)])
      await index.put([changeOf(searchProduct('a', off), 3)])
      await index.put([changeOf(searchProduct('a'), 2)])
      expect(await onSale()).toEqual([])
      await index.put([changeOf(searchProduct('a'), 4)])
      expect(await onSale()).toEqual(['a'])
    },
  )

  test('follows the events of a product in any order, its deletion too', async () => {
    const event = (seconds: number, product: unknown) =>
      onProductIndexed(
        { search },
        {
          id: 'a',
          product,
          updated_at: product ? { seconds, nanoseconds: 5_000 } : undefined,
          deleted_at: new Date(seconds * 1_000).toISOString(),
        },
      )
    await event(20, searchProduct('a', { name: 'Calabash' }))
    await event(10, searchProduct('a', { name: 'Lantern' }))
    expect([await found('calabash'), await found('lantern')]).toEqual([['a'], []])
    await event(30, undefined)
    await event(20, searchProduct('a', { name: 'Calabash' }))
    expect(await onSale()).toEqual([])
  })

  test('renames a store in its products', async () => {
    const of = (name: string) => ({ vendor_details: { vendor_id: 'vendor', name, logo: '' } })
    await index.put([changeOf(searchProduct('a', of('Kano Tannery')), 1)])
    await index.put([changeOf(searchProduct('a', of('Kurmi Leather')), 2)])
    expect([await found('tannery'), await found('kurmi')]).toEqual([[], ['a']])
  })

  test('counts words at a refresh, and forgets those that no product has', async () => {
    await index.put(['a', 'b'].map((id) => changeOf(searchProduct(id, { name: 'Udu drum' }))))
    await index.put([changeOf(searchProduct('c', { name: 'Flute' }))])
    expect(await search.renewSnapshot()).toBe(3)
    expect(await words()).toEqual(
      expect.arrayContaining([
        { word: 'drum', docs: 2 },
        { word: 'flute', docs: 1 },
      ]),
    )
    await index.put([changeOf(searchProduct('c', { status: 'removed' }), 2)])
    expect(await search.renewSnapshot()).toBe(2)
    expect(await words()).not.toContainEqual(expect.objectContaining({ word: 'flute' }))
  })

  test('lists everything on sale for the sitemap', async () => {
    await index.put(['b', 'a'].map((id) => changeOf(searchProduct(id))))
    await index.put([changeOf(searchProduct('c', { status: 'paused' }))])
    const listed = []
    for await (const page of search.onSale?.() ?? []) listed.push(...page)
    const { name, updated_at, vendor_details } = searchProduct('a')
    expect(listed.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(listed[0]).toEqual({ id: 'a', name, updated_at, vendor_details })
  })

  describe('a backfill', () => {
    const ids = Array.from({ length: 25 }, (_, at) => `p${String(at).padStart(2, '0')}`)
    const SIZE = 10
    /** A database that is read in pages at the version 100. */
    const reader = (stored: readonly string[]) => async (after: string) => {
      const page = stored.filter((id) => id > after).slice(0, SIZE)
      const changes = page.map((id) => changeOf(searchProduct(id), 50))
      return { changes, read_at: 100, is_last: page.length < SIZE }
    }

    test('writes everything, and says so', async () => {
      const states: number[] = []
      const state = await fillIndex(index, reader(ids), ({ products }) => states.push(products))
      expect(state).toEqual({ after: 'p24', products: 25, is_done: true })
      expect(states).toEqual([10, 20, 25])
      expect(await onSale()).toEqual(expect.arrayContaining(ids.slice(1)))
    })

    test('goes on behind the last page that it has finished', async () => {
      const requested: string[] = []
      const failing = async (after: string) => {
        requested.push(after)
        if (after === 'p19') throw new Error('unavailable')
        return reader(ids)(after)
      }
      await expect(fillIndex(index, failing)).rejects.toThrow('unavailable')
      expect(await index.readBackfill()).toEqual({ after: 'p19', products: 20, is_done: false })
      requested.length = 0
      await fillIndex(index, async (after) => {
        requested.push(after)
        return reader(ids)(after)
      })
      expect(requested).toEqual(['p19'])
      expect((await search.search(asFilter({ limit: 60 }))).total).toBe(25)
    })

    test('that is done does nothing more, and starts again where it is told to', async () => {
      await fillIndex(index, reader(ids))
      const none = () => Promise.reject(new Error('read'))
      expect(await fillIndex(index, none)).toMatchObject({ is_done: true })
      await index.restartBackfill()
      expect(await fillIndex(index, reader(ids))).toMatchObject({ products: 25, is_done: true })
    })

    test('takes off what is no longer on sale, on every page and behind the last', async () => {
      await index.put([...ids, 'a', 'q'].map((id) => changeOf(searchProduct(id), 10)))
      await fillIndex(index, reader(ids.filter((id) => id !== 'p05')))
      const { total } = await search.search(asFilter({}))
      expect([total, await found('p05'), await found('q')]).toEqual([24, [], []])
    })

    test('leaves alone what has changed since it was read', async () => {
      await index.put([changeOf(searchProduct('p03', { name: 'Calabash' }), 120)])
      await index.put([changeOf(searchProduct('z', { name: 'Brand new' }), 130)])
      await fillIndex(index, reader(ids))
      expect([await found('calabash'), await found('brand new')]).toEqual([['p03'], ['z']])
    })

    test('writes words again that were stored before the synonyms changed', async () => {
      await fillIndex(index, reader(['a']))
      await sql.query(`update search_products set words = 'basket'`)
      await index.restartBackfill()
      await fillIndex(index, reader(['a']))
      const [name = ''] = searchProduct('a').name.split(' ')
      expect([await found(name), await found('lantern')]).toEqual([['a'], []])
    })

    test('of an empty shop is done at once', async () => {
      expect(await fillIndex(index, reader([]))).toEqual({ after: '', products: 0, is_done: true })
    })
  })
})
