import type { GoodsReturn } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'

/** What the way back may cost: what the way there did. Undefined if that isn't known. */
export const wayBackCost = ({ delivery_fee }: Pick<Transaction, 'delivery_fee'>) =>
  delivery_fee || undefined

/** Whether the goods are worth less than their way back, so that they had better stay. */
export const isBetterKept = (
  transaction: Pick<Transaction, 'delivery_fee'>,
  { amounts }: Pick<GoodsReturn, 'amounts'>,
): boolean => amounts.goods_minor <= (wayBackCost(transaction) ?? 0)
