import { plainColumnName } from '../text/column-name'
import { valueKey } from '../text/value-key'
import { PRODUCT_CSV_COLUMNS, type ProductCsvColumn } from './product-csv'

/**
 * Whose columns a file has: ours, another shop's, a catalogue for Meta or Google, or anybody's. Only ours
 * has texts as they are; the others may have HTML.
 */
type ImportFormat = 'oja' | 'shopify' | 'woocommerce' | 'etsy' | 'jumia' | 'feed' | 'other'

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

const POSITIONS = ['1', '2', '3'] as const

const STOCKED = ['stock', 'quantity', 'qty'] as const
/** What says most of a count comes first. */
const STOCK_NAMES = [
  ...STOCKED.map((name) => `${name} available`),
  ...STOCKED.map((name) => `available ${name}`),
  'stock quantity',
  'stock qty',
  'quantity in stock',
  'qty in stock',
  'number in stock',
  'stock on hand',
  'stock level',
  'stock count',
  'current stock',
  'stock left',
  'quantity left',
  'qty left',
  'items available',
  ...STOCKED,
  'inventory quantity',
  'inventory',
]

/** What other shops and people call our columns, as `plainColumnName` leaves it; the first that is there counts. */
const OTHER_NAMES: readonly (readonly [column: ReadColumn, ...names: string[]])[] = [
  [
    'name',
    'product name',
    'product title',
    'item name',
    'name of product',
    'title',
    'product',
    'item',
    'name of item',
    'listing title',
  ],
  [
    'description',
    ...['product description', 'item description', 'description of product'],
    ...['product details', 'details'],
  ],
  [
    'price',
    ...['selling price', 'product price', 'item price', 'unit price', 'price per unit'],
    ...['selling price per unit', 'price per item', 'price per piece', 'retail price'],
    ...['sales price', 'current price', 'prices'],
  ],
  ['available_items', ...STOCK_NAMES],
  ['sku', 'sellersku', 'seller sku', 'product code', 'item code'],
  ['handle', 'product handle', 'reference handle', 'slug', 'parentsku', 'parent sku'],
  ...POSITIONS.flatMap((at) => [
    [`option${at}_name`, `option name ${at}`, `option ${at} name`] as const,
    [`option${at}_value`, `option value ${at}`, `option ${at} value`] as const,
  ]),
  ['option1_value', 'variation name', 'variation', 'variant'],
  ['weight_kg', 'weight (kg)', 'weight kg', 'weight in kg'],
  ['weight_grams', 'weight (g)', 'weight (grams)', 'weight g', 'weight in grams'],
  ['colour', 'color'],
]

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

/** How a WooCommerce in French names them. */
const FRENCH: Readonly<Record<string, ReadColumn>> = {
  ugs: 'sku',
  nom: 'name',
  'description courte': 'short_description',
  'en stock ?': 'in_stock',
  'poids (kg)': 'weight_kg',
  'poids (g)': 'weight_grams',
  'tarif régulier': 'price',
  ...Object.fromEntries(
    attributeColumns.flatMap(({ name, value }, at) => [
      [`nom de l’attribut ${at + 1}`, name],
      [`nom de l'attribut ${at + 1}`, name],
      [`valeur(s) de l’attribut ${at + 1}`, value],
      [`valeur(s) de l'attribut ${at + 1}`, value],
    ]),
  ),
}

const WOOCOMMERCE = namesOf({
  ...FRENCH,
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

/** The catalogues of Meta (Facebook, Instagram) and of Google's Merchant Center. */
const FEED = namesOf({
  title: 'name',
  item_group_id: 'handle',
  quantity_to_sell_on_facebook: 'available_items',
  availability: 'in_stock',
  shipping_weight: 'weight_grams',
})

const FOREIGN: Readonly<Record<ImportFormat, Names>> = {
  oja: new Map(),
  shopify: SHOPIFY,
  woocommerce: WOOCOMMERCE,
  etsy: ETSY,
  jumia: new Map(),
  feed: FEED,
  other: new Map(),
}

const plainNames = (names: Names): (readonly [ReadColumn, string])[] =>
  [...OWN, ...names].map(([name, column]) => [column, plainColumnName(name)])
const PLAIN: Readonly<Record<ImportFormat, ReturnType<typeof plainNames>>> = {
  oja: plainNames(FOREIGN.oja),
  shopify: plainNames(SHOPIFY),
  woocommerce: plainNames(WOOCOMMERCE),
  etsy: plainNames(ETSY),
  jumia: plainNames(FOREIGN.jumia),
  feed: plainNames(FEED),
  other: plainNames(FOREIGN.other),
}
/** What nobody else calls a column. */
const OWN_ALONE = ['available items', 'delivery states', 'option1_name', 'option1_value']

const formatOf = (names: ReadonlySet<string>): ImportFormat => {
  const has = (...some: string[]) => some.some((name) => names.has(name))
  if (has('regular price', 'attribute 1 name', 'in stock?', 'tarif régulier', 'en stock ?')) {
    return 'woocommerce'
  }
  if (has('sellersku', 'seller sku')) return 'jumia'
  if (has('title') && has('currency_code')) return 'etsy'
  if (has(...OWN_ALONE)) return 'oja'
  if (has('availability')) return 'feed'
  return has('title', 'url handle', 'variant price', 'variant sku') ? 'shopify' : 'other'
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

/** Square counts each of a shop's places in a column of its own. */
const SQUARE_STOCK = /^current quantity /

export type KnownColumns = {
  format: ImportFormat
  /** By position; undefined where a column isn't used. */
  columns: (ReadColumn | undefined)[]
}

/**
 * Knows the columns of a file by their names, in any order and case; those that have none of ours by
 * what else people call them, unless another column is that already.
 */
export const knownColumns = (given: readonly string[]): KnownColumns => {
  const names = given.map(valueKey)
  const plain = given.map(plainColumnName)
  const format = formatOf(new Set([...names, ...plain]))
  const columns = names.map((name) => OWN.get(name) ?? FOREIGN[format].get(name))
  for (const [column, ...others] of [...PLAIN[format], ...OTHER_NAMES]) {
    const at = others.map((name) => plain.indexOf(name)).find((one) => one >= 0 && !columns[one])
    if (at !== undefined && !columns.includes(column)) columns[at] = column
  }
  const counts = plain.flatMap((name, at) => (SQUARE_STOCK.test(name) ? [at] : []))
  const [count_at] = counts
  if (counts.length === 1 && count_at !== undefined && !columns.includes('available_items')) {
    columns[count_at] = 'available_items'
  }
  return { format, columns }
}
