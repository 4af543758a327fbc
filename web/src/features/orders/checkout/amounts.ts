import type { Transaction } from '@contract/entities/orders/transaction'
import type { Quote } from './use-quote'

/** What a checkout comes to, in minor units. */
export type Amounts = {
  goods_minor: number
  delivery_fee_minor: number
  escrow_fee_minor: number
  total_minor: number
}

const sum = <One>(all: readonly One[], amountOf: (one: One) => number): number =>
  all.reduce((total, one) => total + amountOf(one), 0)

export const quotedAmounts = ({ stores, total_minor }: Quote): Amounts => ({
  goods_minor: sum(stores, ({ goods_minor }) => goods_minor),
  delivery_fee_minor: sum(stores, ({ delivery_fee_minor }) => delivery_fee_minor),
  escrow_fee_minor: sum(stores, ({ escrow_fee_minor }) => escrow_fee_minor),
  total_minor,
})

export const orderedAmounts = (orders: readonly Transaction[]): Amounts => {
  const delivery_fee_minor = sum(orders, ({ delivery_fee = 0 }) => delivery_fee)
  const escrow_fee_minor = sum(orders, ({ escrow_fee }) => escrow_fee)
  const total_minor = sum(orders, ({ amount_paid }) => amount_paid)
  const goods_minor = total_minor - delivery_fee_minor - escrow_fee_minor
  return { goods_minor, delivery_fee_minor, escrow_fee_minor, total_minor }
}
