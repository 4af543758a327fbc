import { AppError } from '../../../../contract/api/errors'
import { sharesOf, vendorPartOf } from '../../../../contract/entities/money/statement'
import type { Dispute, GoodsAfter } from '../../../../contract/entities/orders/dispute'
import type { Party } from '../../../../contract/entities/orders/party'
import type { Fulfilment, Transaction } from '../../../../contract/entities/orders/transaction'
import { isByCarrier, isCarrierBelieved } from '../../../../contract/escrow/actions'
import { POLICY } from '../../../../contract/escrow/policy'
import { timestampFromMillis } from '../../../../contract/time'
import {
  disputeDeadline,
  pausedClock,
  resumedChoice,
  resumedDeadline,
  resumedShipping,
} from '../deadlines'
import { checkImagePaths } from '../evidence'
import { type DecisionContext, type EffectResult, type Effects, nothingMore } from './effect-result'
import {
  agreedBack,
  checkGoodsCanGoBack,
  disputeOf,
  divided,
  goingBack,
  inGoods,
} from './settlement'

/** Opens a dispute and pauses the order's deadline. */
export const openedDispute = (
  { transaction, now }: DecisionContext,
  claim: Pick<Dispute, 'raised_by' | 'reason' | 'description'>,
): Dispute => ({
  ...claim,
  opened_at: timestampFromMillis(now),
  paused: transaction.deadline && pausedClock(transaction.deadline, now),
  responded: false,
  escalated: false,
  frozen: false,
  proposal: null,
  evidence_count: { buyer: 0, vendor: 0 },
})

/** Whether a bank has taken a part of what was paid. */
export const isTouched = ({
  money,
  amount_paid,
}: Pick<Transaction, 'money' | 'amount_paid'>): boolean =>
  money.held_minor + (money.carrier_minor ?? 0) < amount_paid

const partyOf = ({ row }: DecisionContext): Party => {
  if (row.actor === 'buyer' || row.actor === 'vendor') return row.actor
  throw new Error(`${row.actor} is not a party`)
}

/** Ends the dispute: restores the previous state and resumes its paused deadline. */
export const resumed = ({ transaction, now }: DecisionContext): EffectResult => {
  const dispute = disputeOf(transaction)
  const { paused, raised_by } = dispute
  if (!paused) throw new Error('no clock to resume')
  const { buyer, vendor } = transaction.disputes_raised
  const deadline = resumedDeadline(paused, raised_by === 'provider' || buyer + vendor <= 1, now)
  const patch = {
    ...resumedShipping(transaction, dispute, deadline),
    ...resumedChoice(transaction, dispute, deadline),
    dispute: null,
  }
  return { to: heldState(transaction.fulfilment), deadline, patch }
}

const heldState = (fulfilment: Fulfilment): Exclude<Fulfilment, 'cancelled'> => {
  if (fulfilment === 'cancelled') throw new Error('cancelled while in dispute')
  return fulfilment
}

/** Changes the dispute. The first change by the other party counts as its response. */
const saidBy = (context: DecisionContext, by: Party, change: Partial<Dispute>): EffectResult => {
  const before = disputeOf(context.transaction)
  const dispute = { ...before, ...change }
  const isResponse = !before.responded && by !== before.raised_by
  if (!isResponse) return { patch: { dispute } }
  const responded = { ...dispute, responded: true }
  const isClocked = !responded.frozen && !responded.escalated
  return {
    patch: { dispute: responded },
    ...(isClocked && { deadline: disputeDeadline(responded, context.now) }),
  }
}

const withEvidence = (context: DecisionContext, by: Party, paths: readonly string[]): number => {
  const { transaction, actor } = context
  const count = (transaction.dispute?.evidence_count[by] ?? 0) + paths.length
  if (count > POLICY.max_evidence_per_party) throw new AppError('transaction/too-much-evidence')
  checkImagePaths(transaction, actor.id, paths)
  return count
}

