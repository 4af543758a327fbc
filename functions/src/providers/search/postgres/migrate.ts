import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Sql } from './sql'

const appliedSchema = z.array(z.object({ name: z.string() }))

/**
 * Applies the migrations of a folder that the database doesn't have yet, by name. Returns their
 * names. Each statement can be repeated, so that an interrupted run is continued by the next.
 */
export const migrate = async (sql: Sql, folder: string): Promise<string[]> => {
  await sql.query(
    `create table if not exists search_migrations (
       name text primary key, applied_at timestamptz not null default now())`,
  )
  const { rows } = await sql.query('select name from search_migrations')
  const applied = appliedSchema.parse(rows).map(({ name }) => name)
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const missing = names.filter((name) => !applied.includes(name)).sort()
  for (const name of missing) {
    for (const statement of readFileSync(join(folder, name), 'utf8').split(/\n{2,}/)) {
      await sql.query(statement)
    }
    await sql.query('insert into search_migrations (name) values ($1)', [name])
  }
  return missing
}
