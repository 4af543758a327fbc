import { valueKey } from '../text/value-key'
import { PRODUCT_CSV_COLUMNS, type ProductCsvColumn } from './product-csv'

/** Whose columns a file has; texts of the others are HTML. */
type ImportFormat = 'oja' | 'shopify' | 'woocommerce' | 'etsy'

/** What other shops say that our own files don't have. */
type ForeignColumn =
  | 'currency'
  | 'gift_card'
  | 'product_type'
  | 'product_category'
  | 'tracker'
  | 'kind'
  | 'id'
  | 'parent'
  | 'in_stock'
  | 'weight_kg'
  | 'short_description'
  | 'choices'
  | `attribute${number}_name`
  | `attribute${number}_value`
export type ReadColumn = ProductCsvColumn | ForeignColumn

type Names = ReadonlyMap<string, ReadColumn>
const namesOf = (names: Readonly<Record<string, ReadColumn>>): Names =>
  new Map(Object.entries(names))

const OWN = new Map<string, ReadColumn>([
  ...PRODUCT_CSV_COLUMNS.map((name) => [name, name] as const),
  ['currency', 'currency'],
  ['currency_code', 'currency'],
  ['currency code', 'currency'],
])

/** Shopify's two formats: the one of before 2025, and the one it writes. */
const SHOPIFY = namesOf({
  title: 'name',
  'body (html)': 'description',
  'body html': 'description',
  'url handle': 'handle',
  'variant sku': 'sku',
  'variant price': 'price',
  'variant grams': 'weight_grams',
  'weight value (grams)': 'weight_grams',
  'variant inventory tracker': 'tracker',
  'inventory tracker': 'tracker',
  'variant inventory qty': 'available_items',
  'inventory quantity': 'available_items',
  'inventory quantity seen': 'seen_items',
  'inventory sold seen': 'seen_sold',
  'gift card': 'gift_card',
  type: 'product_type',
  'product category': 'product_category',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((at) => [
      [`option${at} name`, `option${at}_name`],
      [`option${at} value`, `option${at}_value`],
    ]),
  ),
})

/** An attribute of WooCommerce is an option only if its variations have it. */
const MAX_ATTRIBUTES = 10
export const attributeColumns = Array.from({ length: MAX_ATTRIBUTES }, (_, at) => ({
  name: `attribute${at + 1}_name` as const,
  value: `attribute${at + 1}_value` as const,
}))

const WOOCOMMERCE = namesOf({
  id: 'id',
  type: 'kind',
  parent: 'parent',
  'regular price': 'price',
  stock: 'available_items',
  'in stock?': 'in_stock',
  'weight (kg)': 'weight_kg',
  'weight (g)': 'weight_grams',
  'short description': 'short_description',
  ...Object.fromEntries(
    attributeColumns.flatMap(({ name, value }, at) => [
      [`attribute ${at + 1} name`, name],
      [`attribute ${at + 1} value(s)`, value],
    ]),
  ),
})

const ETSY = namesOf({
  title: 'name',
  quantity: 'available_items',
  'variation 1 values': 'choices',
})

const FOREIGN: Readonly<Record<ImportFormat, Names>> = {
  oja: new Map(),
  shopify: SHOPIFY,
  woocommerce: WOOCOMMERCE,
  etsy: ETSY,
}

const formatOf = (names: ReadonlySet<string>): ImportFormat => {
  const has = (...some: string[]) => some.some((name) => names.has(name))
  if (has('regular price', 'attribute 1 name', 'in stock?')) return 'woocommerce'
  if (has('title') && has('currency_code')) return 'etsy'
  return has('title', 'url handle', 'variant price', 'variant sku') ? 'shopify' : 'oja'
}

/** Why a file of another shop can't be imported, whatever its rows say; undefined if it can. */
export const otherFile = (given: readonly string[]): string | undefined => {
  const names = new Set(given.map(valueKey))
  const has = (...every: string[]) => every.every((name) => names.has(name))
  const isPriced = has('price') || has('variant price')
  if (
    !isPriced &&
    (has('hs code', 'coo') || has('location', 'on hand') || has('location', 'available'))
  ) {
    return 'This is Shopify’s inventory export, which has no prices. Export the products there instead.'
  }
  if (has('lineitem name')) {
    return 'This is Shopify’s export of orders. Export the products there instead.'
  }
  return undefined
}

export type KnownColumns = {
  format: ImportFormat
  /** By position; undefined where a column isn't used. */
  columns: (ReadColumn | undefined)[]
}

/** Knows the columns of a file by their names, in any order and case. */
export const knownColumns = (given: readonly string[]): KnownColumns => {
  const names = given.map(valueKey)
  const format = formatOf(new Set(names))
  return { format, columns: names.map((name) => OWN.get(name) ?? FOREIGN[format].get(name)) }
}