const checkOffer = (transaction: Transaction, refund_minor: number): void => {
  if (!sharesOf(transaction, refund_minor)) {
    throw new AppError('transaction/settlement-out-of-range', {
      max_minor: vendorPartOf(transaction),
    })
  }
}

type Offered = { refund_minor: number; goods?: GoodsAfter | undefined }

/** @throws AppError `transaction/no-proposal` if something else is offered by now */
const checkStanding = ({ dispute }: Transaction, { refund_minor, goods }: Offered): void => {
  const offered = dispute?.proposal
  if (offered?.refund_minor !== refund_minor || offered.goods !== returning(goods)) {
    throw new AppError('transaction/no-proposal', {
      refund_minor: offered?.refund_minor ?? null,
      goods: offered?.goods ?? null,
    })
  }
}

/** Goods that stay where they are aren't named. */
const returning = (goods: GoodsAfter | undefined): 'return' | undefined =>
  goods === 'return' ? goods : undefined

/** Closes the open offer. An answer that the respondent has given stays given. */
const offerClosed = (
  context: DecisionContext,
  kind: 'proposal_declined' | 'proposal_withdrawn',
  offered: Offered,
  text: string | null,
): EffectResult => {
  const { refund_minor } = offered
  checkStanding(context.transaction, offered)
  const by = partyOf(context)
  return {
    ...saidBy(context, by, { proposal: null }),
    amount_minor: refund_minor,
    entry: { kind, by, text, paths: [], refund_minor },
  }
}

/**
 * An open chargeback may move the same money again, so the operator must confirm the decision.
 * @throws AppError `transaction/chargeback-open`
 */
const checkContested = ({ chargebacks, money }: Transaction, is_meant: boolean): void => {
  const open = chargebacks.filter(({ state }) => state === 'open')
  if (open.length === 0 || is_meant) return
  throw new AppError('transaction/chargeback-open', {
    chargebacks: open.map(({ id }) => id),
    contested_minor: open.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    held_minor: money.held_minor,
  })
}

/**
 * A buyer says that a booked carrier brought nothing: above a limit no word of the carrier, said
 * before the dispute or in it, has the vendor paid without the code.
 * @throws AppError `transaction/code-missing`
 */
const checkCarrierWord = (transaction: Transaction): void => {
  const { shipment, dispute } = transaction
  const isProved = shipment?.proof === 'escrow_code' || shipment?.proof === 'buyer'
  const isTheirWordAlone = isByCarrier(transaction) && !isProved
  const isDenied = dispute?.raised_by === 'buyer' && dispute.reason === 'not_received'
  if (isTheirWordAlone && isDenied && !isCarrierBelieved(transaction)) {
    throw new AppError('transaction/code-missing')
  }
}

/** A booked carrier is asked for its proof by a buyer who says that nothing came of what it brings. */
const proofTask = (
  transaction: Transaction,
  by: Party,
  reason: string,
): Pick<EffectResult, 'task'> =>
  isByCarrier(transaction) && transaction.shipment && by === 'buyer' && reason === 'not_received'
    ? { task: { kind: 'carrier_proof', transaction_id: transaction.id } }
    : {}

export const DISPUTE_EFFECTS: Effects<
  | 'dispute'
  | 'add_evidence'
  | 'add_message'
  | 'withdraw'
  | 'accept_refund'
  | 'propose_settlement'
  | 'accept_settlement'
  | 'decline_settlement'
  | 'withdraw_settlement'
  | 'resolve_by_default'
  | 'escalate'
  | 'resolve'
