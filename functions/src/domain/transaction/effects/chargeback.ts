import { AppError } from '../../../contract/api/errors'
import type { Chargeback, Transaction } from '../../../contract/entities/orders/transaction'
import type { FailedSaleCostBearer } from '../../../contract/escrow/failed-sale-cost'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { disputeDeadline, frozenDeadline } from '../deadlines'
import { disputeOf, isTouched, openedDispute, resumed } from './dispute'
import type { DecisionContext, EffectResult, Effects } from './effect-result'

const openOf = (chargebacks: readonly Chargeback[]): Chargeback[] =>
  chargebacks.filter(({ state }) => state === 'open')

/**
 * A vendor who sent goods and can't show the handover bears what the provider keeps. The platform
 * bears it for goods that weren't sent, as with a stolen card, and beside an earlier refund.
 */
const costBearerOf = ({ transaction, from }: DecisionContext): FailedSaleCostBearer => {
  const { shipment } = transaction
  const isProved = shipment?.proof === 'escrow_code' || shipment?.proof === 'buyer'
  return shipment && !isProved && from !== 'reversed' ? 'vendor' : 'platform'
}

const isOver = ({ row }: DecisionContext): boolean => row.to === 'same'

/** Stores the chargebacks; the dispute stays frozen while any of them is open. */
const claimsPatch = (
  dispute: NonNullable<Transaction['dispute']>,
  chargebacks: Chargeback[],
): Pick<Transaction, 'dispute' | 'chargebacks'> => ({
  dispute: { ...dispute, frozen: openOf(chargebacks).length > 0 },
  chargebacks,
})

/** The deadline of the provider's earliest `due_at` among the open chargebacks. */
const claimsDeadline = (chargebacks: readonly Chargeback[], now: number) =>
  frozenDeadline(now, Math.min(...openOf(chargebacks).map(({ due_at }) => millisOf(due_at))))

/**
 * Ends one chargeback.
 * @throws AppError `transaction/action-not-allowed` if it is not open
 */
const ended = (
  { transaction }: DecisionContext,
  id: string,
  change: Partial<Chargeback>,
): Pick<Transaction, 'dispute' | 'chargebacks'> & { chargebacks: Chargeback[] } => {
  const { chargebacks } = transaction
  if (!openOf(chargebacks).some((claim) => claim.id === id)) {
    throw new AppError('transaction/action-not-allowed', { allowed_actions: [], chargeback_id: id })
  }
  const after = chargebacks.map((claim) => (claim.id === id ? { ...claim, ...change } : claim))
  return claimsPatch(disputeOf(transaction), after)
}

/** Another chargeback is still open: the dispute stays frozen and no other money moves. */
const frozenOn = (patch: ReturnType<typeof ended>, now: number): EffectResult => ({
  to: 'in_dispute',
  patch,
  deadline: claimsDeadline(patch.chargebacks, now),
})

/** The last chargeback was won. If an earlier one took a part, the order is reversed. */
const thawed = (patch: ReturnType<typeof ended>, context: DecisionContext): EffectResult => {
  const { transaction, now } = context
  const dispute = disputeOf(transaction)
  if (isTouched(transaction)) {
    const money = { cost_by: costBearerOf(context) }
    return { to: 'reversed', effect: 'refund', money, patch }
  }
  if (dispute.raised_by === 'provider') {
    const back = resumed(context)
    return { ...back, effect: 'none', patch: { ...patch, ...back.patch } }
  }
  const open = { ...dispute, frozen: false }
  return { to: 'in_dispute', effect: 'none', patch, deadline: disputeDeadline(open, now) }
}

export const CHARGEBACK_EFFECTS: Effects<'chargeback' | 'chargeback_won' | 'chargeback_lost'> = {
  chargeback: ({ chargeback_id, amount_minor, due_at_ms }, context): EffectResult => {
    const { transaction, now } = context
    const dispute =
      transaction.dispute ??
      openedDispute(context, { raised_by: 'provider', reason: 'chargeback', description: '' })
    const claim: Chargeback = {
      id: chargeback_id,
      state: 'open',
      amount_minor,
      opened_at: timestampFromMillis(now),
      due_at: timestampFromMillis(due_at_ms),
    }
    const patch = claimsPatch(dispute, [...transaction.chargebacks, claim])
    return {
      patch,
      ...(!isOver(context) && { deadline: claimsDeadline(patch.chargebacks, now) }),
      note: chargeback_id,
      amount_minor,
      task: { kind: 'chargeback_evidence', transaction_id: transaction.id, chargeback_id },
    }
  },
  chargeback_won: ({ chargeback_id }, context): EffectResult => {
    const patch = ended(context, chargeback_id, { state: 'won' })
    const note = chargeback_id
    if (isOver(context)) return { patch, note }
    return patch.dispute?.frozen
      ? { ...frozenOn(patch, context.now), effect: 'none', note }
      : { ...thawed(patch, context), note }
  },
  chargeback_lost: ({ chargeback_id, taken_minor }, context): EffectResult => {
    const patch = ended(context, chargeback_id, { state: 'lost', amount_minor: taken_minor })
    const cost_by = costBearerOf(context)
    const shared: EffectResult = { money: { taken_minor, cost_by }, note: chargeback_id }
    if (isOver(context)) return { ...shared, patch }
    const isLeft = taken_minor < context.transaction.money.held_minor
    return patch.dispute?.frozen && isLeft
      ? { ...shared, ...frozenOn(patch, context.now), effect: 'taken_part' }
      : { ...shared, to: 'reversed', effect: 'taken_back', patch }
  },
}
