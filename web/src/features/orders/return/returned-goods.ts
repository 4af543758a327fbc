import { goodsIdOf } from '@contract/catalog/variants'
import type { GoodsReturn } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { itemText } from '@contract/goods-text'

/** What became of goods whose money went back: they may have stayed with the buyer. */
export const returnedLabel = ({ arrived_at }: Pick<GoodsReturn, 'arrived_at'>): string =>
  arrived_at ? 'Returned' : 'Refunded without a return'

/** “1 of 2 × Adire wrapper; 1 × Cap (58 cm)”. */
export const returnedGoodsText = (
  { items }: Pick<Transaction, 'items'>,
  { lines }: Pick<GoodsReturn, 'lines'>,
): string =>
  lines
    .map((line) => {
      const item = items.find((one) => goodsIdOf(one) === goodsIdOf(line))
      if (!item) return `${line.quantity} ×`
      const of = line.quantity < item.quantity ? ` of ${item.quantity}` : ''
      return `${line.quantity}${of} × ${itemText(item)}`
    })
    .join('; ')
