import type { AuditEntry, AuditLine } from '../../contract/entities/console/audit'
import { readNames } from '../../db/console/names'

/** An id of this project's own, alone or at the beginning of a task's or an entry's. */
const ID = /^(?!__)[\w-]{1,128}/
const LEADING = /^[a-z0-9]{20}(?=-)/

/** What an entry's subject may be the id of. A search's is what was typed. */
const idsIn = ({ action, subject }: AuditEntry): string[] => {
  if (action === 'look:find') return []
  const [first = ''] = subject.split(/[~:]/)
  return [ID.exec(first)?.[0] ?? '', LEADING.exec(first)?.[0] ?? ''].filter((id) => id !== '')
}

/** Entries of the audit log with who did them and what they are about, by name. */
export const nameEntries = async (entries: readonly AuditEntry[]): Promise<AuditLine[]> => {
  const operators = entries.map(({ operator }) => operator).filter((one) => !one.includes('@'))
  const ids = [...new Set([...operators, ...entries.flatMap(idsIn)])]
  const names = await readNames(ids)
  return entries.map((entry) => ({
    ...entry,
    by: names.get(entry.operator)?.name ?? entry.operator,
    about: idsIn(entry).flatMap((id) => names.get(id) ?? [])[0] ?? null,
  }))
}
