import type { SalesSummary } from '@contract/entities/money/sales'
import { counted } from '@contract/text/counted'
import { vendorPaths } from '@contract/vendor-urls'
import { Money } from '@/ui/data/money'
import { Link } from '@/ui/navigation/link'

type Best = SalesSummary['best'][number]

const Thumb = ({ url }: { url: string | null }) =>
  url ? (
    <img
      src={url}
      alt=""
      width={48}
      height={60}
      loading="lazy"
      className="aspect-4/5 w-12 rounded-sm bg-sunken object-cover"
    />
  ) : (
    <span aria-hidden className="woven block aspect-4/5 w-12 rounded-sm bg-sunken opacity-30" />
  )

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
          <li key={product_id} className="flex items-center gap-3 p-3">
            <Thumb url={image_url} />
            <span className="min-w-0 flex-1">
              <Link
                to={vendorPaths.product(product_id)}
                className="line-clamp-2 font-semibold text-ink"
              >
                {name}
              </Link>
              <span className="block text-sm text-muted">{counted(items, 'item')}</span>
            </span>
            <span className="font-semibold">
              <Money amount_minor={gross_minor} currency={currency} />
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
)
