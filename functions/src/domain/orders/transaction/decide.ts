import { AppError } from '../../../contract/api/errors'
import type { Party } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { actionsFor, findTransition } from '../../../contract/escrow/actions'
import {
  type EscrowState,
  type EscrowTransition,
  escrowStateOf,
} from '../../../contract/escrow/transition'
import { millisOf } from '../../../contract/time'
import { buildDecision, type DecidedMove } from './build-decision'
import { dueAt } from './deadlines'
import type { Command, CommandAction, EventActor, Outcome } from './decision'
import { commandKey, isDuplicate } from './duplicate-commands'
import { CHARGEBACK_EFFECTS } from './effects/chargeback'
import { DISPUTE_EFFECTS } from './effects/dispute'
import {
  type DecisionContext,
  type EffectResult,
  type Effects,
  nothingMore,
} from './effects/effect-result'
import { FULFILMENT_EFFECTS } from './effects/fulfilment'
import { PARTIAL_EFFECTS } from './effects/partial'
import { PAYMENT_EFFECTS } from './effects/payment'
import { REFUND_EFFECTS } from './effects/refund'
import { RETURN_ANSWER_EFFECTS } from './effects/return-answer'
import { WAY_BACK_EFFECTS } from './effects/way-back'
import { withFailedSaleCost } from './posting/failed-sale-cost'
import { POSTING_RULES } from './posting/posting-rules'

const ENDING_EFFECTS: Effects<'approve' | 'auto_release' | 'remind' | 'review'> = {
  approve: nothingMore,
  auto_release: nothingMore,
  remind: (_, { transaction, now }) => ({
    patch: {
      reminders_sent: transaction.reminders_sent + 1,
      due_at: dueAt(transaction, now),
    },
  }),
  review: ({ review_id }) => ({ patch: { review_id } }),
}

/** What each action adds to its transition; a missing action fails to compile. */
export const EFFECTS: Effects<CommandAction> = {
  ...PAYMENT_EFFECTS,
  ...REFUND_EFFECTS,
  ...FULFILMENT_EFFECTS,
  ...PARTIAL_EFFECTS,
  ...ENDING_EFFECTS,
  ...DISPUTE_EFFECTS,
  ...RETURN_ANSWER_EFFECTS,
  ...WAY_BACK_EFFECTS,
  ...CHARGEBACK_EFFECTS,
}

/** When what could be done has ended, or ends. */
const instantsOf = ({ deadline, ended_at }: Transaction): Record<string, string> => ({
  ...(deadline && { deadline_at: new Date(millisOf(deadline.at)).toISOString() }),
  ...(ended_at && { ended_at: new Date(millisOf(ended_at)).toISOString() }),
})

const uidOf = ({ buyer_id, vendor_id }: Transaction): Record<Party, string> => ({
  buyer: buyer_id,
  vendor: vendor_id,
})

/** @throws AppError `auth/forbidden` if the id is not that of the buyer or vendor it acts as */
const checkParty = (transaction: Transaction, { role, id }: EventActor): void => {
  const isOther = (role === 'buyer' || role === 'vendor') && uidOf(transaction)[role] !== id
  if (isOther) throw new AppError('auth/forbidden')
}

const runEffect = (command: Command, context: DecisionContext): EffectResult => {
  // The type of EFFECTS pairs actions with commands; TypeScript can't infer that here.
  const effect = EFFECTS[command.action] as (
    command: Command,
    context: DecisionContext,
  ) => EffectResult
  return effect(command, context)
}

const targetOf = (row: EscrowTransition, from: EscrowState, result: EffectResult) => {
  const to = result.to ?? (row.to === 'same' ? from : row.to)
  if (to === 'none' || to === 'resumed' || to === 'outcome') throw new Error('no target decided')
  return to
}

const moneyOf = (
  row: EscrowTransition,
  transaction: Transaction,
  result: EffectResult,
): DecidedMove => {
  const effect = result.effect ?? row.money
  if (effect === 'outcome') throw new Error('no outcome decided')
  const { money = {} } = result
  return withFailedSaleCost(transaction, effect, POSTING_RULES[effect](transaction, money), {
    by: money.cost_by ?? row.cost_by,
    ...(money.refund_minor !== undefined && { refund_minor: money.refund_minor }),
  })
}

/**
 * Decides what one action changes, to be written in one commit. A pure function.
 * @param now epoch milliseconds
 * @throws AppError `transaction/action-not-allowed` with the allowed actions
 */
export const decide = (
  transaction: Transaction,
  command: Command,
  actor: EventActor,
  now: number,
): Outcome => {
  checkParty(transaction, actor)
  const row = findTransition(transaction, command.action, actor.role, now)
  const key = commandKey(actor.role, command)
  if (isDuplicate(transaction, key, row)) return { kind: 'replayed' }
  if (!row) {
    throw new AppError('transaction/action-not-allowed', {
      allowed_actions: actionsFor(transaction, actor.role, now),
      ...instantsOf(transaction),
    })
  }
  const from = escrowStateOf(transaction)
  const context: DecisionContext = { transaction, row, from, actor, now }
  const result = runEffect(command, context)
  const to = targetOf(row, from, result)
  const move = moneyOf(row, transaction, result)
  return { kind: 'changed', decision: buildDecision({ ...context, to, key, result, move }) }
}
