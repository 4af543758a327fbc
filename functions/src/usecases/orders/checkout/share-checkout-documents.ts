import type { Vendor } from '../../../contract/entities/people/vendor'
import { heldUntil } from '../../../contract/escrow/actions'
import { type ReadStock, takeUnits } from '../../../db/catalog/stock'
import type { SharedDocuments } from '../../../db/commit'
import type { Batch, Versioned } from '../../../db/firestore'
import { saveTaken } from '../../../db/orders/decisions'
import { type KnownUnpaid, saveUnpaidOrders } from '../../../db/orders/unpaid-orders'
import { changeVendor } from '../../../db/people/vendors'
import type { Decision } from '../../../domain/orders/transaction/decision'
import type { UnpaidOrders } from '../../../domain/orders/transaction/unpaid-orders'
import type { LoadedStore } from './load-stores'

/** What is counted of an order at its store. */
export type StoreChange = Pick<Vendor, 'trial' | 'last_ones'>

/** What a checkout takes: units, room of stores with limits, and one of the buyer's unpaid orders. */
type Taken = {
  decisions: readonly Decision[]
  stores: readonly LoadedStore<unknown>[]
  vendors: readonly { vendor: Versioned<Vendor>; change: StoreChange }[]
  buyer_id: string
  unpaid: UnpaidOrders
  stored: Versioned<UnpaidOrders> | undefined
}

/** Stock, limited stores and unpaid orders that the checkouts of one commit change in turn. */
export type CheckoutDocuments = SharedDocuments & {
  /** The stores as the checkouts before left them. */
  storesOf: <L>(stores: readonly LoadedStore<L>[]) => LoadedStore<L>[]
  unpaidOf: (buyer_id: string, read: KnownUnpaid) => KnownUnpaid
  take: (taken: Taken, now: number) => void
}

export const shareCheckoutDocuments = (): CheckoutDocuments => {
  const stocks = new Map<string, ReadStock>()
  const vendors = new Map<string, Versioned<Vendor>>()
  const unpaid_orders = new Map<string, KnownUnpaid>()
  return {
    storesOf: (stores) =>
      stores.map((store) => {
        const read_vendor = vendors.get(store.vendor_id) ?? store.read_vendor
        const lines = store.lines.map((line) => {
          const read = stocks.get(line.product.id) ?? line.read
          return { ...line, stock: read.stock, read }
        })
        return { ...store, vendor: read_vendor?.data, read_vendor, lines }
      }),
    unpaidOf: (buyer_id, read) => unpaid_orders.get(buyer_id) ?? read,
    take: ({ decisions, stores, vendors: changed, buyer_id, unpaid, stored }, now) => {
      const read = stores.flatMap(({ lines }) => lines.map((line) => line.read))
      const taken = decisions.flatMap(({ transaction, stock }) =>
        takeUnits(stock, { stocks: read, held_until: heldUntil(transaction) }, now),
      )
      for (const one of taken) stocks.set(one.stock.product_id, one)
      for (const { vendor, change } of changed) {
        vendors.set(vendor.data.vendor_id, { ...vendor, data: { ...vendor.data, ...change } })
      }
      unpaid_orders.set(buyer_id, { unpaid, stored })
    },
    // Checkouts of other goods of the same store count against it too.
    contends: () => [...vendors.keys()].toSorted()[0],
    save: (batch: Batch) => {
      for (const taken of stocks.values()) saveTaken(batch, taken)
      for (const vendor of vendors.values()) {
        const { trial, last_ones } = vendor.data
        changeVendor(batch, vendor, { ...(trial && { trial }), ...(last_ones && { last_ones }) })
      }
      for (const [buyer_id, { unpaid, stored }] of unpaid_orders) {
        saveUnpaidOrders(batch, buyer_id, unpaid, stored)
      }
    },
  }
}
