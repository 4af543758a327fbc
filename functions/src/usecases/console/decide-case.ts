import { AppError } from '../../contract/api/errors'
import type { CaseDecision } from '../../contract/entities/case-decision'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { actionsFor, findTransition } from '../../contract/escrow/actions'
import { maskContacts } from '../../contract/text/mask-contacts'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { readCaseDecision, saveCaseDecision } from '../../db/console/case-decisions'
import { splitMaxOf } from '../../domain/operator/split-max'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import type { Acting } from '../operator/acting'
import { requireTransaction } from '../transaction/execute-command'
import { resolveDispute } from '../transaction/resolve-dispute'
import { mailOwners } from './mail-owners'
import { requireNotOwn } from './require-not-own'
import { needsTwo, otherDeciders } from './second-person'

type Verdict = Pick<CaseDecision, 'version' | 'outcome' | 'refund_minor' | 'cost_by' | 'reason'>
export type Decided = { state: CaseDecision['state']; transaction: Transaction }

/**
 * Refuses what can't be decided, before anything is written.
 * @throws AppError `operator/case-changed`, `transaction/chargeback-open`,
 * `transaction/action-not-allowed`, `operator/beyond-refundable`
 */
const checkVerdict = (
  transaction: Transaction,
  { version, outcome, refund_minor }: Verdict,
  now: number,
): void => {
  if (transaction.event_count !== version) {
    throw new AppError('operator/case-changed', { version: transaction.event_count })
  }
  // Money given back twice is ours: while a bank contests the payment, the bank's word is awaited.
  if (transaction.chargebacks.some(({ state }) => state === 'open')) {
    throw new AppError('transaction/chargeback-open')
  }
  if (!findTransition(transaction, 'resolve', 'operator', now)) {
    throw new AppError('transaction/action-not-allowed', {
      allowed_actions: actionsFor(transaction, 'operator', now),
    })
  }
  const max_minor = splitMaxOf(transaction)
  if (outcome === 'split' && refund_minor > max_minor) {
    throw new AppError('operator/beyond-refundable', { max_minor })
  }
}

const decisionOf = (
  { id, buyer_id, vendor_id, money }: Transaction,
  verdict: Verdict,
  { uid }: Acting,
  now: number,
): CaseDecision => ({
  transaction_id: id,
  buyer_id,
  vendor_id,
  ...verdict,
  amount_minor: money.held_minor,
  state: 'waiting',
  proposed_by: uid,
  proposed_at: timestampFromMillis(now),
  confirmed_by: null,
  decided_at: null,
})

/** Stores the decision for a second person; the only operator's owner is mailed. */
const propose = (
  deps: Deps,
  acting: Acting,
  transaction: Transaction,
  verdict: Verdict,
): Promise<Decided> =>
  commitWithRetry<Decided>(backoffFrom(deps), 'transaction/busy', async (batch) => {
    const { id, event_count } = transaction
    const stored = await readCaseDecision(id)
    if (stored?.data.state === 'waiting' && stored.data.version === event_count) {
      throw new AppError('operator/decision-waits')
    }
    const now = deps.clock()
    const decision = decisionOf(transaction, verdict, acting, now)
    saveCaseDecision(batch, stored, decision)
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator: acting.uid,
      action: `propose:${verdict.outcome}:${verdict.refund_minor}`,
      subject: id,
      reason: verdict.reason,
      at: decision.proposed_at,
    })
    const others = await otherDeciders(acting.uid, decision)
    if (others.length === 0) await mailOwners(deps, batch, decision)
    return { result: { state: 'waiting', transaction } }
  })

/** Executes a decision and stores it as done in the same commit. */
export const execute = async (
  deps: Deps,
  acting: Acting,
  decision: CaseDecision,
): Promise<Decided> => {
  const { transaction_id: id, version, outcome, refund_minor, cost_by, reason } = decision
  const isSecond = decision.confirmed_by !== null
  const stored = await readCaseDecision(id)
  const transaction = await resolveDispute(deps, acting.uid, id, {
    outcome,
    refund_minor,
    cost_by,
    reason,
    version,
    // After the audit log's entry, whose chain makes decisions of one operator follow each other:
    // so that two at the same time don't both count as the first.
    write: async (batch, now) => {
      if (!isSecond && (await needsTwo(decision, now))) throw new AppError('operator/other-person')
      const decided_at = timestampFromMillis(now)
      saveCaseDecision(batch, stored, { ...decision, state: 'done', decided_at })
    },
  })
  return { state: 'done', transaction }
}

/**
 * Decides an escalated dispute as it was looked at. Above the amount that one person may decide, the
 * decision waits for a second one.
 * @throws AppError `operator/own-case`, `operator/case-changed`, `operator/beyond-refundable`,
 * `operator/decision-waits`, `transaction/chargeback-open`, `transaction/action-not-allowed`
 */
export const decideCase = async (
  deps: Deps,
  acting: Acting,
  id: string,
  given: Verdict,
): Promise<Decided> => {
  const { data } = await requireTransaction(id)
  await requireNotOwn(acting, data, id)
  const now = deps.clock()
  checkVerdict(data, given, now)
  const verdict = { ...given, reason: maskContacts(given.reason) }
  const decision = decisionOf(data, verdict, acting, now)
  return (await needsTwo(decision, now))
    ? propose(deps, acting, data, verdict)
    : execute(deps, acting, decision)
}
