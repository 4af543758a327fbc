import type { OutboxTask } from '../../../contract/entities/outbox'
import type { Deadline, DisputeEntry, Transaction } from '../../../contract/entities/transaction'
import type {
  EscrowState,
  EscrowTransition,
  MoneyEffect,
} from '../../../contract/escrow/transition'
import type { CommandAction, CommandOf, Who } from '../decision'
import type { MoneyInput } from '../posting-rules'

/** What an effect is decided from. */
export type DecisionContext = {
  transaction: Transaction
  row: EscrowTransition
  from: EscrowState
  who: Who
  /** Epoch milliseconds. */
  now: number
}

/** What an action adds to what its row says already. */
export type EffectResult = {
  /** Where it leads and what it does to the money, for rows that leave it open. */
  to?: Exclude<EscrowState, 'none'>
  effect?: Exclude<MoneyEffect, 'outcome'>
  money?: MoneyInput
  patch?: Partial<Transaction>
  /** Where something else is waited for from now on than the arriving state says. */
  deadline?: Deadline
  note?: string | undefined
  /** What the event shows where no money moves. */
  amount_minor?: number
  entry?: Pick<DisputeEntry, 'kind' | 'by' | 'text' | 'refund_minor'> & { paths: readonly string[] }
  task?: OutboxTask
}

type Effect<A extends CommandAction> = (
  command: CommandOf<A>,
  situation: DecisionContext,
) => EffectResult
export type Effects<A extends CommandAction> = { [Action in A]: Effect<Action> }
