import type { AuditEntry, AuditLine, AuditRoot } from '../../contract/entities/console/audit'
import { lagosDayOf } from '../../contract/lagos-day'
import { millisOf } from '../../contract/time'
import {
  auditEntriesOfDay,
  readAuditRoot,
  readAuditRoots,
  readAuditRootsBetween,
} from '../../db/audit-log'
import { canonicalJson } from '../../domain/orders/transaction/canonical-json'
import type { Deps } from '../deps'
import { writeCsv } from '../write-csv'
import { nameEntries } from './name-entries'
import { verifyAuditDay } from './seal-audit'

/** The sealed days that the page lists. */
const MAX_ROOTS = 60

type AuditDay = {
  day: string
  entries: AuditLine[]
  root: AuditRoot | null
  problems: string[]
}

/** One day of the audit log and the days that are sealed; a day without a root is open. */
export const readAudit = async (
  { clock }: Pick<Deps, 'clock'>,
  day = lagosDayOf(clock()),
): Promise<AuditDay & { sealed: AuditRoot[] }> => {
  const [entries, root, problems, sealed] = await Promise.all([
    auditEntriesOfDay(day),
    readAuditRoot(day),
    verifyAuditDay(day),
    readAuditRoots(MAX_ROOTS),
  ])
  return { day, entries: await nameEntries(entries), root: root ?? null, problems, sealed }
}

const COLUMNS = [
  'day',
  'at',
  'operator',
  'action',
  'subject',
  'reason',
  'before',
  'after',
  'chain',
  'sequence',
  'previous_hash',
  'hash',
  'root',
] as const

const rowOf = (entry: AuditEntry, { root }: AuditRoot): string[] => [
  entry.day,
  new Date(millisOf(entry.at)).toISOString(),
  entry.operator,
  entry.action,
  entry.subject,
  entry.reason,
  canonicalJson(entry.before ?? null),
  canonicalJson(entry.after ?? null),
  entry.chain,
  String(entry.sequence),
  entry.previous_hash ?? '',
  entry.hash,
  root,
]

/**
 * The sealed days from `from` until `until` as CSV. It ends with the last sealed day: what is still
 * being written is not in it.
 */
export const exportAudit = async ({ from, until }: { from: string; until: string }) => {
  const rows: string[][] = []
  for (const root of await readAuditRootsBetween(from, until)) {
    for (const entry of await auditEntriesOfDay(root.day)) rows.push(rowOf(entry, root))
  }
  return writeCsv([...COLUMNS], rows)
}
