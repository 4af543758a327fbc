import type { Product } from '@contract/entities/product'
import { Card } from '@/ui/data/card'
import { ResponsiveImage } from '@/ui/media/responsive-image'
import { PriceLines } from '../details/price-lines'
import { PurchaseTerms } from './purchase-terms'

type Props = { product: Product; quantity: number; now: number }

export const CheckoutSummary = ({ product, quantity, now }: Props) => (
  <Card className="grid content-start gap-5">
    <div className="flex gap-4">
      <div className="w-20 shrink-0 overflow-hidden rounded-md">
        <ResponsiveImage image={product.images[0]} alt="" sizes="80px" priority />
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{product.name}</p>
        <p className="text-sm text-muted">From {product.vendor_details.name}</p>
      </div>
    </div>
    <PriceLines price={product.price} quantity={quantity} currency={product.currency} />
    <div className="max-lg:hidden">
      <PurchaseTerms now={now} />
    </div>
  </Card>
)
