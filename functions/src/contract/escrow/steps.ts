import type { Fulfilment, Transaction } from '../entities/orders/transaction'
import { type EscrowState, escrowStateOf } from './transition'

/** The steps of an order, as both parties see them. */
export const ORDER_STEPS = ['Paid', 'Confirmed', 'Sent', 'Delivered', 'Done'] as const

const LABELS: Record<EscrowState, string> = {
  none: '',
  pending: 'Not paid',
  awaiting_confirmation: 'Paid',
  confirmed: 'Confirmed',
  shipped: 'Sent',
  delivered: 'Delivered',
  return_asked: 'Return asked',
  returning: 'On the way back',
  returned: 'Back with the store',
  in_dispute: 'In dispute',
  completed: 'Done',
  reversed: 'Cancelled',
}

/** How many steps are behind an order in each state; undefined if it goes no further. */
const DONE: Record<Exclude<EscrowState, 'in_dispute'>, number | undefined> = {
  none: 0,
  pending: 0,
  awaiting_confirmation: 1,
  confirmed: 2,
  shipped: 3,
  delivered: 4,
  return_asked: 4,
  returning: 4,
  returned: 4,
  completed: 5,
  reversed: undefined,
}

/** A dispute leaves the fulfilment as it was. */
const DONE_IN_DISPUTE: Record<Fulfilment, number> = {
  awaiting_confirmation: 1,
  confirmed: 2,
  shipped: 3,
  delivered: 4,
  return_asked: 4,
  returning: 4,
  returned: 4,
  cancelled: 1,
}

type Order = Pick<Transaction, 'status' | 'fulfilment'>

/** How many of `ORDER_STEPS` are done; undefined if the order was reversed. */
export const stepsDone = (order: Order): number | undefined => {
  const state = escrowStateOf(order)
  return state === 'in_dispute' ? DONE_IN_DISPUTE[order.fulfilment] : DONE[state]
}

/** The order's step in one word; a reversed one was refunded if it had been paid. */
export const stepLabel = (order: Order & Pick<Transaction, 'money'>): string =>
  stepsDone(order) === undefined && order.money.charged_minor > 0
    ? 'Refunded'
    : LABELS[escrowStateOf(order)]
