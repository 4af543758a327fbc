import type { Product } from '@contract/entities/catalog/product'
import { paths } from '@/config/paths'
import { ProductAbout } from '@/features/catalog/product-about'
import { useSimilarProducts } from '@/features/catalog/product-queries'
import { ProductRow } from '@/features/catalog/product-row'
import { ReportButton } from '@/features/catalog/report/report-button'
import { ProductReviews } from '@/features/orders/review/product-reviews'
import { usePageTime } from '@/lib/initial-data'
import { ShareCard } from '@/ui/media/share-card'
import { useInView } from '@/ui/media/use-in-view'

/** What is below a product's offer. The server renders it; browsers load its code afterwards. */
export default function BelowFold({ product }: { product: Product }) {
  const [similarRoot, isNear] = useInView<HTMLElement>()
  const similar = useSimilarProducts(product.id, isNear)
  const now = usePageTime()
  return (
    <>
      <ProductAbout product={product} />
      <ProductReviews
        product_id={product.id}
        rating={product.rating}
        rating_count={product.rating_count}
      />
      <div className="grid content-start gap-4">
        <ShareCard
          url={paths.product(product.slug)}
          title={product.name}
          heading="Share this product"
        />
        <ReportButton
          goods={{
            id: product.id,
            name: product.name,
            noun: 'product',
            vendor_id: product.vendor_id,
          }}
        />
      </div>
      <section
        ref={similarRoot}
        aria-labelledby="similar-title"
        className="scripted grid gap-5 md:col-span-full"
      >
        <h2 id="similar-title" className="text-xl font-semibold">
          Similar products
        </h2>
        <ProductRow label="Similar products" products={similar.data} now={now} />
      </section>
    </>
  )
}
