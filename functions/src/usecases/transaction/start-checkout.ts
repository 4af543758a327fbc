import type { Transaction } from '../../contract/entities/transaction'
import { paths } from '../../contract/urls'
import { priceChanged } from '../../domain/transaction/open-purchase'
import type { Actor, Deps } from '../deps'

/**
 * Starts the provider's checkout of a purchase once, even if the commit is retried. If that commit
 * never succeeds, nobody learns the URL and nothing can be paid there.
 */
export const createCheckout = ({ ids, payments, app_url, failpoint }: Deps, buyer: Actor) => {
  const reference = `oja-p-${ids()}`
  let begun: { url: string; amount_minor: number } | undefined

  return {
    reference,
    /** @throws AppError `product/price-changed` if the total changed since the checkout began */
    begin: async (transaction: Transaction): Promise<string> => {
      if (begun && begun.amount_minor !== transaction.amount_paid) {
        const { product_details, escrow_fee, amount_paid } = transaction
        throw priceChanged({ price: product_details.price, escrow_fee, amount_paid })
      }
      if (begun) return begun.url
      failpoint?.('purchase:before-checkout')
      const { authorization_url } = await payments.initializeTransaction({
        email: buyer.email,
        amount_minor: transaction.amount_paid,
        currency: 'NGN',
        reference,
        callback_url: `${app_url}${paths.checkoutReturn}`,
        channels: [transaction.payment.channel],
        metadata: { transaction_id: transaction.id, invoice_id: transaction.invoice_id },
      })
      failpoint?.('purchase:after-checkout')
      begun = { url: authorization_url, amount_minor: transaction.amount_paid }
      return authorization_url
    },
  }
}
