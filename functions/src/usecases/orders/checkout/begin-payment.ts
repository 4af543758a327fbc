import { AppError } from '../../../contract/api/errors'
import type { PaymentChannel, Transaction } from '../../../contract/entities/orders/transaction'
import { sumOf } from '../../../contract/sum-of'
import { paths } from '../../../contract/urls'
import { priceChanged } from '../../../domain/orders/transaction/open-purchase'
import type { Actor, Deps } from '../../deps'
import { payerEmail } from './payer-email'

export type BegunPayment = { reference: string; amount_minor: number; authorization_url: string }

const paidFor = (transactions: readonly Transaction[]): number =>
  sumOf(transactions.map(({ amount_paid }) => amount_paid))

const changedTotal = (transactions: readonly Transaction[], before_minor: number): AppError => {
  const [transaction, ...others] = transactions
  if (transaction && others.length === 0) {
    return priceChanged({ ...transaction, price: transaction.product_details.price })
  }
  const total = { kind: 'total', before_minor, now_minor: paidFor(transactions) }
  return new AppError('checkout/changed', { changes: [total], total_minor: total.now_minor })
}

/**
 * Starts the provider's checkout once, even if the commit is retried. If that commit never
 * succeeds, nobody learns the URL and nothing can be paid there.
 */
export const beginPayment = (deps: Deps, buyer: Actor, channel: PaymentChannel) => {
  const { ids, payments, app_url, failpoint } = deps
  const reference = `oja-p-${ids()}`
  let begun: BegunPayment | undefined

  return {
    reference,
    /** @throws AppError if the total changed since the provider's checkout began */
    begin: async (transactions: readonly Transaction[]): Promise<BegunPayment> => {
      const amount_minor = paidFor(transactions)
      if (begun && begun.amount_minor !== amount_minor) {
        throw changedTotal(transactions, begun.amount_minor)
      }
      if (begun) return begun
      failpoint?.('purchase:before-checkout')
      const { authorization_url } = await payments.initializeTransaction({
        email: payerEmail(deps, buyer),
        amount_minor,
        currency: 'NGN',
        reference,
        callback_url: `${app_url}${paths.checkoutReturn}`,
        channels: [channel],
        metadata: {
          cancel_action: `${app_url}${paths.paymentCancelled(reference)}`,
          transaction_ids: transactions.map(({ id }) => id),
          invoice_ids: transactions.map(({ invoice_id }) => invoice_id),
        },
      })
      failpoint?.('purchase:after-checkout')
      begun = { reference, amount_minor, authorization_url }
      return begun
    },
  }
}
