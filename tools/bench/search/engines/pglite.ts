import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { SearchProduct } from '../../../../functions/src/ports/product-search'
import { migrate } from '../../../../functions/src/providers/search/postgres/migrate'
import { createPostgresSearch } from '../../../../functions/src/providers/search/postgres/postgres-search'
import type { Sql } from '../../../../functions/src/providers/search/postgres/sql'
import { ROOT } from '../../../emulators/project'

const MIGRATIONS = join(ROOT, 'functions', 'migrations')

const PAGE_SIZE = 1_000

const SETTINGS = [
  'shared_buffers = 16MB',
  'min_wal_size = 32MB',
  'max_wal_size = 32MB',
  'work_mem = 16MB',
  'jit = off',
]

const sqlOf = (database: PGlite): Sql => ({
  query: (text, values) => database.query(text, values),
})
const engineOf = (database: PGlite) => createPostgresSearch(sqlOf(database), { clock: Date.now })

export const pack = async (products: readonly SearchProduct[]) => {
  const database = await PGlite.create({ extensions: { pg_trgm }, postgresqlconf: [...SETTINGS] })
  await migrate(sqlOf(database), MIGRATIONS)
  const engine = engineOf(database)
  for (let at = 0; at < products.length; at += PAGE_SIZE) {
    const page = products.slice(at, at + PAGE_SIZE)
    await engine.index?.put(page.map((product) => ({ id: product.id, version: 1, product })))
  }
  await engine.renewSnapshot()
  await database.exec('vacuum')
  await database.exec('checkpoint')
  const dump = await database.dumpDataDir('gzip')
  await database.close()
  return Buffer.from(await dump.arrayBuffer())
}

export const open = async (bytes: Buffer) => {
  const database = await PGlite.create({
    extensions: { pg_trgm },
    loadDataDir: new Blob([new Uint8Array(bytes)]),
  })
  return engineOf(database)
}
