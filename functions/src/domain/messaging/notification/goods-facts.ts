import type { TransactionItem } from '../../../contract/entities/orders/transaction-item'
import { itemText } from '../../../contract/goods-text'

type Item = Pick<TransactionItem, 'title' | 'options' | 'quantity'>

/** What was chosen of an email's goods; of several goods, each with its number. */
export const goodsFacts = (items: readonly Item[]): (readonly [name: string, value: string])[] =>
  items.length === 1
    ? items.flatMap(({ options }) => options.map(({ name, value }) => [name, value] as const))
    : items.map((item) => [`${item.quantity} ×`, itemText(item)] as const)
