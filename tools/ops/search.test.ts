import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPostgresSearch } from '../../functions/src/providers/search/postgres/postgres-search'
import { openPool, type SqlPool } from '../../functions/src/providers/search/postgres/sql'
import type { Deps } from '../../functions/src/usecases/deps'
import { SEARCH_DATABASES } from '../../tests/support/search/search-databases'
import { changeOf, searchProduct } from '../../tests/support/search/search-products'
import { readArguments } from './arguments'
import { searchCommands } from './search'

let sql: SqlPool
beforeAll(async () => {
  const [first] = SEARCH_DATABASES
  if (!first) throw new Error('There is always PGlite.')
  sql = await first[1]()
}, 60_000)
afterAll(() => sql.end())

const run = (search: Partial<Deps['search']>, ...args: string[]) =>
  searchCommands.search(readArguments(['search', ...args]), { search } as Deps)

test('names its actions where it is given none, or another', async () => {
  for (const args of [[], ['fly']]) {
    await expect(run({}, ...args)).rejects.toThrow('search migrate, backfill, status, refresh')
  }
})

test.each(['backfill', 'status', 'refresh'])(
  'refuses to %s the embedded search',
  async (action) => {
    await expect(run({}, action)).rejects.toThrow('Set SEARCH_ENGINE=postgres and DATABASE_URL')
  },
)

test('refuses to migrate a database that is not named', async () => {
  vi.stubEnv('DATABASE_URL', undefined)
  await expect(run({}, 'migrate')).rejects.toThrow('DATABASE_URL is not set')
  vi.unstubAllEnvs()
})

test('says how far the backfill is, and how many products the words were counted of', async () => {
  const search = createPostgresSearch(sql, { clock: Date.now })
  expect(await run(search, 'status')).toEqual([expect.stringContaining('No product is written')])
  const page = { after: '', changes: [changeOf(searchProduct('a'))], read_at: 2 }
  await search.index?.putPage({ ...page, is_last: false })
  expect(await run(search, 'status')).toEqual(['1 products, up to a'])
  expect(await run(search, 'refresh')).toEqual(['The words of 1 products are counted.'])
  await search.index?.putPage({ after: 'a', changes: [], read_at: 2, is_last: true })
  expect(await run(search, 'status')).toEqual(['All 1 products are written.'])
})

test('says why the database does not respond', async () => {
  const pool = openPool('postgresql://oja@127.0.0.1:1/oja', { statement_timeout_ms: 1_000 })
  const search = createPostgresSearch(pool, { clock: Date.now })
  await expect(run(search, 'status')).rejects.toThrow('does not answer: connect ECONNREFUSED')
  await pool.end()
})
