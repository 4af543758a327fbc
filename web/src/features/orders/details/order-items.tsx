import type { Transaction } from '@contract/entities/orders/transaction'
import { choiceText } from '@contract/goods-text'
import { ProductImage } from '@/shared/images/product-image'
import { Money } from '@/ui/data/money'
import { ItemLink } from './item-link'

/** Every kind of goods of an order with what was chosen, how many and for how much. */
export const OrderItems = ({
  transaction,
}: {
  transaction: Pick<Transaction, 'items' | 'currency' | 'source'>
}) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
    {transaction.items.map((item) => {
      const { variant_id, slug, title, image_url, quantity, unit_price } = item
      const choice = choiceText(item)
      return (
        <li key={variant_id} className="flex flex-wrap gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
          <ProductImage url={image_url} className="w-12 self-start" />
          <div className="grid min-w-0 flex-1 basis-28 content-start">
            <ItemLink of={transaction} slug={slug} className="font-semibold wrap-anywhere">
              {title}
            </ItemLink>
            {choice && <span className="text-sm wrap-anywhere">{choice}</span>}
            <span className="text-sm text-muted">
              {quantity} × <Money amount_minor={unit_price} currency={transaction.currency} />
            </span>
          </div>
          <Money
            className="ml-auto font-semibold"
            amount_minor={unit_price * quantity}
            currency={transaction.currency}
          />
        </li>
      )
    })}
  </ul>
)
