import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { Deal } from '../../../contract/entities/orders/deal'
import type { StoredOffer } from '../../../contract/entities/orders/offer'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { readProduct } from '../../../db/catalog/products'
import { type ReadStock, readStock } from '../../../db/catalog/stock'
import { loadProfile } from '../../../db/delivery/load-profile'
import type { Versioned } from '../../../db/firestore'
import { readOffer } from '../../../db/orders/offers'
import { readVendor } from '../../../db/people/vendors'
import { plainStock } from '../../../domain/catalog/product/variants'
import type { CarrierOffer } from '../../../domain/delivery/quote-delivery'
import type { StoreSnapshot } from '../../../domain/orders/transaction/open-order'

export type WantedLine = {
  product_id: string
  variant_id?: string | undefined
  quantity: number
  offer_id?: string | undefined
}

/** A line with its product and the stock of its variants. */
export type LoadedLine<L> = {
  asked: L
  product: Product
  stock: ProductStock
  read: ReadStock
  /** The offer that the line names, as it was read. */
  offer?: Versioned<StoredOffer> | undefined
}

/** The lines of one store; `vendor` is undefined if there is no such store. */
export type LoadedStore<L> = {
  vendor_id: string
  vendor: Vendor | undefined
  /** As it was read, to count against its limits. */
  read_vendor: Versioned<Vendor> | undefined
  profile: Awaited<ReturnType<typeof loadProfile>>
  lines: LoadedLine<L>[]
  /** What a carrier takes, if it was asked. */
  carrier_offer?: CarrierOffer | undefined
  /** The deal that its only line is, and whether its seller may be paid for. */
  deal?: { read: Versioned<Deal>; is_payable: boolean }
}

export const storeOf = ({ name, address, city, state, country }: Vendor): StoreSnapshot => ({
  name,
  address,
  city,
  state,
  country,
})

const loadProduct = async (product_id: string) => {
  const [product, stored] = await Promise.all([readProduct(product_id), readStock(product_id)])
  if (!product) return undefined
  const stock = stored?.data ?? plainStock(product.data)
  return { product: product.data, stock, read: { stock, stored } }
}

/** Remembers the vendors of a request, which commits again when another was first. */
export type KnownVendors = Map<string, Versioned<Vendor> | undefined>

/** A store with limits is read again, since other orders count against them. */
export const loadVendor = async (vendor_id: string, known: KnownVendors) => {
  if (!known.has(vendor_id) || known.get(vendor_id)?.data.trial) {
    known.set(vendor_id, await readVendor(vendor_id))
  }
  return known.get(vendor_id)
}

/** A product's copy of its store's rest may be a moment old. */
const withRest = (product: Product, vendor: Vendor | undefined): Product => ({
  ...product,
  store_rest: vendor?.rest ?? null,
})

/**
 * Reads the products of the lines and their stores: two reads for each product, one for each store
 * and for each delivery profile that this instance doesn't know yet, one for each offer. Stores come in the order of the
 * lines.
 */
export const loadStores = async <L extends WantedLine>(
  asked: readonly L[],
  known: KnownVendors = new Map(),
): Promise<{ stores: LoadedStore<L>[]; missing: L[] }> => {
  const product_ids = [...new Set(asked.map(({ product_id }) => product_id))]
  const [products, offers] = await Promise.all([
    Promise.all(product_ids.map(loadProduct)),
    Promise.all(asked.map(({ offer_id }) => (offer_id ? readOffer(offer_id) : undefined))),
  ])
  const found = new Map(product_ids.map((id, index) => [id, products[index]]))
  const lines = asked.flatMap((line, index) => {
    const product = found.get(line.product_id)
    return product ? [{ asked: line, ...product, offer: offers[index] }] : []
  })
  const vendor_ids = [...new Set(lines.map(({ product }) => product.vendor_id))]
  const stores = vendor_ids.map(async (vendor_id) => {
    const read_vendor = await loadVendor(vendor_id, known)
    const vendor = read_vendor?.data
    return {
      vendor_id,
      vendor,
      read_vendor,
      profile: vendor && (await loadProfile(vendor)),
      lines: lines
        .filter(({ product }) => product.vendor_id === vendor_id)
        .map((line) => ({ ...line, product: withRest(line.product, vendor) })),
    }
  })
  const missing = asked.filter(({ product_id }) => !found.get(product_id))
  return { stores: await Promise.all(stores), missing }
}
