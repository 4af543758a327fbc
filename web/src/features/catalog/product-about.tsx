import type { ProductDetails } from '@contract/entities/catalog/product'
import { ATTRIBUTE_KEYS } from '@contract/reference/attribute-keys'
import { ATTRIBUTES } from '@contract/reference/attributes'
import { useId } from 'react'
import { statesOf, statesText } from './delivery-text'

/**
 * The product's attributes, in the order of `ATTRIBUTE_KEYS`. Empty ones are left out, and those that
 * the buyer chooses.
 */
export const AttributesTable = ({
  attributes,
  options = [],
}: Pick<ProductDetails, 'attributes' | 'options'>) => {
  const rows = ATTRIBUTE_KEYS.flatMap((key) => {
    const value = attributes[key]
    const isChosen = options.some(({ name }) => name === ATTRIBUTES[key].label)
    return value && !isChosen ? [{ key, label: ATTRIBUTES[key].label, value }] : []
  })
  if (rows.length === 0) return null
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="grid grid-cols-[2fr_3fr] gap-4 py-2.5 text-sm">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The vendor's description, the attributes and the delivery states. */
export const ProductAbout = ({ product }: { product: ProductDetails }) => {
  const title = useId()
  return (
    <section aria-labelledby={title} className="grid content-start gap-4">
      <h2 id={title} className="text-xl font-semibold">
        About this product
      </h2>
      <p className="max-w-prose whitespace-pre-line">{product.description}</p>
      <AttributesTable attributes={product.attributes} options={product.options} />
      <p className="text-sm text-muted">Delivers to: {statesText(statesOf(product))}.</p>
    </section>
  )
}
