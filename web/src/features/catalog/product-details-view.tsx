import type { Product } from '@contract/entities/catalog/product'
import { Gallery } from './gallery'
import { ProductAbout } from './product-about'
import { ProductSummary } from './product-summary'
import { VendorCard } from './vendor-card'

type Props = { product: Product; now: number }

/** A product's page as buyers see it, without the buyer's actions. */
export const ProductDetailsView = ({ product, now }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
      <Gallery product={product} />
      <div className="grid content-start gap-6">
        <ProductSummary product={product} now={now} />
        <VendorCard vendor={product.vendor_details} />
      </div>
    </div>
    <ProductAbout product={product} />
  </div>
)
