import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { migrate } from '../../../functions/src/providers/search/postgres/migrate'
import {
  openPool,
  requireDatabaseUrl,
  type SqlPool,
} from '../../../functions/src/providers/search/postgres/sql'
import { ROOT } from '../../../tools/emulators/project'
import { runsOf } from '../runs'
import { postgresFolder, startPostgres } from './postgres-server'

export const MIGRATIONS = join(ROOT, 'functions', 'migrations')

const STATEMENT_TIMEOUT_MS = 60_000

const openPglite = async (): Promise<SqlPool> => {
  const database = await PGlite.create({ extensions: { pg_trgm } })
  return {
    query: (text, values) => database.query(text, values),
    end: () => database.close(),
  }
}

/** A schema of its own in the database of `DATABASE_URL`, dropped at the end. */
const openSchema = async (url: string): Promise<SqlPool> => {
  const schema = `oja_test_${process.pid}_${Date.now()}`
  const options = { statement_timeout_ms: STATEMENT_TIMEOUT_MS }
  const owner = openPool(requireDatabaseUrl(url), { ...options, max: 1 })
  await owner.query('create extension if not exists pg_trgm')
  await owner.query(`create schema ${schema}`)
  const pool = openPool(url, { ...options, schema })
  return {
    query: pool.query,
    end: async () => {
      await pool.end()
      await owner.query(`drop schema ${schema} cascade`)
      await owner.end()
    },
  }
}

const openServer = async (): Promise<SqlPool> => {
  const server = await startPostgres({ fsync: 'off' })
  const pool = openPool(server.url, { statement_timeout_ms: STATEMENT_TIMEOUT_MS })
  return {
    query: pool.query,
    end: async () => {
      await pool.end()
      await server.stop()
    },
  }
}

const migrated = (open: () => Promise<SqlPool>) => async (): Promise<SqlPool> => {
  const sql = await open()
  await migrate(sql, MIGRATIONS)
  return sql
}

const given = process.env.DATABASE_URL

const DATABASES: readonly (readonly [string, () => Promise<SqlPool>])[] = [
  ...(given ? [['DATABASE_URL', migrated(() => openSchema(given))] as const] : []),
  ...(!given && postgresFolder() ? [['a server of its own', migrated(openServer)] as const] : []),
  ['PGlite', migrated(openPglite)],
]

/**
 * Databases that the search is tested on: a real server, which is the one of `DATABASE_URL` or
 * started from installed programs; and PGlite where there is none, in deep runs always.
 */
export const SEARCH_DATABASES = DATABASES.slice(0, runsOf(1, DATABASES.length))
