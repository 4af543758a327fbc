import { AppError } from '../../../contract/api/errors'
import { variantsOf } from '../../../contract/catalog/variants'
import type { Product } from '../../../contract/entities/catalog/product'
import type {
  Variant,
  VariantChange,
  VariantDraft,
} from '../../../contract/entities/catalog/variant'
import { defined } from '../../defined'

/** An empty SKU or image path and a weight of 0 are none. */
const withoutEmpty = ({ sku, weight_grams, image_path, ...draft }: VariantDraft): VariantDraft => ({
  ...draft,
  ...(sku && { sku }),
  ...(weight_grams && { weight_grams }),
  ...(image_path && { image_path }),
})

/** @throws AppError `product/variant-unknown` */
const draftOf = (change: VariantChange, known: ReadonlyMap<string, Variant>): VariantDraft => {
  const { id, values = [], price = 0, status = 'active', ...rest } = defined(change)
  if (id === undefined) return withoutEmpty({ ...rest, values, price, status })
  const before = known.get(id)
  if (!before) throw new AppError('product/variant-unknown')
  return withoutEmpty({ ...before, ...defined(change) })
}

/**
 * Completes changes of variants with what there is: each keeps what isn't sent, but an image that is
 * not the product's any more.
 * @param isAll whether they are all variants that there shall be; otherwise the others stay
 * @throws AppError `product/variant-unknown`
 */
export const variantDrafts = (
  product: Product,
  changes: readonly VariantChange[],
  isAll: boolean,
): { drafts: VariantDraft[]; untouched: Variant[] } => {
  const before = variantsOf(product)
  const paths = new Set(product.images.map(({ path }) => path))
  const known = new Map(
    before.map(({ image_path, ...variant }): [string, Variant] => [
      variant.id,
      { ...variant, ...(image_path && paths.has(image_path) && { image_path }) },
    ]),
  )
  if (isAll) return { drafts: changes.map((change) => draftOf(change, known)), untouched: [] }
  const changed = new Map(changes.flatMap((change) => (change.id ? [[change.id, change]] : [])))
  const others = before.filter(({ id }) => !changed.has(id))
  return {
    drafts: [
      ...before
        .filter(({ id, status }) => changed.has(id) || status === 'active')
        .map((variant) => draftOf({ id: variant.id, ...changed.get(variant.id) }, known)),
      ...changes
        .filter(({ id }) => id === undefined || !known.has(id))
        .map((change) => draftOf(change, known)),
    ],
    untouched: others.filter(({ status }) => status === 'archived'),
  }
}
