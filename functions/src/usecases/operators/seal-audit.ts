import type { AuditRoot } from '../../contract/entities/console/audit'
import { lagosDaysUntil } from '../../contract/lagos-day'
import { storagePaths } from '../../contract/paths'
import {
  addAuditRoot,
  auditChainsOf,
  auditEntriesOfDay,
  readAuditRoot,
  readAuditRoots,
} from '../../db/audit-log'
import { auditProblems, lastSealableDay, makeAuditRoot } from '../../domain/console/audit-chain'
import { groupBy } from '../../domain/money/ledger/invariant'
import { canonicalJson } from '../../domain/orders/transaction/canonical-json'
import type { Deps } from '../deps'

const BEFORE_ALL = ''

/** What is wrong with one day of the audit log; nothing if it is whole. */
export const verifyAuditDay = async (day: string): Promise<string[]> => {
  const [chains, entries, root] = await Promise.all([
    auditChainsOf(lagosDaysUntil(day, 2)[0] ?? BEFORE_ALL, day),
    auditEntriesOfDay(day),
    readAuditRoot(day),
  ])
  return auditProblems(chains, entries, root)
}

/**
 * Seals the days that have ended and that no root covers yet, each with one over all operators'
 * chains, here and outside of the database. A day in which nobody did anything has none.
 */
export const sealAudit = async (deps: Deps): Promise<AuditRoot[]> => {
  const [last] = await readAuditRoots(1)
  const chains = await auditChainsOf(last?.day ?? BEFORE_ALL, lastSealableDay(deps.clock()))
  const sealed: AuditRoot[] = []
  for (const [day, own] of groupBy(chains, (chain) => chain.day)) {
    const problems = auditProblems(own, await auditEntriesOfDay(day), undefined)
    for (const problem of problems) deps.log.error('The audit log is broken', { day, problem })
    const root = makeAuditRoot(day, own, sealed.at(-1) ?? last, deps.clock())
    // Another run was first.
    if (!(await addAuditRoot(root))) break
    const path = `${storagePaths.auditRoots}${day}.json`
    await deps.objects.writeOnce(path, Buffer.from(canonicalJson(root)), 'application/json')
    sealed.push(root)
  }
  return sealed
}
