import type { Product } from '../../functions/src/contract/entities/product'
import type { Review } from '../../functions/src/contract/entities/review'
import { transactionSchema } from '../../functions/src/contract/entities/transaction'
import type { InvoiceCounter } from '../../functions/src/db/money/invoice-counters'
import type { Store } from '../../functions/src/db/vendors/vendors'
import { groupBy, sumOf } from '../../functions/src/domain/ledger/invariant'
import { type Rating, withRating } from '../../functions/src/domain/review/rating'
import { PEOPLE } from './catalogue/people'
import { CATALOGUE, type CatalogueProduct } from './catalogue/products'
import { VENDOR_KEYS } from './catalogue/vendors'
import { type Given, storeDocuments } from './documents/people-documents'
import { productDocument } from './documents/product-documents'
import { reviewDocument } from './documents/purchase-documents'
import { type WalletDocuments, walletDocuments } from './documents/wallet-documents'
import { personUid, vendorUid } from './people/accounts'
import { type PlayedScenario, playScenario } from './scenarios/play-scenario'
import { quietSales, reviewedSales } from './scenarios/sales'
import { SCENARIOS } from './scenarios/scenario'

const soldAt = ({ made }: PlayedScenario): number | undefined =>
  made.find(
    ({ decision: { event } }) => event.action === 'payment_confirmed' && event.from === 'pending',
  )?.now

/**
 * Gives every paid sale its store's next invoice number, by time of payment, and returns each
 * store's counter.
 */
const numberInvoices = (
  played: readonly PlayedScenario[],
): { played: PlayedScenario[]; counters: InvoiceCounter[] } => {
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

/** All seeded documents, as data. */
export type DemoData = {
  stores: Store[]
  products: Product[]
  played: PlayedScenario[]
  invoice_counters: InvoiceCounter[]
  reviews: Review[]
  wallets: WalletDocuments[]
}

/** A product's counters after all seeded sales. */
const afterSales = (
  row: CatalogueProduct,
  product: Product,
  played: readonly PlayedScenario[],
): Product => {
  const moves = played.flatMap(({ made }) => made.flatMap(({ decision }) => decision.stock ?? []))
  const sold_items = sumOf(moves.map(({ sold }) => sold))
  const reserved_items = sumOf(moves.map(({ reserved }) => reserved))
  const { available_items } = row
  return { ...product, available_items, reserved_items, sold_items, sales_count: sold_items }
}

const rated = <T extends Rating>(item: T, reviews: readonly Review[]): T => {
  const before: Rating = { rating: item.rating, rating_count: item.rating_count }
  return { ...item, ...reviews.reduce((so_far, { rating }) => withRating(so_far, rating), before) }
}

/** Plays the sales of each product. */
const playSales = (stores: ReadonlyMap<string, Store>, given: Given) => {
  const scenarios = [...SCENARIOS, ...reviewedSales(), ...quietSales()]
  const byProduct = groupBy(scenarios, ({ product }) => product)
  return CATALOGUE.map((row) => {
    const store = stores.get(vendorUid(row.vendor))
    if (!store) throw new Error(`${row.name} is of no store`)
    const { name, address, city, state, country } = store.vendor
    const own = byProduct.get(row.name) ?? []
    const to_sell = sumOf(own.map(({ quantity }) => quantity))
    const product = productDocument(row, store.vendor, { ...given, to_sell })
    const played = own.map((scenario) => {
      const person = PEOPLE[scenario.buyer]
      if (!person) throw new Error(`${scenario.key}: nobody buys`)
      return playScenario(scenario, {
        product,
        store: { name, address, city, state, country },
        buyer: { ...person, uid: personUid(scenario.buyer) },
        seeded_at: given.seeded_at,
      })
    })
    return { row, product, played }
  })
}

/** Pure: the same input gives the same documents. */
export const makeDemoData = (given: Given): DemoData => {
  const opened = VENDOR_KEYS.map((key) => storeDocuments(key, given))
  const sales = playSales(new Map(opened.map((store) => [store.vendor.vendor_id, store])), given)
  const { played, counters } = numberInvoices(sales.flatMap((one) => one.played))
  for (const { transaction } of played) transactionSchema.parse(transaction)
  const reviews = played.flatMap((one) => reviewDocument(one) ?? [])
  const products = sales.map(({ row, product, played: own }) =>
    rated(
      afterSales(row, product, own),
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
  return { stores, products, played, invoice_counters: counters, reviews, wallets }
}
