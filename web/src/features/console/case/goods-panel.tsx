import type { Case } from '@contract/entities/console/console'
import { goodsPath } from '@contract/orders/goods-path'
import { Money } from '@/ui/data/money'
import { Panel } from '@/ui/data/panel'
import { Link } from '@/ui/navigation/link'
import { ShownProduct } from '../shown-product'

const THUMB = 48

/** What was bought: as it was chosen, and as buyers read it when it was ordered. */
export const GoodsPanel = ({ transaction, products }: Case) => {
  const { items, currency } = transaction
  return (
    <Panel title="Goods">
      <ul className="grid gap-5">
        {items.map((item) => {
          const product = products.find(({ product_id }) => product_id === item.product_id)
          const isFirst = items.find(({ product_id }) => product_id === item.product_id) === item
          const to = goodsPath(transaction, item.slug)
          const title = item.slug === '' ? `${item.title}, by a deal` : item.title
          return (
            <li key={item.variant_id} className="grid gap-3">
              <div className="flex flex-wrap items-center gap-3">
                {item.image_url && (
                  <img
                    src={item.image_url}
                    alt=""
                    width={THUMB}
                    height={THUMB}
                    className="size-12 rounded-md object-cover"
                  />
                )}
                <div className="min-w-0 grow">
                  {to === undefined ? (
                    <p className="font-semibold wrap-anywhere">{title}</p>
                  ) : (
                    <Link to={to} className="font-semibold wrap-anywhere text-primary underline">
                      {title}
                    </Link>
                  )}
                  {item.options.length > 0 && (
                    <p className="text-sm text-muted">
                      {item.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}
                    </p>
                  )}
                </div>
                <p className="text-sm whitespace-nowrap">
                  {item.quantity} × <Money amount_minor={item.unit_price} currency={currency} />
                </p>
              </div>
              {isFirst && product && <ShownProduct product={product} />}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