> = {
  dispute: ({ reason, description, evidence_paths }, context) => {
    const by = partyOf(context)
    const fresh = { ...context, transaction: { ...context.transaction, dispute: null } }
    const count = withEvidence(fresh, by, evidence_paths)
    const dispute = openedDispute(context, { raised_by: by, reason, description })
    const { disputes_raised } = context.transaction
    return {
      patch: {
        dispute: { ...dispute, evidence_count: { ...dispute.evidence_count, [by]: count } },
        disputes_raised: { ...disputes_raised, [by]: disputes_raised[by] + 1 },
      },
      note: reason,
      entry: { kind: 'evidence', by, text: description, paths: evidence_paths, refund_minor: null },
      ...proofTask(context.transaction, by, reason),
    }
  },
  add_evidence: ({ paths, text }, context) => {
    const by = partyOf(context)
    const count = withEvidence(context, by, paths)
    const { evidence_count } = disputeOf(context.transaction)
    return {
      ...saidBy(context, by, { evidence_count: { ...evidence_count, [by]: count } }),
      entry: { kind: 'evidence', by, text: text ?? null, paths, refund_minor: null },
    }
  },
  add_message: ({ text }, context) => {
    const by = partyOf(context)
    return {
      ...saidBy(context, by, {}),
      entry: { kind: 'message', by, text, paths: [], refund_minor: null },
    }
  },
  withdraw: (_, context) => resumed(context),
  accept_refund: nothingMore,
  propose_settlement: ({ refund_minor, goods }, context) => {
    checkOffer(context.transaction, refund_minor)
    if (goods === 'return') checkGoodsCanGoBack(context.transaction)
    const by = partyOf(context)
    const proposal = {
      by,
      refund_minor,
      ...(goods === 'return' && { goods }),
      at: timestampFromMillis(context.now),
    }
    return {
      ...saidBy(context, by, { proposal }),
      amount_minor: refund_minor,
      entry: { kind: 'proposal', by, text: null, paths: [], refund_minor },
    }
  },
  accept_settlement: (offered, context) => {
    const { transaction } = context
    checkStanding(transaction, offered)
    const { refund_minor, goods } = offered
    if (goods !== 'return') return divided(transaction, refund_minor)
    const amounts = agreedBack(transaction, refund_minor)
    return goingBack(context, { source: 'settlement', agreed_by: 'settlement', amounts })
  },
  decline_settlement: (offered, context) =>
    offerClosed(context, 'proposal_declined', offered, offered.reason || null),
  withdraw_settlement: (offered, context) =>
    offerClosed(context, 'proposal_withdrawn', offered, null),
  /** Default resolution never pays the vendor for undelivered goods. */
  resolve_by_default: (_, context) => {
    const { dispute, fulfilment } = context.transaction
    if (dispute?.raised_by === 'buyer') return { to: 'reversed', effect: 'refund' }
    if (fulfilment === 'delivered') return { to: 'completed', effect: 'release' }
    return { ...resumed(context), effect: 'none' }
  },
  escalate: (_, { transaction, now }) => {
    const dispute = { ...disputeOf(transaction), escalated: true }
    return { patch: { dispute }, deadline: disputeDeadline(dispute, now) }
  },
  resolve: (
    { outcome, refund_minor, reason, despite_chargeback, carrier_fee_by, cost_by, goods },
    context,
  ) => {
    const { transaction } = context
    const decided = { source: 'decision', agreed_by: 'operator', cost_by, carrier_fee_by } as const
    // What waits for goods is refunded later, never beside a bank's claim.
    const isLater = goods === 'return' && outcome !== 'release'
    checkContested(transaction, despite_chargeback === true && !isLater)
    if (outcome === 'release') {
      checkCarrierWord(transaction)
      return { to: 'completed', effect: 'release', note: reason }
    }
    if (outcome === 'refund') {
      if (goods === 'return') {
        const amounts = inGoods(transaction.amount_paid)
        return { ...goingBack(context, { ...decided, amounts }), note: reason }
      }
      return { to: 'reversed', effect: 'refund', note: reason, money: { carrier_fee_by, cost_by } }
    }
    checkCarrierWord(transaction)
    checkOffer(transaction, refund_minor)
    if (isTouched(transaction)) {
      // After a partial chargeback, the remaining money is only released or refunded in full.
      throw new AppError('transaction/settlement-out-of-range', { max_minor: 0 })
    }
    if (goods === 'return') {
      const amounts = agreedBack(transaction, refund_minor)
      return { ...goingBack(context, { ...decided, amounts }), note: reason }
    }
    return { ...divided(transaction, refund_minor), money: { refund_minor, cost_by }, note: reason }
  },
}
