import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequirementId, Runs } from '../../tests/support/runs'

type Line = Runs & { requirement: RequirementId }

/** Sums the lines of all processes, one row per requirement, in the requirements' order. */
function mergeCounts(lines: Line[]): Record<string, Runs> {
  const rows = new Map<string, Runs>()
  for (const { requirement, count, failures } of lines) {
    const row = rows.get(requirement) ?? { count: 0, failures: 0 }
    rows.set(requirement, { count: row.count + count, failures: row.failures + failures })
  }
  const order = (requirement: string) => Number(requirement.slice(1))
  return Object.fromEntries([...rows].toSorted(([a], [b]) => order(a) - order(b)))
}

/** Merges the counts that all test runs recorded below `folder` into `file`. */
export function writeCounts(folder: string, file: string): Record<string, Runs> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []
  const lines = names
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line): Line => JSON.parse(line))
  const rows = mergeCounts(lines)
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
  return rows
}
