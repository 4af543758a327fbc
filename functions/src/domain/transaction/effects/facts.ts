import type { EscrowRow, EscrowState, MoneyEffect } from '../../../contract/escrow-row'
import type { OutboxTask } from '../../../contract/outbox'
import type { Deadline, DisputeEntry, Transaction } from '../../../contract/transaction'
import type { CommandAction, CommandOf, Who } from '../decision'
import type { MoneyFacts } from '../money-moves'

/** What an effect is decided from. */
export type Situation = {
  transaction: Transaction
  row: EscrowRow
  from: EscrowState
  who: Who
  /** Epoch milliseconds. */
  now: number
}

/** What an action adds to what its row says already. */
export type Facts = {
  /** Where it leads and what it does to the money, for rows that leave it open. */
  to?: Exclude<EscrowState, 'none'>
  effect?: Exclude<MoneyEffect, 'outcome'>
  money?: MoneyFacts
  patch?: Partial<Transaction>
  /** Where something else is waited for from now on than the arriving state says. */
  deadline?: Deadline
  note?: string | undefined
  /** What the event shows where no money moves. */
  amount_minor?: number
  entry?: Pick<DisputeEntry, 'kind' | 'by' | 'text' | 'refund_minor'> & { paths: readonly string[] }
  task?: OutboxTask
}

type Effect<A extends CommandAction> = (command: CommandOf<A>, situation: Situation) => Facts
export type Effects<A extends CommandAction> = { [Action in A]: Effect<Action> }
