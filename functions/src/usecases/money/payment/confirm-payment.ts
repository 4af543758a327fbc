import type { Payment } from '../../../contract/entities/money/payment'
import { requirePayment } from '../../../db/money/require-payment'
import type { Deps } from '../../deps'
import {
  type Confirmed,
  confirmStoredCharge,
  feeOf,
  isFinal,
} from '../../orders/checkout/confirm-charge'
import { confirmDebtPayment } from './confirm-debt-payment'
import { confirmTopUp } from './confirm-top-up'

/** A debt's payment counts at whatever amount came in naira. */
const confirmDebt = async (deps: Deps, payment: Payment): Promise<Payment['state']> => {
  if (isFinal(payment)) return payment.state
  const charge = await deps.payments.verifyTransaction(payment.reference)
  return charge?.state === 'success' && charge.currency === payment.currency
    ? confirmDebtPayment(deps, payment, charge, feeOf(charge).provider_fee_minor)
    : payment.state
}

/** Like `confirmPayment`, for a payment that the caller has just read. */
export const confirmStoredPayment = async (deps: Deps, payment: Payment): Promise<Confirmed> => {
  const { debt_id, top_up_id } = payment
  if (top_up_id !== undefined) {
    return { state: await confirmTopUp(deps, payment), transactions: [] }
  }
  return debt_id === undefined
    ? confirmStoredCharge(deps, payment)
    : { state: await confirmDebt(deps, payment), transactions: [] }
}

/**
 * Applies what the provider says of a payment, of a checkout, of a debt or into a wallet. Idempotent.
 * @throws AppError `payment/not-found`, `payment/provider-unavailable`
 */
export const confirmPayment = async (deps: Deps, reference: string): Promise<Confirmed> =>
  confirmStoredPayment(deps, (await requirePayment(reference)).data)
