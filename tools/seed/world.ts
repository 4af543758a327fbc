import type { Product } from '../../functions/src/contract/entities/product'
import type { Review } from '../../functions/src/contract/entities/review'
import {
  type Transaction,
  transactionSchema,
} from '../../functions/src/contract/entities/transaction'
import type { InvoiceCounter } from '../../functions/src/db/money/invoice-counters'
import type { Store } from '../../functions/src/db/vendors/vendors'
import { type Rating, withRating } from '../../functions/src/domain/review/rating'
import { PEOPLE } from './catalogue/people'
import { CATALOGUE, type CatalogueProduct } from './catalogue/products'
import { VENDORS, type VendorKey } from './catalogue/vendors'
import { storeDocuments } from './documents/people-documents'
import { productDocument } from './documents/product-documents'
import { reviewDocument } from './documents/review-document'
import { type WalletDocuments, walletDocuments } from './documents/wallet-documents'
import { personUid, vendorUid } from './people/accounts'
import { numberInvoices } from './stories/number-invoices'
import { allStories } from './stories/stories'
import type { Scenario } from './stories/story'
import { playScenario, type Told } from './stories/tell-story'

/** What can't be derived: the time, and data of other services. */
export type Given = {
  /** Epoch milliseconds. */
  seeded_at: number
  /** The URL at which browsers read a file of the bucket. */
  addressOf: (path: string) => string
  logos: Readonly<Record<VendorKey, string>>
  /** The provider's code of each store's bank account. */
  recipient_codes: Readonly<Record<VendorKey, string>>
}

/** All seeded documents, as data. */
export type World = {
  stores: Store[]
  products: Product[]
  told: Told[]
  invoice_counters: InvoiceCounter[]
  reviews: Review[]
  wallets: WalletDocuments[]
}

const VENDOR_KEYS = Object.keys(VENDORS) as VendorKey[]

const byName = <T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return groups
}

const storeSnapshot = ({ vendor }: Store): Transaction['product_details']['vendor_details'] => {
  const { name, address, city, state, country } = vendor
  return { name, address, city, state, country }
}

/** A product's counters after all seeded sales. */
const afterSales = (row: CatalogueProduct, product: Product, told: readonly Told[]): Product => {
  const moves = told.flatMap(({ made }) => made.flatMap(({ decision }) => decision.stock ?? []))
  const sold_items = moves.reduce((sum, move) => sum + move.sold, 0)
  return {
    ...product,
    available_items: row.available_items,
    reserved_items: moves.reduce((sum, move) => sum + move.reserved, 0),
    sold_items,
    sales_count: sold_items,
  }
}

const rated = <T extends Rating>(item: T, reviews: readonly Review[]): T => {
  const before: Rating = { rating: item.rating, rating_count: item.rating_count }
  return { ...item, ...reviews.reduce((so_far, { rating }) => withRating(so_far, rating), before) }
}

const toSell = (stories: readonly Scenario[]) =>
  stories.reduce((sum, { quantity }) => sum + quantity, 0)

type Shelf = { row: CatalogueProduct; product: Product; told: Told[] }

const shelves = (stores: ReadonlyMap<string, Store>, given: Given): Shelf[] => {
  const stories = byName(allStories(), ({ product }) => product)
  return CATALOGUE.map((row) => {
    const store = stores.get(vendorUid(row.vendor))
    if (!store) throw new Error(`${row.name} is of no store`)
    const own = stories.get(row.name) ?? []
    const product = productDocument(row, store.vendor, { ...given, to_sell: toSell(own) })
    const told = own.map((scenario) => {
      const person = PEOPLE[scenario.buyer]
      if (!person) throw new Error(`${scenario.key}: nobody buys`)
      const buyer = { ...person, uid: personUid(scenario.buyer) }
      const { seeded_at } = given
      return playScenario(scenario, { product, store: storeSnapshot(store), buyer, seeded_at })
    })
    return { row, product, told }
  })
}

const isSale = ({ transaction }: Told) => transaction.status.status === 'completed'

/** Pure: the same input gives the same documents. */
export const makeWorld = (given: Given): World => {
  const opened = VENDOR_KEYS.map((key) =>
    storeDocuments(key, {
      seeded_at: given.seeded_at,
      logo: given.logos[key],
      recipient_code: given.recipient_codes[key],
    }),
  )
  const shelved = shelves(new Map(opened.map((store) => [store.vendor.vendor_id, store])), given)
  const { told, counters } = numberInvoices(shelved.flatMap((shelf) => shelf.told))
  for (const { transaction } of told) transactionSchema.parse(transaction)
  const reviews = told.flatMap((one) => reviewDocument(one) ?? [])
  const products = shelved.map(({ row, product, told: own }) =>
    rated(
      afterSales(row, product, own),
      reviews.filter(({ product_id }) => product_id === product.id),
    ),
  )
  const stores = opened.map((store) => {
    const isTheirs = (item: { vendor_id: string }) => item.vendor_id === store.vendor.vendor_id
    const vendor = rated(store.vendor, reviews.filter(isTheirs))
    const sales = told.filter(({ transaction }) => isTheirs(transaction)).filter(isSale)
    const product_count = products.filter(isTheirs).length
    return { ...store, vendor: { ...vendor, product_count, sales_count: sales.length } }
  })
  const wallets = stores.map((store) => walletDocuments(store, told, given.seeded_at))
  return { stores, products, told, invoice_counters: counters, reviews, wallets }
}
