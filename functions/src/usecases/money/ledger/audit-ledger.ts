import { DAY_MS, MINUTE_MS, millisOf, timestampFromMillis } from '../../../contract/time'
import { readJobCursor, saveJobCursor } from '../../../db/job-cursors'
import {
  CHAIN_OWNERS,
  chainOwnersAfter,
  type OwnerCollection,
} from '../../../db/money/chain-owners'
import { entriesOfRange } from '../../../db/money/ledger'
import { existingSeals, readSeals } from '../../../db/money/ledger-seals'
import type { LedgerProblem } from '../../../domain/money/ledger/chain-problems'
import type { Deps } from '../../deps'
import { logProblems } from './log-problems'
import { copiedSealPage } from './seal-copies'
import { ownerlessEntries, verifyWholeChains } from './verify-chains'
import { lostSeals, verifySeal } from './verify-seals'

const AUDIT = 'audit-ledger'
/** What is sealed is verified again this often. */
const EVERY_MS = 7 * DAY_MS
/** Less than the function's timeout; the next run goes on. */
const RUN_MS = 7 * MINUTE_MS
/** A seal has up to 5,000 entries, which are in memory one seal at a time. */
const SEALS = 5
const OWNERS = 200

type Page = { problems: LedgerProblem[]; next: string | null }
type Step = (deps: Deps, after: string | null) => Promise<Page>

/** Seals in order, and that each of their entries is on somebody's chain. */
const auditSeals: Step = async (deps, after) => {
  // The last seal of the page before comes first: the next one must follow it.
  const page = await readSeals(after === null ? 0 : Number(after), SEALS + 1)
  const problems: LedgerProblem[] = []
  const first = after === null ? 0 : 1
  for (const [index, seal] of page.entries()) {
    if (index < first) continue
    const entries = await entriesOfRange(seal)
    problems.push(...(await verifySeal(deps, seal, { previous: page[index - 1], entries })))
    problems.push(...(await ownerlessEntries(entries)))
  }
  const last = page.at(-1)
  return { problems, next: last && page.length === SEALS + 1 ? String(last.number) : null }
}

const auditCopies: Step = async (deps, after) => {
  const { ids, next } = await copiedSealPage(deps, after ?? undefined)
  return { problems: lostSeals(ids, await existingSeals(ids)), next: next ?? null }
}

const auditOwners =
  (collection: OwnerCollection): Step =>
  async (_deps, after) => {
    const owners = await chainOwnersAfter(collection, after, OWNERS)
    const problems = await verifyWholeChains(owners)
    return { problems, next: owners.length === OWNERS ? (owners.at(-1)?.[0] ?? null) : null }
  }

const STEPS: readonly Step[] = [auditSeals, auditCopies, ...CHAIN_OWNERS.map(auditOwners)]

/** A place in the audit: the step's number and how far it has come, as `2:last-id`. */
const placeOf = (cursor: string | null): { step: number; after: string | null } => {
  const [, step = '0', after = ''] = /^(\d+):(.*)$/.exec(cursor ?? '') ?? []
  return { step: Number(step), after: after === '' ? null : after }
}

/**
 * Verifies the next part of the whole ledger: the seals and their entries, the copies outside the
 * database, then every chain. Returns the cursor of the part that follows; null after the last.
 */
export const auditPart = async (
  deps: Deps,
  cursor: string | null,
): Promise<{ problems: LedgerProblem[]; next: string | null }> => {
  const { step, after } = placeOf(cursor)
  const audit = STEPS[step]
  if (!audit) return { problems: [], next: null }
  const { problems, next } = await audit(deps, after)
  if (next !== null) return { problems, next: `${step}:${next}` }
  return { problems, next: step + 1 < STEPS.length ? `${step + 1}:` : null }
}

/**
 * Verifies again what is sealed, once a week: the nightly verification reads only what is new. Goes
 * on where the last run ended. Returns the number of problems that this run found.
 */
export const auditLedger = async (deps: Deps): Promise<number> => {
  const started_at = deps.clock()
  const stored = await readJobCursor(AUDIT)
  const isDone = stored?.next === null
  if (isDone && started_at - millisOf(stored.updated_at) < EVERY_MS) return 0
  let next = stored?.next ?? null
  let found = 0
  do {
    const part = await auditPart(deps, next)
    logProblems(deps, part.problems)
    found += part.problems.length
    next = part.next
    await saveJobCursor({ id: AUDIT, next, updated_at: timestampFromMillis(deps.clock()) })
    deps.failpoint?.('audit:after-part')
  } while (next !== null && deps.clock() - started_at < RUN_MS)
  deps.log.info('The ledger was audited', { problems: found, ...(next !== null && { next }) })
  return found
}
