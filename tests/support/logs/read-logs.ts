import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../tools/emulators/project'
import type { Secret } from './leaks'

/** Fields that name the cause of a log line, as `usecases/trace` sets them. */
const TRACES = ['request_id', 'webhook_event', 'task', 'job_run', 'operation']

export type PartLogs = { lines: string[]; posted: string[]; secrets: Secret[] }

export const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

/** Reads what the processes of a part of `npm test` saved for its last step. */
export const readPartLogs = (part: string): PartLogs => {
  const folder = join(ROOT, 'test-results', 'logs', part)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const left = (kind: string) =>
    names
      .filter((name) => name.endsWith(`.${kind}.jsonl`))
      .flatMap((name) => linesOf(join(folder, name)))
  return {
    lines: left('lines'),
    posted: left('posted').map((line): string => JSON.parse(line).entry),
    secrets: left('secrets').map((line): Secret => JSON.parse(line)),
  }
}

const fieldsOf = (line: string): Record<string, unknown> => {
  const begin = line.indexOf('{')
  if (begin < 0) return {}
  try {
    return JSON.parse(line.slice(begin))
  } catch {
    return {}
  }
}

/** The ledger entries that these lines log together with their cause. */
export const tracedEntries = (lines: readonly string[]): Set<string> => {
  const entries = lines.filter((line) => line.includes('"entry"')).map(fieldsOf)
  const isTraced = (fields: Record<string, unknown>) =>
    TRACES.some((name) => typeof fields[name] === 'string' && fields[name] !== '')
  return new Set(entries.filter(isTraced).map(({ entry }) => String(entry)))
}
