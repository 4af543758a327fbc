import type { Actor } from '../../../../contract/entities/orders/party'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { EscrowAction, EscrowTransition } from '../../../../contract/escrow/transition'
import type { CommandAction, Decision } from '../decision'
import type { Act, Order, Outcome } from './order'

export type Offers = ReadonlyMap<Actor, readonly EscrowAction[]>

/** What a walk comes across; each property looks at some of it. */
export type Event =
  | { kind: 'state'; order: Order }
  | { kind: 'move'; before: Order; step: Act; after: Order; decision: Decision }
  | {
      kind: 'repetition'
      order: Order
      step: Act
      again: Outcome
      row: EscrowTransition | undefined
    }
  | {
      kind: 'offered'
      order: Order
      actor: Actor
      action: CommandAction
      outcomes: readonly Outcome[]
    }
  /** All that the table offers of a state. */
  | { kind: 'offers'; order: Order; offers: Offers }
  | { kind: 'not_offered'; order: Order; step: Act; outcome: Outcome }
  | { kind: 'due'; order: Order; isDue: boolean; due: { action: string } | undefined }
type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** What is wrong, or undefined. */
type Problem = string | undefined
export type Property = { kind: Event['kind']; problemOf: (event: Event) => Problem }

export const inEvery = <K extends Event['kind']>(
  kind: K,
  problemOf: (event: EventOf<K>) => Problem,
): Property => ({ kind, problemOf: (event) => problemOf(event as EventOf<K>) })

export const inState = (problemOf: (transaction: Transaction, order: Order) => Problem): Property =>
  inEvery('state', ({ order }) => problemOf(order.transaction, order))
