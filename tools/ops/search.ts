import { join } from 'node:path'
import { AppError } from '../../functions/src/contract/api/errors'
import type { Backfill } from '../../functions/src/ports/product-search'
import { migrate } from '../../functions/src/providers/search/postgres/migrate'
import { openPool, requireDatabaseUrl } from '../../functions/src/providers/search/postgres/sql'
import { backfillSearch } from '../../functions/src/usecases/catalog/search/backfill-search'
import type { Deps } from '../../functions/src/usecases/deps'
import { ROOT } from '../emulators/project'
import type { CliArgs, Command } from './arguments'

/** Creating an index over a full table takes minutes. */
const MIGRATION_TIMEOUT_MS = 30 * 60_000
const SAID_EVERY = 10_000

const progress = ({ products, after, is_done }: Backfill): string =>
  is_done ? `All ${products} products are written.` : `${products} products, up to ${after}`

const requireIndex = ({ search }: Deps) => {
  if (search.index) return search.index
  throw new Error(
    'Set SEARCH_ENGINE=postgres and DATABASE_URL: the embedded search has no database.',
  )
}

const migrateDatabase = async (): Promise<string[]> => {
  const url = requireDatabaseUrl(process.env.DATABASE_URL)
  const pool = openPool(url, { statement_timeout_ms: MIGRATION_TIMEOUT_MS, max: 1 })
  const names = await migrate(pool, join(ROOT, 'functions', 'migrations'))
  await pool.end()
  return names.length > 0 ? names.map((name) => `${name} is applied.`) : ['It is up to date.']
}

const backfill = async ({ options }: CliArgs, deps: Deps): Promise<string[]> => {
  requireIndex(deps)
  let said = 0
  const onPage = (state: Backfill): void => {
    if (state.products - said < SAID_EVERY) return
    said = state.products
    console.log(progress(state))
  }
  const is_restart = options.restart === 'yes'
  return [progress(await backfillSearch(deps, { is_restart, onPage }))]
}

const status = async (_typed: CliArgs, deps: Deps): Promise<string[]> => {
  const state = await requireIndex(deps).readBackfill()
  const isBegun = state.is_done || state.after !== ''
  return [isBegun ? progress(state) : 'No product is written yet: "search backfill" does it.']
}

const refresh = async (_typed: CliArgs, deps: Deps): Promise<string[]> => {
  requireIndex(deps)
  return [`The words of ${await deps.search.renewSnapshot()} products are counted.`]
}

const ACTIONS: Record<string, Command> = { migrate: migrateDatabase, backfill, status, refresh }

const run: Command = async (typed, deps) => {
  const [name = ''] = typed.subjects
  const action = ACTIONS[name]
  if (!action) throw new Error(`Say what to do: search ${Object.keys(ACTIONS).join(', ')}.`)
  try {
    return await action(typed, deps)
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : undefined
    if (!(cause instanceof Error)) throw error
    throw new Error(`The search database does not answer: ${cause.message}`, { cause })
  }
}

/** Commands about the search database. */
export const searchCommands = { search: run }
