import type { Pool } from 'pg'
import { AppError } from '../../../contract/api/errors'
import { SECOND_MS } from '../../../contract/time'

/** The part of a PostgreSQL client that the search uses; `pg.Pool` and PGlite both have it. */
export type Sql = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }

export type SqlPool = Sql & { end: () => Promise<void> }

/** Queries of one function instance run on at most this many connections. */
const MAX_CONNECTIONS = 4
const CONNECT_TIMEOUT_MS = 5 * SECOND_MS
const IDLE_TIMEOUT_MS = 60 * SECOND_MS

const POSTGRES_URL = /^postgres(ql)?:\/\/\S+$/

/** @throws Error unless this is the URL of a PostgreSQL database; never shows it */
export const requireDatabaseUrl = (url: string | undefined): string => {
  if (!url) throw new Error('SEARCH_ENGINE is postgres, and DATABASE_URL is not set.')
  if (!POSTGRES_URL.test(url)) {
    throw new Error('DATABASE_URL is not of the form postgresql://user:password@host/database.')
  }
  return url
}

/** SQLSTATEs of an undefined table, column, function and schema. */
const NOT_MIGRATED = ['42P01', '42703', '42883', '3F000']
/** SQLSTATE of a statement that was cancelled by its timeout. */
const TIMED_OUT = '57014'
/** SQLSTATE classes: connection, resources, operator's intervention. */
const UNREACHABLE = /^(08|53|57)/
const NETWORK = /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EPIPE|ENOENT)/

const explained = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (NOT_MIGRATED.includes(code)) {
    const text = 'The search database is not up to date: run "npm run ops -- search migrate".'
    return new Error(text, { cause: error })
  }
  const isBusy = code === TIMED_OUT || UNREACHABLE.test(code) || NETWORK.test(code)
  const isNoConnection =
    error instanceof Error && /timeout exceeded when trying/.test(error.message)
  return isBusy || isNoConnection
    ? new AppError('service/unavailable', undefined, { cause: error })
    : error
}

type PoolOptions = { statement_timeout_ms: number; max?: number; schema?: string }

/** Opens the pool at its first query, so that an instance that never searches has no connection. */
export const openPool = (url: string, options: PoolOptions): SqlPool => {
  let opened: Promise<Pool> | undefined
  const path = options.schema ? ` -c search_path=${options.schema},public` : ''
  const open = async (): Promise<Pool> => {
    const { default: pg } = await import('pg')
    const pool = new pg.Pool({
      connectionString: url,
      max: options.max ?? MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      statement_timeout: options.statement_timeout_ms,
      application_name: 'oja-search',
      // Compiling a query, or starting workers for it, takes longer than running it; 10,000
      // matches with their words are 8 MB.
      options: `-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB${path}`,
    })
    // An idle connection that breaks is replaced; without a listener it would end the process.
    pool.on('error', () => {})
    return pool
  }
  return {
    query: async (text, values) => {
      opened ??= open()
      try {
        return await (await opened).query(text, values)
      } catch (error) {
        throw explained(error)
      }
    },
    end: async () => (await opened)?.end(),
  }
}
