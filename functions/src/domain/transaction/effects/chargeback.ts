import { AppError } from '../../../contract/errors'
import type { Dispute } from '../../../contract/transaction'
import { disputeDeadline, frozenDeadline } from '../deadlines'
import { disputeOf, openedDispute, resumed } from './dispute'
import type { Effects, Facts, Situation } from './facts'

/** The outcome of another chargeback than the open one decides nothing. */
const thawed = ({ transaction }: Situation, chargeback_id: string): Dispute => {
  const dispute = disputeOf(transaction)
  if (dispute.chargeback_id !== chargeback_id) {
    throw new AppError('transaction/action-not-allowed', { allowed_actions: [], chargeback_id })
  }
  return { ...dispute, frozen: false }
}

const isOver = ({ row }: Situation): boolean => row.to === 'same'

export const CHARGEBACK_EFFECTS: Effects<'chargeback' | 'chargeback_won' | 'chargeback_lost'> = {
  chargeback: ({ chargeback_id, due_at_ms }, situation): Facts => {
    const { transaction, now } = situation
    const open =
      transaction.dispute ??
      openedDispute(situation, { raised_by: 'provider', reason: 'chargeback', description: '' })
    return {
      patch: { dispute: { ...open, frozen: true, chargeback_id } },
      ...(!isOver(situation) && { deadline: frozenDeadline(now, due_at_ms) }),
      note: chargeback_id,
      task: { kind: 'chargeback_evidence', transaction_id: transaction.id, chargeback_id },
    }
  },
  chargeback_won: ({ chargeback_id }, situation): Facts => {
    const dispute = thawed(situation, chargeback_id)
    const note = chargeback_id
    if (isOver(situation)) return { patch: { dispute }, note }
    if (dispute.raised_by === 'provider') return { ...resumed(situation), note }
    return {
      to: 'in_dispute',
      patch: { dispute },
      deadline: disputeDeadline(dispute, situation.now),
      note,
    }
  },
  chargeback_lost: ({ chargeback_id, taken_minor }, situation): Facts => ({
    patch: { dispute: thawed(situation, chargeback_id) },
    money: { taken_minor },
    note: chargeback_id,
  }),
}
