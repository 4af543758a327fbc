import type { Product } from '@contract/entities/catalog/product'
import { Card } from '@/ui/data/card'
import { ResponsiveImage } from '@/ui/media/responsive-image'
import { PriceLines } from '../details/price-lines'
import { PurchaseTerms } from '../purchase/purchase-terms'
import { QuantityStepper } from '../purchase/quantity-stepper'

type Props = {
  product: Product
  /** What was chosen, such as "L, Indigo". */
  choice?: string | undefined
  /** What they cost together, as it is paid. */
  goods_minor: number
  quantity: number
  /** The most that can be bought. */
  most: number
  /** Fewer are left than were asked for. */
  isFewer: boolean
  onQuantity: (quantity: number) => void
  /** Undefined if delivery is included, or while none is chosen. */
  delivery_fee: number | undefined
  now: number
}

export const CheckoutSummary = ({
  product,
  choice,
  goods_minor,
  quantity,
  most,
  isFewer,
  onQuantity,
  delivery_fee,
  now,
}: Props) => (
  <Card className="grid content-start gap-5">
    <div className="flex gap-4">
      <div className="w-20 shrink-0 overflow-hidden rounded-md">
        <ResponsiveImage image={product.images[0]} alt="" sizes="80px" priority />
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{product.name}</p>
        {choice && <p className="text-sm">{choice}</p>}
        <p className="text-sm text-muted">From {product.vendor_details.name}</p>
      </div>
    </div>
    {(most > 1 || isFewer) && (
      <div className="grid gap-2">
        <QuantityStepper value={quantity} most={most} onChange={onQuantity} />
        {isFewer && (
          <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-sm">
            Only {most} left, so you pay for {quantity}.
          </p>
        )}
      </div>
    )}
    <PriceLines
      goods_minor={goods_minor}
      quantity={quantity}
      delivery_fee={delivery_fee}
      isOpen={delivery_fee === undefined && product.delivery_version !== undefined}
      currency={product.currency}
    />
    <div className="max-lg:hidden">
      <PurchaseTerms now={now} isPromised={delivery_fee !== undefined} />
    </div>
  </Card>
)
