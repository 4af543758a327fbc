import type { Transaction, TransactionStatus } from '../entities/orders/transaction'
import { escrowStateOf } from './transition'

type Order = Pick<Transaction, 'status' | 'fulfilment'>

/** The statuses of an order that holds money or may still. */
export const OPEN_STATUSES: readonly TransactionStatus[] = ['pending', 'in_escrow', 'in_dispute']

export const isUnpaid = ({ status }: Pick<Order, 'status'>): boolean => status.status === 'pending'

export const isDisputed = ({ status }: Pick<Order, 'status'>): boolean =>
  status.status === 'in_dispute'

export const isCompleted = ({ status }: Pick<Order, 'status'>): boolean =>
  status.status === 'completed'

/** Ended with the money back, or before any came. */
export const isReversed = ({ status }: Pick<Order, 'status'>): boolean =>
  status.status === 'reversed'

/** Whether the vendor was paid for the order, whatever a bank has taken back since. */
export const isVendorPaid = ({ money, chargebacks }: Pick<Transaction, 'money' | 'chargebacks'>) =>
  money.released_minor > 0 || chargebacks.some(({ loss }) => (loss?.vendor_minor ?? 0) > 0)

/** Paid, and neither taken nor declined yet. */
export const isAwaitingConfirmation = (order: Order): boolean =>
  escrowStateOf(order) === 'awaiting_confirmation'

/** Confirmed and not sent yet. */
export const isToBeShipped = (order: Order): boolean => escrowStateOf(order) === 'confirmed'

/** Paid, held and not sent yet: the vendor's turn. */
export const isPaidAndUnsent = (order: Order): boolean =>
  isToBeShipped(order) || isAwaitingConfirmation(order)

/** Come, and not on its way back, whether or not there is a dispute about it. */
export const isWithBuyer = ({ fulfilment }: Pick<Order, 'fulfilment'>): boolean =>
  fulfilment === 'delivered'

/** Sent and not come yet. */
export const isUnderWay = (order: Order): boolean => escrowStateOf(order) === 'shipped'
