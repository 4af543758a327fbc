import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { migrate } from '../../../functions/src/providers/search/postgres/migrate'
import { createPostgresSearch } from '../../../functions/src/providers/search/postgres/postgres-search'
import { openPool, type Sql } from '../../../functions/src/providers/search/postgres/sql'
import { fillIndex } from '../../../functions/src/usecases/catalog/search/fill-index'
import { postgresFolder, startPostgres } from '../../../tests/support/search/postgres-server'
import { MIGRATIONS } from '../../../tests/support/search/search-databases'
import { type Figure, figure, type PartOptions, percentile } from '../figure'
import { askEverything, type Kinds } from './ask'
import { generatedProducts } from './generated-products'

const PRODUCTS = 100_000
/** The size that row 19 has budgets for. */
const LARGE = 1_000_000
const PAGE_SIZE = 1_000
const SAID_EVERY = 100_000
const TIMEOUT_MS = 600_000
const BYTES_A_MIB = 1_024 ** 2
const KIB_A_MIB = 1_024

/** Those of a managed server with 4 GB. */
const SETTINGS = { shared_buffers: '1GB', effective_cache_size: '3GB', max_wal_size: '4GB' }

const BEGINNING = Date.UTC(2025, 0, 1)
const BETWEEN_MS = 30_000
/** Prime, so that it permutes the products: their ids say nothing about their age. */
const STRIDE = 700_001

/** The generated products with ids in order, as a backfill reads them. */
function* inOrder(count: number) {
  let number = 0
  for (const product of generatedProducts(count)) {
    const at = timestampFromMillis(BEGINNING + ((number * STRIDE) % count) * BETWEEN_MS)
    const id = `p${String(number).padStart(19, '0')}`
    yield { id, version: 1, product: { ...product, id, created_at: at, updated_at: at } }
    number += 1
  }
}

const pagesOf = (count: number) => {
  const products = inOrder(count)
  return async () => {
    const changes = []
    while (changes.length < PAGE_SIZE) {
      const { value, done } = products.next()
      if (done) return { changes, read_at: 2, is_last: true }
      changes.push(value)
    }
    return { changes, read_at: 2, is_last: false }
  }
}

const sizeSchema = z.tuple([z.object({ bytes: z.number(), pid: z.int() })])

const readSize = async (sql: Sql) => {
  const { rows } = await sql.query(
    `select pg_database_size(current_database())::float8 as bytes, pg_backend_pid() as pid`,
  )
  return sizeSchema.parse(rows)[0]
}

const numberIn = (path: string, pattern: RegExp): number => {
  try {
    return Number(pattern.exec(readFileSync(path, 'utf8'))?.[1] ?? 0)
  } catch {
    // The process has ended.
    return 0
  }
}

/** Memory of a server with its connections; a page that they share is counted once. */
const serverMiB = (backend: number): number => {
  const parentOf = (pid: number) => numberIn(`/proc/${pid}/status`, /^PPid:\s+(\d+)/m)
  const server = parentOf(backend)
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const own = pids.filter((pid) => pid === server || parentOf(pid) === server)
  const kib = own.map((pid) => numberIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m))
  return kib.reduce((sum, one) => sum + one, 0) / KIB_A_MIB
}

const timesOf = (kinds: Kinds, count: number): Figure[] => {
  const every = Object.values(kinds).flatMap(({ took_ms }) => took_ms)
  const isLarge = count >= LARGE
  const what = `PostgreSQL, ${count} products, mixed queries with facets`
  const at = (percent: number) => [percentile(every, percent), 'ms'] as [number, string]
  return [
    figure(19, `${what}, p50`, at(50), isLarge ? { most: 25 } : undefined),
    figure(19, `${what}, p95`, at(95), isLarge ? { most: 120 } : undefined),
    ...Object.entries(kinds).map(([kind, { took_ms }]) =>
      figure(19, `PostgreSQL, ${kind}, p95`, [percentile(took_ms, 95), 'ms']),
    ),
  ]
}

/** Row 19: the search in a PostgreSQL server of its own, filled as a backfill does. */
export const measurePostgres = async ({
  say,
  signal,
  products: count = PRODUCTS,
}: PartOptions): Promise<Figure[]> => {
  if (!postgresFolder()) {
    say('  PostgreSQL is not installed here: its engine is not measured')
    return []
  }
  const server = await startPostgres(SETTINGS)
  const sql = openPool(server.url, { statement_timeout_ms: TIMEOUT_MS })
  try {
    await migrate(sql, MIGRATIONS)
    const search = createPostgresSearch(sql, { clock: Date.now })
    if (!search.index) throw new Error('PostgreSQL has an index.')
    say(`  a backfill of ${count} products into PostgreSQL`)
    const began = performance.now()
    const { products } = await fillIndex(search.index, pagesOf(count), (state) => {
      signal.throwIfAborted()
      if (state.products % SAID_EVERY === 0) say(`  ${state.products}`)
    })
    const counted = await search.renewSnapshot()
    const backfill_s = (performance.now() - began) / 1_000
    if (products !== count || counted !== count) throw new Error(`Only ${counted} were written.`)
    say('  the queries')
    const kinds = await askEverything(search, { warm: 1, rounds: 3 })
    const idle = Object.keys(kinds).filter((kind) => kinds[kind]?.found === 0)
    if (idle.length > 0) throw new Error(`Nothing is found by: ${idle}.`)
    const { bytes, pid } = await readSize(sql)
    return [
      ...timesOf(kinds, count),
      figure(19, 'PostgreSQL, backfill', [backfill_s, 's'], { most: 900 }),
      figure(19, 'PostgreSQL, memory of the server', [serverMiB(pid), 'MiB']),
      figure(19, 'PostgreSQL, database on disk', [bytes / BYTES_A_MIB, 'MiB']),
    ]
  } finally {
    await sql.end()
    await server.stop()
  }
}
