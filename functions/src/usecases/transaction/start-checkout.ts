import type { Transaction } from '../../contract/entities/transaction'
import { paths } from '../../contract/urls'
import { priceChanged } from '../../domain/transaction/open-purchase'
import type { Actor, Deps } from '../deps'

/**
 * The provider's checkout of one purchase, begun once however often its commit is tried. Should
 * that commit never hold, nobody was told the address and nothing can be paid there.
 */
export const createCheckout = ({ ids, payments, app_url, failpoint }: Deps, buyer: Actor) => {
  const reference = `oja-p-${ids()}`
  let begun: { url: string; amount_minor: number } | undefined

  return {
    reference,
    /** @throws AppError `product/price-changed` when the vendor changed it meanwhile */
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
