import { vendorNetOf } from '@contract/entities/money/statement'
import type { DealTerms } from '@contract/entities/orders/deal'
import type { Transaction } from '@contract/entities/orders/transaction'
import { commissionOf } from '@contract/escrow/commission'
import { dealFeesOf } from '@contract/escrow/deal-fees'

/** What one purchase of a deal comes to, in minor units; without what the seller's own rates add. */
export type DealMoney = { buyer_minor: number; vendor_minor: number }

/** Nothing is held of an order that nobody has made: approving it promises what was agreed. */
const UNPAID = { held_minor: 0 } as Transaction['money']

export const dealMoneyOf = ({
  price_minor,
  delivery,
  fee_payer,
}: Pick<DealTerms, 'price_minor' | 'delivery' | 'fee_payer'>): DealMoney => {
  const base_minor = price_minor + (delivery.kind === 'fee' ? delivery.fee_minor : 0)
  const fees = dealFeesOf(base_minor, fee_payer)
  const amount_paid = base_minor + fees.buyer_minor
  const vendor_minor = vendorNetOf({
    amount_paid,
    escrow_fee: fees.buyer_minor,
    commission_minor: commissionOf(price_minor) + fees.vendor_minor,
    money: UNPAID,
  })
  return { buyer_minor: amount_paid, vendor_minor }
}
