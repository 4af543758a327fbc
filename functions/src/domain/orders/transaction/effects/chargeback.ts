import { AppError } from '../../../../contract/api/errors'
import type { FailedSaleCostBearer } from '../../../../contract/entities/money/cost-bearer'
import type { Chargeback } from '../../../../contract/entities/orders/chargeback'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { millisOf, timestampFromMillis } from '../../../../contract/time'
import { claimedOf } from '../../../money/chargeback/left-to-claim'
import { disputeDeadline, frozenDeadline } from '../deadlines'
import type { CommandOf } from '../decision'
import { isProvedByCode } from '../posting/burden'
import { lossOf, withoutLoss } from '../posting/chargeback-loss'
import { unsell, unsentItems } from '../stock-movements'
import { isTouched, openedDispute, resumed } from './dispute'
import type { DecisionContext, EffectResult, Effects } from './effect-result'
import { disputeOf } from './settlement'

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

const notOpen = (chargeback_id: string): AppError =>
  new AppError('transaction/action-not-allowed', { allowed_actions: [], chargeback_id })

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
  if (!openOf(chargebacks).some((claim) => claim.id === id)) throw notOpen(id)
  const after = chargebacks.map((claim) => {
    const { beyond_minor: _, ...own } = claim
    return claim.id === id ? { ...own, ...change } : claim
  })
  return claimsPatch(disputeOf(transaction), after)
}

/** Another chargeback is still open: the dispute stays frozen and no other money moves. */
const frozenOn = (patch: ReturnType<typeof ended>, now: number): EffectResult => ({
  to: 'in_dispute',
  patch,
  deadline: claimsDeadline(patch.chargebacks, now),
})

/** The last chargeback was won, or an operator gave it to other orders. If an earlier one took a part, the order is reversed. */
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

type OpenCommand = CommandOf<'chargeback' | 'attribute_chargeback'>

/**
 * Opens a chargeback or changes what it claims of the order, of which it never claims too much.
 * @throws AppError `transaction/action-not-allowed` if it has ended
 */
const claimed = (
  { action, chargeback_id, amount_minor, due_at_ms }: OpenCommand,
  context: DecisionContext,
): EffectResult => {
  const { transaction, now } = context
  const before = transaction.chargebacks.find(({ id }) => id === chargeback_id)
  const changeable: readonly string[] = action === 'chargeback' ? [] : ['open', 'moved']
  if (before && !changeable.includes(before.state)) throw notOpen(chargeback_id)
  const dispute =
    transaction.dispute ??
    openedDispute(context, { raised_by: 'provider', reason: 'chargeback', description: '' })
  const claim: Chargeback = {
    id: chargeback_id,
    state: 'open',
    ...claimedOf(transaction, amount_minor),
    opened_at: before?.opened_at ?? timestampFromMillis(now),
    due_at: timestampFromMillis(due_at_ms),
  }
  const { chargebacks } = transaction
  const after = before
    ? chargebacks.map((one) => (one === before ? claim : one))
    : [...chargebacks, claim]
  const patch = claimsPatch(dispute, after)
  return {
    patch,
    ...(!isOver(context) && { deadline: claimsDeadline(patch.chargebacks, now) }),
    note: chargeback_id,
    amount_minor: claim.amount_minor,
    ...(before?.state !== 'open' && {
      task: { kind: 'chargeback_evidence', transaction_id: transaction.id, chargeback_id },
    }),
  }
}

/** Ends a chargeback that takes nothing of the order. */
const released = (
  chargeback_id: string,
  change: Partial<Chargeback>,
  context: DecisionContext,
): EffectResult => {
  const patch = ended(context, chargeback_id, change)
  const note = chargeback_id
  if (isOver(context)) return { patch, note }
  return patch.dispute?.frozen
    ? { ...frozenOn(patch, context.now), effect: 'none', note }
    : { ...thawed(patch, context), note }
}

/** Ends a chargeback by which the provider took money of the order. */
const lost = (
  {
    chargeback_id,
    taken_minor,
  }: Pick<CommandOf<'chargeback_lost'>, 'chargeback_id' | 'taken_minor'>,
  context: DecisionContext,
): EffectResult => {
  const { transaction } = context
  const cost_by = costBearerOf(context)
  const loss = isOver(context) ? { loss: lossOf(transaction, taken_minor, cost_by) } : {}
  const taken = claimedOf(transaction, taken_minor)
  const patch = ended(context, chargeback_id, { ...taken, ...loss, state: 'lost' })
  const shared: EffectResult = { money: { taken_minor, cost_by }, note: chargeback_id }
  if (isOver(context)) return { ...shared, patch }
  // For us a sale whose handover is proved by the code stands, whatever the bank says.
  if (isProvedByCode(transaction)) {
    const isUnsent = transaction.kept_by_code && transaction.shipment === null
    const stock = isUnsent ? { stock: unsell(unsentItems(transaction)) } : {}
    return { ...shared, ...stock, to: 'completed', effect: 'borne', patch }
  }
  const isLeft = taken_minor < transaction.money.held_minor
  return patch.dispute?.frozen && isLeft
    ? { ...shared, ...frozenOn(patch, context.now), effect: 'taken_part' }
    : { ...shared, to: 'reversed', effect: 'taken_back', patch }
}

/**
 * Takes more or less of the order than the bank's money was taken of it before.
 * @throws AppError `transaction/action-not-allowed` if it is open, or was lost while the sale ran
 */
const relost = (
  { chargeback_id, taken_minor, due_at_ms }: CommandOf<'reattribute_chargeback'>,
  context: DecisionContext,
): EffectResult => {
  const { transaction, now } = context
  const { chargebacks } = transaction
  const before = chargebacks.find(({ id }) => id === chargeback_id)
  const isFixed = before?.state === 'open' || (before?.state === 'lost' && !before.loss)
  const isNothing = taken_minor === 0 && before?.state !== 'lost'
  if (isFixed || isNothing) throw notOpen(chargeback_id)
  const {
    loss: taken_before,
    beyond_minor: _,
    ...known
  } = before ?? {
    id: chargeback_id,
    opened_at: timestampFromMillis(now),
    due_at: timestampFromMillis(due_at_ms),
  }
  const spared = taken_before ? withoutLoss(transaction, taken_before) : transaction
  const claim: Chargeback = { ...known, state: 'open', ...claimedOf(spared, taken_minor) }
  const dispute =
    transaction.dispute ??
    openedDispute(context, { raised_by: 'provider', reason: 'chargeback', description: '' })
  const others = chargebacks.filter((one) => one !== before)
  const asked = { ...context, transaction: { ...spared, dispute, chargebacks: [...others, claim] } }
  if (taken_minor > 0) {
    const result = lost({ chargeback_id, taken_minor }, asked)
    return { ...result, money: { ...result.money, taken_before } }
  }
  const patch = ended(asked, chargeback_id, { state: 'moved', amount_minor: 0 })
  return { patch, money: { taken_minor, taken_before }, note: chargeback_id }
}

type Action =
  | 'chargeback'
  | 'chargeback_won'
  | 'chargeback_lost'
  | 'attribute_chargeback'
  | 'move_chargeback'
  | 'reattribute_chargeback'

export const CHARGEBACK_EFFECTS: Effects<Action> = {
  chargeback: claimed,
  attribute_chargeback: claimed,
  chargeback_won: ({ chargeback_id }, context) =>
    released(chargeback_id, { state: 'won' }, context),
  move_chargeback: ({ chargeback_id }, context) =>
    released(chargeback_id, { state: 'moved', amount_minor: 0 }, context),
  chargeback_lost: lost,
  reattribute_chargeback: relost,
}
