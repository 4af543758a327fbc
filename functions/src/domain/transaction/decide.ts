import { AppError } from '../../contract/errors'
import { actionsFor, rowFor } from '../../contract/escrow-actions'
import type { EscrowRow, EscrowState } from '../../contract/escrow-row'
import { escrowStateOf } from '../../contract/escrow-table'
import type { Party, Transaction } from '../../contract/transaction'
import type { Command, Outcome, Who } from './decision'
import { EFFECTS } from './effects/effects'
import type { Facts, Situation } from './effects/facts'
import { MONEY_MOVES, type MoneyMove } from './money-moves'
import { applicationKey, isReplay } from './replay'
import { settle } from './settle'

const uidOf = ({ buyer_id, vendor_id }: Transaction): Record<Party, string> => ({
  buyer: buyer_id,
  vendor: vendor_id,
})

/** Who says to be a party must be it. */
const checkParty = (transaction: Transaction, { actor, id }: Who): void => {
  const isOther = (actor === 'buyer' || actor === 'vendor') && uidOf(transaction)[actor] !== id
  if (isOther) throw new AppError('auth/forbidden')
}

const factsOf = (command: Command, situation: Situation): Facts => {
  // Action and command belong together by the type of EFFECTS, which TypeScript can't follow here.
  const effect = EFFECTS[command.action] as (command: Command, situation: Situation) => Facts
  return effect(command, situation)
}

const targetOf = (row: EscrowRow, from: EscrowState, facts: Facts) => {
  const to = facts.to ?? (row.to === 'same' ? from : row.to)
  if (to === 'none' || to === 'resumed' || to === 'outcome') throw new Error('no target decided')
  return to
}

const moneyOf = (row: EscrowRow, transaction: Transaction, facts: Facts): MoneyMove => {
  const effect = facts.effect ?? row.money
  if (effect === 'outcome') throw new Error('no outcome decided')
  return MONEY_MOVES[effect](transaction, facts.money ?? {})
}

/**
 * What becomes of a transaction by one action: everything to write, in one commit. Pure.
 * @param now epoch milliseconds
 * @throws AppError `transaction/action-not-allowed` with the actions that are
 */
export const decide = (
  transaction: Transaction,
  command: Command,
  who: Who,
  now: number,
): Outcome => {
  checkParty(transaction, who)
  const row = rowFor(transaction, command.action, who.actor, now)
  const key = applicationKey(who.actor, command)
  if (isReplay(transaction, key, row)) return { kind: 'replayed' }
  if (!row) {
    throw new AppError('transaction/action-not-allowed', {
      allowed_actions: actionsFor(transaction, who.actor, now),
    })
  }
  const from = escrowStateOf(transaction)
  const situation: Situation = { transaction, row, from, who, now }
  const facts = factsOf(command, situation)
  const to = targetOf(row, from, facts)
  const move = moneyOf(row, transaction, facts)
  return { kind: 'changed', decision: settle({ ...situation, to, key, facts, move }) }
}
