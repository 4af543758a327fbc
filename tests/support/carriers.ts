import type { Product } from '../../functions/src/contract/entities/catalog/product'
import type { CarrierCharge } from '../../functions/src/contract/entities/delivery/carrier-charge'
import type {
  DeliveryProfile,
  DeliveryQuote,
} from '../../functions/src/contract/entities/delivery/delivery'
import { accounts } from '../../functions/src/contract/entities/money/ledger'
import type { WalletEntry } from '../../functions/src/contract/entities/money/wallet'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { escrowFeeOf } from '../../functions/src/contract/escrow/fee'
import { lagosDayOf } from '../../functions/src/contract/lagos-day'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS } from '../../functions/src/contract/time'
import { collectionOf } from '../../functions/src/db/firestore'
import { readChain } from '../../functions/src/db/money/ledger'
import { balanceOf } from '../../functions/src/domain/money/ledger/balance'
import { createShipbubble } from '../../functions/src/providers/shipbubble/shipbubble'
import { addCharge, write } from '../../tools/shipbubble-simulator/shipments'
import { createSimulator } from '../../tools/shipbubble-simulator/simulator'
import type { Failure, Status } from '../../tools/shipbubble-simulator/world'
import type { Person } from './people'
import { openTestApi } from './test-api'

export const CARRIERS_KEY = 'sb_sandbox_simulator'
/** 1.2 kg within a state by Fez Delivery, with VAT. */
export const CARRIER_FEE = 273_050

/** The API with a simulator of carriers, and a store that works with them alone. */
export const openCarrierApi = async () => {
  let now = Date.now
  const simulator = createSimulator({
    secretKey: CARRIERS_KEY,
    webhookUrl: null,
    now: () => now(),
  })
  const baseUrl = await simulator.listen()
  const testApi = await openTestApi({}, (clock) => {
    now = clock
    const options = { baseUrl, apiKey: CARRIERS_KEY, timeoutMs: 2_000 }
    return { carriers: createShipbubble(options, clock) }
  })
  const vendor = await testApi.vendor()
  let version = 0

  const saveProfile = async (change: Partial<DeliveryProfile>) => {
    const body = {
      origin: { state: 'Lagos', city: 'Lagos Island' },
      working_days: [1, 2, 3, 4, 5, 6, 7],
      cutoff_hour: 16,
      handling_days: 2,
      methods: ['carrier'],
      rates: [],
      free_from_minor: null,
      version,
      ...change,
    }
    const saved = await testApi.call('PUT', '/vendors/delivery-profile', { as: vendor, body })
    if (saved.status !== 200) throw new Error(saved.text)
    version += 1
  }
  await saveProfile({})

  /** Ten pieces of a known weight. */
  const newProduct = (change: Partial<Product> = {}) =>
    testApi.product(vendor, { weight_grams: 1_200, ...change })
  const quoteOf = async (product: Product, as: Person) => {
    const place = { state: 'Lagos', city: 'Eti-Osa' }
    const body = { product_id: product.id, quantity: 1, place }
    const path = '/delivery/quote'
    return (await testApi.call<{ quote: DeliveryQuote }>('POST', path, { as, body })).data.quote
  }
  const byCarrier = ({ price }: Product) => ({
    delivery_method: 'carrier',
    expected_total_minor: price + CARRIER_FEE + escrowFeeOf(price + CARRIER_FEE),
  })
  const paid = async (buyer: Person, product: Product): Promise<Transaction> => {
    await quoteOf(product, buyer)
    return testApi.paid(buyer, product, byCarrier(product))
  }
  const confirmed = async (buyer: Person, product: Product) =>
    testApi.done(vendor, await paid(buyer, product), 'confirm')
  const book = (order: Transaction, pickup_day = lagosDayOf(testApi.clock() + DAY_MS)) =>
    testApi.act(vendor, order, 'book', { pickup_day })
  const booked = async (buyer: Person, product: Product): Promise<Transaction> => {
    const response = await book(await confirmed(buyer, product))
    if (response.status !== 200) throw new Error(response.text)
    return response.data.transaction
  }
  const parcelsOf = ({ invoice_id }: Transaction) =>
    [...simulator.world.state.shipments.values()].filter(
      ({ request }) => request.items[0]?.description === invoice_id,
    )
  /** Has the carrier take more for the order's parcel, in minor units. */
  const charge = (order: Transaction, amount_minor: number) => {
    const parcel = parcelsOf(order).at(-1)
    if (!parcel) throw new Error('no parcel')
    addCharge(simulator.world, parcel, amount_minor / 100)
  }
  /** Runs the jobs when the next look at each parcel is due. */
  const poll = async () => {
    testApi.passTime(31 * MINUTE_MS)
    await testApi.runDueJobs()
  }
  /** A booked order whose carrier took more since. */
  const charged = async (buyer: Person, product: Product, more_minor: number) => {
    const order = await booked(buyer, product)
    charge(order, more_minor)
    await poll()
    return order
  }
  const chargesOf = ({ id }: Transaction, as = vendor) => {
    const path = `/transactions/${id}/carrier-charges`
    return testApi.call<{ charges: CarrierCharge[] }>('GET', path, { as })
  }
  /** The lines of an order's later charges in the vendor's wallet. */
  const adjustmentsOf = async ({ id }: Transaction): Promise<WalletEntry[]> => {
    const path = `${COLLECTIONS.wallets}/${vendor.uid}/${SUBCOLLECTIONS.entries}`
    const { docs } = await collectionOf<WalletEntry>(path).where('transaction_id', '==', id).get()
    return docs.map((one) => one.data()).filter(({ kind }) => kind === 'carrier_adjustment')
  }

  return {
    testApi,
    simulator,
    vendor,
    saveProfile,
    newProduct,
    quoteOf,
    byCarrier,
    paid,
    confirmed,
    book,
    booked,
    parcelsOf,
    setStatus: (order: Transaction, status: Status) => {
      const parcel = parcelsOf(order).at(-1)
      if (!parcel) throw new Error('no parcel')
      parcel.status = status
    },
    /** Has the courier write about the order's parcel. */
    write: (order: Transaction, location: string, message: string) => {
      const parcel = parcelsOf(order).at(-1)
      if (!parcel) throw new Error('no parcel')
      write(simulator.world, parcel, location, message)
    },
    charge,
    charged,
    chargesOf,
    adjustmentsOf,
    /** Has the next requests to the carrier fail. */
    fail: (mode: Failure['mode'], change: Partial<Failure> = {}) => {
      const failure = { mode, times: 9, path: '/', method: null, delay_ms: 0, ...change }
      simulator.world.state.failures = [failure]
    },
    recover: () => {
      testApi.failure.at = () => {}
      simulator.world.state.failures = []
      simulator.world.state.wallet = 1_000_000
    },
    poll,
    /** What the carrier was posted for an order. */
    carrierPosted: async ({ id }: Transaction) =>
      balanceOf(await readChain(id), accounts.carrier('shipbubble'), 'NGN'),
    close: async () => {
      await testApi.close()
      await simulator.close()
    },
  }
}
export type CarrierApi = Awaited<ReturnType<typeof openCarrierApi>>
