import type { Product } from '@contract/entities/product'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { Card } from '@/ui/data/card'
import { Money } from '@/ui/data/money'
import { LinkButton } from '@/ui/form/link-button'
import { PriceLines } from '../details/price-lines'
import { BuyBar } from './buy-bar'
import { PurchaseTerms } from './purchase-terms'
import { QuantityStepper } from './quantity-stepper'

type Props = {
  product: Product
  now: number
  /** Paused or removed since the page was rendered. */
  isGone?: boolean
}

const note = 'rounded-md bg-sunken p-4 text-sm'

/** Quantity, fee, total and buyer protection. The next step asks for the delivery address. */
export const PurchaseBox = ({ product, now, isGone = false }: Props) => {
  const { user } = useSession()
  const [quantity, setQuantity] = useState(1)
  const chosen = Math.min(quantity, Math.max(1, product.available_items))

  if (user?.uid === product.vendor_id) {
    return <p className={note}>This is your own product. You can not buy from your own store.</p>
  }
  if (isGone) {
    return (
      <p className={note}>
        Its vendor has just taken this off sale. What you have already ordered is not affected.
      </p>
    )
  }
  return (
    <Card className="grid gap-5">
      {product.available_items > 0 ? (
        <>
          <QuantityStepper value={chosen} most={product.available_items} onChange={setQuantity} />
          <PriceLines price={product.price} quantity={chosen} currency={product.currency} />
          <BuyBar
            total={<Money amount_minor={product.price * chosen} currency={product.currency} />}
          >
            <LinkButton size="lg" to={`${paths.checkout(product.id)}?quantity=${chosen}`}>
              Buy with escrow
            </LinkButton>
          </BuyBar>
        </>
      ) : (
        <p className={note}>
          This is out of stock. Add it to your favourites to find it again when it is back.
        </p>
      )}
      <PurchaseTerms now={now} />
    </Card>
  )
}
