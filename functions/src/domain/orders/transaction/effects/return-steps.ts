import { AppError } from '../../../../contract/api/errors'
import type { Deadline, PausedClock } from '../../../../contract/entities/orders/deadline'
import type { Dispute } from '../../../../contract/entities/orders/dispute'
import type { Party } from '../../../../contract/entities/orders/party'
import type { GoodsReturn } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { POLICY } from '../../../../contract/escrow/policy'
import { timestampFromMillis } from '../../../../contract/time'
import { pausedClock, resumedDeadline } from '../deadlines'
import { checkImagePaths } from '../evidence'
import type { DecisionContext, EffectResult } from './effect-result'
import { returnOf, withoutWait } from './return-outcome'

export const checkPhotos = (
  { transaction, actor }: DecisionContext,
  paths: readonly string[],
  least = 0,
): void => {
  if (paths.length < least) throw new AppError('transaction/photo-required')
  if (paths.length > POLICY.max_return_photos) throw new AppError('transaction/too-much-evidence')
  checkImagePaths(transaction, actor.id, paths)
}

export const runningDeadline = ({ deadline }: Transaction): Deadline => {
  if (!deadline) throw new Error('no clock runs')
  return deadline
}

export const stopped = ({ transaction, now }: DecisionContext): PausedClock =>
  pausedClock(runningDeadline(transaction), now)

export const closed = (
  { transaction, now }: DecisionContext,
  outcome: NonNullable<GoodsReturn['outcome']>,
): Pick<Transaction, 'return'> => ({
  return: {
    ...withoutWait(returnOf(transaction)),
    outcome,
    ended_at: timestampFromMillis(now),
    offer: null,
  },
})

/** The inspection goes on with what was left, at least a day. */
export const inspectedAgain = (
  context: DecisionContext,
  outcome: 'withdrawn' | 'lapsed',
): EffectResult => {
  const { paused } = returnOf(context.transaction)
  if (!paused) throw new Error('no clock to resume')
  return {
    patch: closed(context, outcome),
    deadline: resumedDeadline(paused, true, context.now),
  }
}

/** A dispute about a return, which an operator decides if it is escalated. */
export const contested = (
  { now }: DecisionContext,
  dispute: Pick<Dispute, 'raised_by' | 'reason' | 'description' | 'paused' | 'escalated'>,
  evidence_count: Dispute['evidence_count'],
): Dispute => ({
  ...dispute,
  opened_at: timestampFromMillis(now),
  responded: true,
  frozen: false,
  proposal: null,
  evidence_count,
})

/** What a party says and shows, kept with the order whether or not there is a dispute. */
export const shown = (
  by: Party,
  text: string | null,
  paths: readonly string[],
): NonNullable<EffectResult['entry']> => ({
  kind: 'evidence',
  by,
  text,
  paths,
  refund_minor: null,
})
