import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Attempt, RequirementId, Runs } from '../../tests/support/runs'

type Line = Runs & { requirement: RequirementId; attempt?: Attempt }
/** `unstable`: tests that failed and then passed when they were tried again. */
type Row = Runs & { unstable: number }

/** What the last attempt of each test recorded, and whether only that passed. */
function lastAttempts(lines: Line[]): (Line & { unstable: number })[] {
  const last = new Map<string, Line>()
  const failed = new Set<string>()
  for (const line of lines) {
    if (!line.attempt) continue
    const test = keyOf(line)
    if (line.failures > 0) failed.add(test)
    if (line.attempt.retry >= (last.get(test)?.attempt?.retry ?? 0)) last.set(test, line)
  }
  return lines
    .filter((line) => !line.attempt || last.get(keyOf(line)) === line)
    .map((line) => ({
      ...line,
      unstable: line.failures === 0 && failed.has(keyOf(line)) ? 1 : 0,
    }))
}

const keyOf = ({ requirement, attempt }: Line) => `${requirement} ${attempt?.test}`

/** Sums the lines of all processes, one row per requirement, in the requirements' order. */
function mergeCounts(lines: Line[]): Record<string, Row> {
  const rows = new Map<string, Row>()
  for (const { requirement, count, failures, unstable } of lastAttempts(lines)) {
    const row = rows.get(requirement) ?? { count: 0, failures: 0, unstable: 0 }
    rows.set(requirement, {
      count: row.count + count,
      failures: row.failures + failures,
      unstable: row.unstable + unstable,
    })
  }
  const order = (requirement: string) => Number(requirement.slice(1))
  return Object.fromEntries([...rows].toSorted(([a], [b]) => order(a) - order(b)))
}

/** Merges the counts that all test runs recorded below `folder` into `file`. */
export function writeCounts(folder: string, file: string): Record<string, Row> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []
  const lines = names
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line): Line => JSON.parse(line))
  const rows = mergeCounts(lines)
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
  return rows
}
