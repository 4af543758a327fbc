import { AppError } from '../../contract/api/errors'
import { CASE_POLICY, type CaseDecision } from '../../contract/entities/console/case-decision'
import { mayAs, type Operator } from '../../contract/entities/console/operator'
import { millisOf } from '../../contract/time'
import { decidedSince } from '../../db/console/case-decisions'
import { activeOperators, readOperator } from '../../db/console/operators'
import { isOwn, readOwnSide, type Subject } from './own-side'

const { alone_minor, window_ms, only_operator_ms, new_operator_ms } = CASE_POLICY

/** Whether this and what was decided about one of the two lately is too much for one person. */
export const needsTwo = async (
  decision: Pick<CaseDecision, 'buyer_id' | 'vendor_id' | 'amount_minor'>,
  now: number,
): Promise<boolean> => {
  const { buyer_minor, vendor_minor } = await decidedSince(decision, now - window_ms)
  return Math.max(buyer_minor, vendor_minor) + decision.amount_minor > alone_minor
}

/** The others who may decide about money and whose own it isn't. */
export const otherDeciders = async (uid: string, subject: Subject): Promise<Operator[]> => {
  const others = (await activeOperators()).filter(
    (one) => mayAs(one.role, 'money') && one.uid !== uid,
  )
  const own = await Promise.all(
    others.map(async (one) => isOwn(await readOwnSide(one.uid), subject)),
  )
  return others.filter((_, index) => !own[index])
}

/** Whether the one made the other an operator so lately that they count as one person. */
const isNewFrom = (one: Operator | undefined, by: string, now: number): boolean =>
  one?.granted_by === by && now - millisOf(one.granted_at) < new_operator_ms

/**
 * @throws AppError `operator/other-person`, and `operator/too-early` if there is nobody else and the
 * only operator has not waited
 */
export const requireSecondPerson = async (
  uid: string,
  decision: Pick<CaseDecision, 'proposed_by' | 'proposed_at'>,
  subject: Subject,
  now: number,
): Promise<void> => {
  if (uid === decision.proposed_by) {
    const others = await otherDeciders(uid, subject)
    if (others.length > 0) throw new AppError('operator/other-person')
    const from = millisOf(decision.proposed_at) + only_operator_ms
    if (now < from) throw new AppError('operator/too-early', { from })
    return
  }
  const [first, second] = await Promise.all([readOperator(decision.proposed_by), readOperator(uid)])
  const isOnePerson =
    isNewFrom(second?.data, decision.proposed_by, now) || isNewFrom(first?.data, uid, now)
  if (isOnePerson) throw new AppError('operator/other-person')
}
