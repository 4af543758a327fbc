import { AppError } from '../../../contract/api/errors'
import type { StoredDecision } from '../../../contract/entities/console/case-decision'
import { mayAs } from '../../../contract/entities/console/operator'
import { timestampFromMillis } from '../../../contract/time'
import { readCaseDecision, saveCaseDecision } from '../../../db/console/case-decisions'
import type { Deps } from '../../deps'
import type { Deciding } from '../../operators/acting'
import { requireNotOwn, type Subject } from '../../operators/own-side'
import { commitDecision } from '../../operators/recorded'
import { requireFreshSignIn } from '../../operators/require-fresh-sign-in'
import { needsTwo, otherDeciders } from '../../operators/second-person'
import { shownReason } from '../../operators/shown-reason'
import { mailOwners } from '../mail-owners'
import { type Decision, reasonIn, type Stake } from './decision'
import { doneAlone, requireNoneWaits } from './stored'
import { DECISIONS, type DecisionName } from './table'

type BodyOf<Name extends DecisionName> =
  (typeof DECISIONS)[Name] extends Decision<infer Body, infer _> ? Body : never
type ResultOf<Name extends DecisionName> =
  (typeof DECISIONS)[Name] extends Decision<infer _, infer Result> ? Result : never

/** @throws AppError `auth/forbidden`, `auth/recent-login-required`, `operator/second-factor-required` */
const requireMay = (
  deps: Deps,
  { role, signed_in }: Deciding,
  row: Pick<Decision<never, unknown>, 'role' | 'fresh_sign_in'>,
): void => {
  if (!mayAs(role, row.role)) throw new AppError('auth/forbidden')
  if (row.fresh_sign_in && signed_in !== 'by_hand') requireFreshSignIn(deps, signed_in)
}

const storedOf = (
  { always_two: _, as: called, ...stake }: Stake,
  { uid }: Deciding,
  { as, id, body }: { as: StoredDecision['decision']; id: string; body: object },
  { ids, now }: { ids: Deps['ids']; now: number },
): StoredDecision => ({
  ...stake,
  proposal_id: ids(),
  decision: called ?? as,
  subject_id: id,
  body: { ...body },
  // Both parties read the reason of a decided dispute.
  reason: as === 'decide' ? shownReason({ reason: reasonIn(body) }) : reasonIn(body),
  state: 'waiting',
  proposed_by: uid,
  proposed_at: timestampFromMillis(now),
  confirmed_by: null,
  decided_at: null,
})

/** What the audit log keeps of a proposal. */
const proposalOf = ({ decision, amount_minor, outcome, account, version }: StoredDecision) => ({
  ...{ state: 'waiting', decision, amount_minor, version },
  ...(outcome && { outcome }),
  ...account,
})

/** Stores the decision for a second person; if there is none, the owners are mailed. */
const propose = (
  deps: Deps,
  acting: Deciding,
  decision: StoredDecision,
  subject: Subject,
): Promise<unknown> => {
  const { transaction_id, version, reason, outcome, refund_minor } = decision
  const by = { operator: acting.uid, reason }
  return commitDecision(deps, by, 'transaction/busy', async (batch) => {
    const stored = await readCaseDecision(transaction_id)
    requireNoneWaits(stored, version)
    saveCaseDecision(batch, stored, decision)
    const others = await otherDeciders(acting.uid, subject)
    if (others.length === 0) await mailOwners(deps, batch, decision)
    const what = decision.decision === 'decide' ? `${outcome}:${refund_minor}` : decision.decision
    const entry = {
      action: `propose:${what}`,
      subject: transaction_id,
      before: { state: stored?.data.state ?? null },
      after: proposalOf(decision),
    }
    return { entry, result: undefined }
  })
}

/**
 * An operator decides: the one way to all of the table. Checks the role, the sign-in, that it isn't
 * their own and whether a second person is needed; runs it, with its entry of the audit log in the
 * same commit.
 * @param id of what is decided about; empty for what concerns everyone
 * @throws AppError `auth/forbidden`, `auth/recent-login-required`, `operator/own-case`,
 * `operator/decision-waits`, `operator/other-person`, and what the decision itself refuses
 */
export const decide = async <Name extends DecisionName>(
  deps: Deps,
  acting: Deciding,
  name: Name,
  id: string,
  body: BodyOf<Name>,
): Promise<ResultOf<Name>> => {
  // One row by its name: body and result are those of the same row.
  const row = DECISIONS[name] as unknown as Decision<BodyOf<Name>, ResultOf<Name>>
  requireMay(deps, acting, row)
  const subject = await row.subject(id, body, acting)
  await requireNotOwn(acting.uid, subject)
  const by = { operator: acting.uid, reason: reasonIn(body) }
  const { second_person } = row
  const stake = second_person === 'alone' ? null : await second_person.stakeOf(deps, id, body)
  if (second_person === 'alone' || !stake) return (await row.run(deps, by, id, body)).result
  const now = deps.clock()
  const given = { as: second_person.as, id, body: body as object }
  const decision = storedOf(stake, acting, given, { ids: deps.ids, now })
  if (stake.always_two || (await needsTwo(decision, now))) {
    await propose(deps, acting, decision, subject)
    return second_person.waiting(stake)
  }
  return (await row.run(deps, { ...by, also: doneAlone(decision) }, id, body)).result
}
