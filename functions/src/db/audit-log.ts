import type {
  AuditChain,
  AuditEntry,
  AuditRoot,
  OpsDecision,
} from '../contract/entities/console/audit'
import { lagosDayOf } from '../contract/lagos-day'
import { COLLECTIONS } from '../contract/paths'
import * as queries from '../contract/queries/console/operations'
import { bind } from '../contract/queries/query'
import { millisOf } from '../contract/time'
import { appendToAudit, auditChainId } from '../domain/console/audit-chain'
import { commitOnce } from './commit'
import { type Batch, collectionOf, fieldsOf, newBatch, readDocument } from './firestore'
import { countOf, readList } from './list-query'

export type { OpsDecision } from '../contract/entities/console/audit'

const decisions = () => collectionOf<AuditEntry>(COLLECTIONS.opsDecisions)
const chains = () => collectionOf<AuditChain>(COLLECTIONS.auditChains)
const roots = () => collectionOf<AuditRoot>(COLLECTIONS.auditRoots)

/**
 * Appends to the chain of the operator and the day, in the same commit as what was decided. The
 * commit fails if the operator did something else meanwhile: retry it.
 */
export const addOpsDecision = async (batch: Batch, decision: OpsDecision): Promise<void> => {
  const day = lagosDayOf(millisOf(decision.at))
  const ref = chains().doc(auditChainId(decision.operator, day))
  const stored = await readDocument(ref)
  const { entry, chain } = appendToAudit(stored?.data, decision)
  batch.create(decisions().doc(entry.id), entry)
  if (stored) batch.update(ref, fieldsOf<AuditChain>(chain), { lastUpdateTime: stored.updated })
  else batch.create(ref, chain)
}

/** How often an operator looked at people and cases on a day. */
export const countLooks = (operator: string, day: string): Promise<number> =>
  countOf(bind(queries.looksOfDay, { chain: auditChainId(operator, day) }))

/** Newest first: all decisions, or those about one subject. */
export const readOpsDecisions = (limit: number, subject?: string): Promise<AuditEntry[]> =>
  readList(bind(queries.opsDecisions, { subject }, limit))

export const auditEntriesOfDay = (day: string): Promise<AuditEntry[]> =>
  readList(bind(queries.auditEntriesOfDay, { day }))

/** The chains of the days after `after` until `until`, the earliest day first. */
export const auditChainsOf = (after: string, until: string): Promise<AuditChain[]> =>
  readList(bind(queries.auditChains, { after, until }))

/** The sealed days, the latest first. */
export const readAuditRoots = (limit: number): Promise<AuditRoot[]> =>
  readList(bind(queries.auditRoots, {}, limit))

/** The sealed days of a period, the earliest first. */
export const readAuditRootsBetween = (from: string, until: string): Promise<AuditRoot[]> =>
  readList(bind(queries.auditRootsBetween, { from, until }))

export const readAuditRoot = async (day: string): Promise<AuditRoot | undefined> =>
  (await readDocument(roots().doc(day)))?.data

/** False if the day is sealed already. */
export const addAuditRoot = (root: AuditRoot): Promise<boolean> => {
  const batch = newBatch()
  batch.create(roots().doc(root.day), root)
  return commitOnce(batch)
}
