import { AppError } from '../../../../contract/api/errors'
import {
  isRefundOpen,
  isRefundWaiting,
  type Refund,
  type RefundState,
} from '../../../../contract/entities/money/refund'
import { refundOf } from '../../../../contract/entities/orders/partial'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { Effects } from './effect-result'

type RefundAction =
  | 'refund_processed'
  | 'refund_delayed'
  | 'name_refund_account'
  | 'refund_returned'

/** The state that each action needs of the refund that it names. */
const FITS: Record<RefundAction, (refund: Refund) => boolean> = {
  refund_processed: isRefundOpen,
  refund_delayed: isRefundOpen,
  name_refund_account: isRefundWaiting,
  refund_returned: (refund) => !isRefundOpen(refund),
}

type IsPart = true | undefined

/** Whether the refund that a command names is in a state for it; an order may have two. */
export const fitsRefund = (
  transaction: Pick<Transaction, 'refund' | 'partial'>,
  action: RefundAction,
  is_part: IsPart,
): boolean => {
  const refund = refundOf(transaction, is_part)
  return refund !== null && FITS[action](refund)
}

/** @throws AppError `transaction/action-not-allowed` if the other refund is meant */
const checked = (transaction: Transaction, action: RefundAction, is_part: IsPart): void => {
  if (fitsRefund(transaction, action, is_part)) return
  throw new AppError('transaction/action-not-allowed', { allowed_actions: [] })
}

const inState = (
  { refund, partial }: Transaction,
  state: RefundState,
  is_part: IsPart,
): Pick<Transaction, 'refund'> | Pick<Transaction, 'partial'> =>
  is_part
    ? { partial: partial && { ...partial, refund: { ...partial.refund, state } } }
    : { refund: refund && { ...refund, state } }

export const REFUND_EFFECTS: Effects<RefundAction> = {
  refund_processed: ({ provider_fee_minor = 0, is_part }, { transaction }) => {
    checked(transaction, 'refund_processed', is_part)
    return {
      money: { refund_cost_minor: provider_fee_minor, is_part },
      patch: inState(transaction, 'processed', is_part),
    }
  },
  /** Restarts the refund to another account and drops the old attempt's state. */
  name_refund_account: ({ account, is_part }, { transaction }) => {
    checked(transaction, 'name_refund_account', is_part)
    return { patch: inState(transaction, 'pending', is_part), note: account }
  },
  refund_delayed: ({ state, is_part }, { transaction }) => {
    checked(transaction, 'refund_delayed', is_part)
    return { patch: inState(transaction, state, is_part), note: state }
  },
  refund_returned: ({ provider_fee_minor = 0, is_part }, { transaction }) => {
    checked(transaction, 'refund_returned', is_part)
    return {
      money: { refund_cost_minor: provider_fee_minor, is_part },
      patch: inState(transaction, 'failed', is_part),
    }
  },
}
