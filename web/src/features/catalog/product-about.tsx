import type { Product } from '@contract/entities/catalog/product'
import { useId } from 'react'
import { AttributesTable } from './attributes-table'

/** The vendor's description, the attributes and the delivery states. */
export const ProductAbout = ({ product }: { product: Product }) => {
  const title = useId()
  return (
    <section aria-labelledby={title} className="grid content-start gap-4">
      <h2 id={title} className="text-xl font-semibold">
        About this product
      </h2>
      <p className="max-w-prose whitespace-pre-line">{product.description}</p>
      <AttributesTable attributes={product.attributes} options={product.options} />
      <p className="text-sm text-muted">
        Delivers to{' '}
        {product.delivery_states.includes('all')
          ? 'every state of Nigeria'
          : product.delivery_states.join(', ')}
        .
      </p>
    </section>
  )
}
