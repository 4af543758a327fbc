import type { Product } from '../../functions/src/contract/entities/catalog/product'
import type { ProductStock } from '../../functions/src/contract/entities/catalog/product-stock'
import type { DeliveryProfile } from '../../functions/src/contract/entities/delivery/delivery'
import type { Review } from '../../functions/src/contract/entities/orders/review'
import { transactionSchema } from '../../functions/src/contract/entities/orders/transaction'
import { beginsHolding } from '../../functions/src/contract/escrow/holding'
import { sumOf } from '../../functions/src/contract/sum-of'
import type { InvoiceCounter } from '../../functions/src/db/money/invoice-counters'
import type { Store } from '../../functions/src/db/people/vendors'
import { groupBy } from '../../functions/src/domain/money/ledger/invariant'
import { type Rating, withRating } from '../../functions/src/domain/orders/review/rating'
import { PEOPLE } from './catalogue/people'
import { CATALOGUE } from './catalogue/products'
import { VENDOR_KEYS } from './catalogue/vendors'
import { deliveryProfiles, type Given, storeDocuments } from './documents/people-documents'
import { productDocument } from './documents/product-documents'
import { reviewDocument } from './documents/purchase-documents'
import { afterSales } from './documents/variant-documents'
import { type WalletDocuments, walletDocuments } from './documents/wallet-documents'
import { personUid, vendorUid } from './people/accounts'
import { type Fixtures, type PlayedOrder, playScenario } from './scenarios/play-scenario'
import { RETURNS } from './scenarios/returns'
import { quietSales, reviewedSales } from './scenarios/sales'
import { SCENARIOS } from './scenarios/scenario'

const soldAt = ({ made }: PlayedOrder): number | undefined =>
  made.find(({ decision }) => beginsHolding(decision.event))?.now

/**
 * Gives every paid sale its store's next invoice number, by time of payment, and returns each
 * store's counter.
 */
const numberInvoices = (
  played: readonly PlayedOrder[],
): { played: PlayedOrder[]; counters: InvoiceCounter[] } => {
  const sold = played
    .filter((one) => soldAt(one) !== undefined)
    .sort((a, b) => (soldAt(a) ?? 0) - (soldAt(b) ?? 0))
  const byVendor = groupBy(sold, ({ transaction }) => transaction.vendor_id)
  return {
    played: played.map((one) => {
      const index = byVendor.get(one.transaction.vendor_id)?.indexOf(one) ?? -1
      const invoice_number = index < 0 ? null : index + 1
      return { ...one, transaction: { ...one.transaction, invoice_number } }
    }),
    counters: [...byVendor].map(([vendor_id, own]) => ({ vendor_id, last: own.length })),
  }
}

const ALL_SALES = [...SCENARIOS, ...RETURNS, ...reviewedSales(), ...quietSales()]

/** All seeded documents, as data. */
export type DemoData = {
  stores: Store[]
  /** By vendor; the other stores have none. */
  delivery_profiles: ReadonlyMap<string, DeliveryProfile>
  products: Product[]
  stocks: ProductStock[]
  played: PlayedOrder[]
  invoice_counters: InvoiceCounter[]
  reviews: Review[]
  wallets: WalletDocuments[]
}

const rated = <T extends Rating>(item: T, reviews: readonly Review[]): T => {
  const before: Rating = { rating: item.rating, rating_count: item.rating_count }
  return { ...item, ...reviews.reduce((so_far, { rating }) => withRating(so_far, rating), before) }
}

/** The products before their first sale, with enough stock for all of them. */
const unsoldProducts = (stores: readonly Store[], given: Given): Product[] => {
  const lines = ALL_SALES.flatMap(({ orders }) => orders.flatMap((order) => order.lines))
  const byProduct = groupBy(lines, ({ product }) => product)
  const byVendorId = new Map(stores.map(({ vendor }) => [vendor.vendor_id, vendor]))
  return CATALOGUE.map((row) => {
    const vendor = byVendorId.get(vendorUid(row.vendor))
    if (!vendor) throw new Error(`${row.name} is of no store`)
    const to_sell = sumOf((byProduct.get(row.name) ?? []).map(({ quantity }) => quantity))
    return productDocument(row, vendor, { ...given, to_sell })
  })
}

const playSales = (fixtures: Omit<Fixtures, 'buyer'>): PlayedOrder[] =>
  ALL_SALES.flatMap((scenario) => {
    const person = PEOPLE[scenario.buyer]
    if (!person) throw new Error(`${scenario.key}: nobody buys`)
    return playScenario(scenario, {
      ...fixtures,
      buyer: { ...person, uid: personUid(scenario.buyer) },
    })
  })

/** Pure: the same input gives the same documents. */
export const makeDemoData = (given: Given): DemoData => {
  const opened = VENDOR_KEYS.map((key) => storeDocuments(key, given))
  const delivery_profiles = deliveryProfiles(given.seeded_at)
  const unsold = unsoldProducts(opened, given)
  const sales = playSales({
    products: new Map(unsold.map((product) => [product.name, product])),
    stores: new Map(
      opened.map(({ vendor: { vendor_id, name, address, city, state, country } }) => [
        vendor_id,
        { name, address, city, state, country },
      ]),
    ),
    return_policies: new Map(
      opened.flatMap(({ vendor: { vendor_id, return_policy } }) =>
        return_policy ? [[vendor_id, return_policy] as const] : [],
      ),
    ),
    profiles: delivery_profiles,
    parcels: given.parcels,
    seeded_at: given.seeded_at,
  })
  const { played, counters } = numberInvoices(sales)
  for (const { transaction } of played) transactionSchema.parse(transaction)
  const reviews = played.flatMap((one) => reviewDocument(one) ?? [])
  const moves = groupBy(
    played.flatMap(({ made }) => made.flatMap(({ decision }) => decision.stock)),
    ({ product_id }) => product_id,
  )
  const sold = CATALOGUE.map((row, index) => {
    const product = unsold[index]
    if (!product) throw new Error(`${row.name} is missing`)
    return afterSales(product, row.available_items, moves.get(product.id) ?? [])
  })
  const products = sold.map(({ product }) =>
    rated(
      product,
      reviews.filter(({ product_id }) => product_id === product.id),
    ),
  )
  const stores = opened.map((store) => {
    const isTheirs = (item: { vendor_id: string }) => item.vendor_id === store.vendor.vendor_id
    const vendor = rated(store.vendor, reviews.filter(isTheirs))
    const completed = played.filter(
      ({ transaction }) => isTheirs(transaction) && transaction.status.status === 'completed',
    )
    const product_count = products.filter(isTheirs).length
    return { ...store, vendor: { ...vendor, product_count, sales_count: completed.length } }
  })
  const wallets = stores.map((store) => walletDocuments(store, played, given.seeded_at))
  return {
    stores,
    delivery_profiles,
    products,
    stocks: sold.map(({ stock }) => stock),
    played,
    invoice_counters: counters,
    reviews,
    wallets,
  }
}
