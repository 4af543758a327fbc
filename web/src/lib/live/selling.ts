import { salesEndpoints } from '@contract/api/money/sales'
import { MAX_PER_PAGE } from '@contract/api/page-size'
import { ownStoreEndpoints } from '@contract/api/people/own-store'
import {
  type PRODUCT_STATUSES,
  type Product,
  productSchema,
} from '@contract/entities/catalog/product'
import { MAX_WAITING } from '@contract/entities/money/sales'
import {
  type Payout,
  payoutSchema,
  type Wallet,
  type WalletEntry,
  walletEntrySchema,
  walletSchema,
} from '@contract/entities/money/wallet'
import {
  type OfferSettings,
  offerSettingsId,
  offerSettingsSchema,
} from '@contract/entities/orders/offer'
import { type Review, reviewSchema } from '@contract/entities/orders/review'
import { type Transaction, transactionSchema } from '@contract/entities/orders/transaction'
import { type Vendor, vendorSchema } from '@contract/entities/people/vendor'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { vendorProducts, vendorReviews } from '@contract/queries/catalog/products'
import { payouts, walletEntries } from '@contract/queries/money/money'
import { waitingSales } from '@contract/queries/orders/transactions'
import { bind } from '@contract/queries/query'
import { call } from '../api/api-client'
import { dedupeRequest, type Live, useLiveDocument, useLiveList } from './use-live'

/** The vendor's own products of one status or of all, last updated first. */
export const useLiveVendorProducts = (
  status: (typeof PRODUCT_STATUSES)[number] | 'all' = 'all',
  most = 100,
): Live<Product[]> =>
  useLiveList(
    productSchema,
    (vendor_id) => {
      const statuses = status === 'all' ? undefined : [status]
      return bind(vendorProducts, { vendor_id, statuses }, most)
    },
    async (signal) => {
      const query = { limit: Math.min(most, MAX_PER_PAGE), ...(status === 'all' ? {} : { status }) }
      return (await call(ownStoreEndpoints.products, { query, signal })).items
    },
  )

/** Reviews of the vendor's products, newest first. */
export const useLiveVendorReviews = (most = 50): Live<Review[]> =>
  useLiveList(reviewSchema, (vendor_id) => bind(vendorReviews, { vendor_id }, most))

/** Sales that wait for an action by the vendor, most urgent first. */
export const useLiveWaitingSales = (): Live<Transaction[]> =>
  useLiveList(
    transactionSchema,
    (uid) => bind(waitingSales, { uid }, MAX_WAITING),
    (signal) => call(salesEndpoints.waiting, { signal }),
  )

/** The most entries that the wallet page shows at first. */
const INITIAL_LINES = 10

/** One response has entries and payouts. With 0 lines, the balances alone cost one read. */
const fetchWallet = (lines: number) =>
  dedupeRequest(['wallet', lines], () => call(ownStoreEndpoints.wallet, { query: { lines } }))

/** The vendor's own store, of which others see the same. */
export const useLiveOwnVendor = (): Live<Vendor | null> =>
  useLiveDocument(
    vendorSchema,
    (uid) => [COLLECTIONS.vendors, uid],
    async () => (await call(ownStoreEndpoints.store)).vendor,
  )

/** How a product of the vendor's takes offers, which nobody else reads; null if it takes none. */
export const useLiveOfferSettings = (product_id: string | undefined): Live<OfferSettings | null> =>
  useLiveDocument(
    offerSettingsSchema,
    product_id === undefined
      ? null
      : (uid) => [COLLECTIONS.vendors, uid, SUBCOLLECTIONS.private, offerSettingsId(product_id)],
  )

/** The vendor's balances; null data before the first release of money. */
export const useLiveWallet = (): Live<Wallet | null> =>
  useLiveDocument(
    walletSchema,
    (uid) => [COLLECTIONS.wallets, uid],
    async () => (await fetchWallet(0)).wallet,
  )

/** The vendor's wallet entries, newest first. */
export const useLiveWalletEntries = (most = 20): Live<WalletEntry[]> =>
  useLiveList(
    walletEntrySchema,
    (vendor_id) => bind(walletEntries, { vendor_id }, most),
    async () => (await fetchWallet(INITIAL_LINES)).entries.slice(0, most),
  )

/** The vendor's payouts, newest first. */
export const useLivePayouts = (most = 20): Live<Payout[]> =>
  useLiveList(
    payoutSchema,
    (vendor_id) => bind(payouts, { vendor_id }, most),
    async () => (await fetchWallet(INITIAL_LINES)).payouts.slice(0, most),
  )
