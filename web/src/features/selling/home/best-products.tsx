import type { SalesSummary } from '@contract/entities/money/sales'
import { counted } from '@contract/text/counted'
import { vendorPaths } from '@contract/vendor-urls'
import { ProductImage } from '@/shared/images/product-image'
import { Money } from '@/ui/data/money'
import { Link } from '@/ui/navigation/link'

type Best = SalesSummary['best'][number]

/** The products with the highest sales in the period. */
export const BestProducts = ({ best, currency }: { best: readonly Best[]; currency: string }) => (
  <section aria-labelledby="best-title" className="grid content-start gap-3">
    <h3 id="best-title" className="text-lg font-semibold">
      Best products
    </h3>
    {best.length === 0 ? (
      <p className="text-muted">Nothing was sold in these days.</p>
    ) : (
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {best.map(({ product_id, name, image_url, items, gross_minor }) => (
          <li key={product_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3">
            <ProductImage url={image_url} className="w-12" />
            <span className="min-w-0 flex-1 basis-28">
              <Link
                to={vendorPaths.product(product_id)}
                className="line-clamp-2 font-semibold text-ink"
              >
                {name}
              </Link>
              <span className="block text-sm text-muted">{counted(items, 'item')}</span>
            </span>
            <span className="ml-auto font-semibold">
              <Money amount_minor={gross_minor} currency={currency} />
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
)
