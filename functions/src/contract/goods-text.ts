import type { Transaction } from './entities/orders/transaction'
import type { TransactionItem } from './entities/orders/transaction-item'

/** What was chosen, as "Size: L, Colour: Indigo"; empty if there was no choice. */
export const choiceText = ({ options }: Pick<TransactionItem, 'options'>): string =>
  options.map(({ name, value }) => `${name}: ${value}`).join(', ')

/** One kind of goods with what was chosen, as "Adire shirt (L, Indigo)". */
export const itemText = ({ title, options }: Pick<TransactionItem, 'title' | 'options'>): string =>
  options.length === 0 ? title : `${title} (${options.map(({ value }) => value).join(', ')})`

/** The goods of an order on one line, as they were when it was made. */
export const goodsText = ({ items }: Pick<Transaction, 'items'>): string => {
  const [first, ...others] = items
  if (!first) return ''
  return others.length === 0 ? itemText(first) : `${itemText(first)} and ${others.length} more`
}

/** What the vendor doesn't have, as "1 of 3 × Adire shirt (L, Indigo)". */
export const missingText = ({ items, partial }: Pick<Transaction, 'items' | 'partial'>): string =>
  (partial?.missing ?? [])
    .map((line) => {
      const left = items.find(({ variant_id }) => variant_id === line.variant_id)?.quantity ?? 0
      return `${line.quantity} of ${line.quantity + left} × ${itemText(line)}`
    })
    .join(', ')

/** How many pieces of what: "2 × Adire shirt (L)", or "Adire shirt (L) and 2 more, 5 pieces". */
export const countedGoodsText = ({
  items,
  units_total,
}: Pick<Transaction, 'items' | 'units_total'>): string =>
  items.length === 1
    ? `${units_total} × ${goodsText({ items })}`
    : `${goodsText({ items })}, ${units_total} pieces`
