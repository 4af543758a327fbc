import type { Deadline } from '../../../../contract/entities/orders/deadline'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { DisputeEntry } from '../../../../contract/entities/orders/transaction-parts'
import type { OutboxTask } from '../../../../contract/entities/outbox'
import type {
  EscrowState,
  EscrowTransition,
  MoneyEffect,
} from '../../../../contract/escrow/transition'
import type { CommandAction, CommandOf, EventActor, StockMovement } from '../decision'
import type { MoneyInput } from '../posting/posting-rules'

/** The input of an effect besides its command. */
export type DecisionContext = {
  transaction: Transaction
  row: EscrowTransition
  from: EscrowState
  actor: EventActor
  /** Epoch milliseconds. */
  now: number
}

/** What an action itself asks of others; all else follows from what it changes. */
export type EffectTask = Extract<OutboxTask, { kind: 'chargeback_evidence' | 'carrier_proof' }>

/** What an action adds to its transition. */
export type EffectResult = {
  /** The target state and the money effect, for transitions that leave them open. */
  to?: Exclude<EscrowState, 'none'>
  effect?: Exclude<MoneyEffect, 'outcome'>
  money?: MoneyInput
  patch?: Partial<Transaction>
  /** Replaces the default deadline of the new state. */
  deadline?: Deadline
  note?: string | undefined
  /** The amount that the event shows if no money moves. */
  amount_minor?: number
  entry?: Pick<DisputeEntry, 'kind' | 'by' | 'text' | 'refund_minor'> & { paths: readonly string[] }
  task?: EffectTask
  /** When the tasks may first be tried, in epoch milliseconds; at once without it. */
  tasks_at?: number
  /** Replaces the movements that follow from the states. */
  stock?: StockMovement[]
}

/** Of an action of which its row says all. */
export const nothingMore = (): EffectResult => ({})

type Effect<A extends CommandAction> = (
  command: CommandOf<A>,
  context: DecisionContext,
) => EffectResult
export type Effects<A extends CommandAction> = { [Action in A]: Effect<Action> }
