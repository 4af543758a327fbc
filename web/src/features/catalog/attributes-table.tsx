import type { Product } from '@contract/entities/product'
import { ATTRIBUTE_KEYS, ATTRIBUTES } from '@contract/reference/attributes'

/** The product's attributes, in the order of `ATTRIBUTE_KEYS`; empty attributes are left out. */
export const AttributesTable = ({ attributes }: Pick<Product, 'attributes'>) => {
  const rows = ATTRIBUTE_KEYS.flatMap((key) => {
    const value = attributes[key]
    return value ? [{ key, label: ATTRIBUTES[key].label, value }] : []
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
