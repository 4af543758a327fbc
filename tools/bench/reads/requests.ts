import { readEvents } from '../../../functions/src/db/orders/transactions'
import { onTransactionEventCreated } from '../../../functions/src/triggers/on-transaction-event-created'
import { type Count, startMeter } from '../../../tests/support/firestore-meter'
import type { Person } from '../../../tests/support/people'
import { openTestApi, shipOrder, type TestApi } from '../../../tests/support/test-api'
import { PURCHASE_TRIGGERS, WHOLE_PURCHASE } from '../cost/model'
import { atMost, type Figure, figure, type PartOptions } from '../figure'
import { startWarmApi, warmSearch, writeProducts } from '../warm-api'
import { idOf } from './fill-screens'

/** `scale` measures larger catalogues. */
const PRODUCTS = 1_000
/** Checkout, webhook, verification, confirm, ship, receive, approve. */
const CALLS_OF_PURCHASE = 7

/** Row 8: the pages of a catalogue that is larger than any page. */
const countPages = async (id: string): Promise<Figure[]> => {
  const api = await startWarmApi({ search: await warmSearch(), caches_responses: true })
  const readsOf = async (path: string): Promise<number> => {
    const meter = startMeter()
    const { status } = await api.call('GET', path).finally(meter.stop)
    // A refusal would be cheaper.
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
    return meter.read().reads
  }
  const page = '/public/products?page=2&category=home_kitchen'
  const [miss, hit] = [await readsOf(page), await readsOf(page)]
  const product = await readsOf(`/public/products/${id}`)
  // An instance reads each version of a store's delivery profile once.
  await readsOf(`/public/products/${id}/delivery?place=Lagos`)
  const [placeMiss, placeHit] = [
    await readsOf(`${page}&place=Lagos`),
    await readsOf(`${page}&place=Lagos`),
  ]
  await api.close()
  const at = `${PRODUCTS} products`
  return [
    figure(8, `marketplace page, cache miss, ${at}`, [miss, 'reads'], atMost(24)),
    figure(8, `marketplace page, cache hit, ${at}`, [hit, 'reads'], atMost(0)),
    figure(8, `marketplace page by place, cache miss, ${at}`, [placeMiss, 'reads'], atMost(24)),
    figure(8, `marketplace page by place, cache hit, ${at}`, [placeHit, 'reads'], atMost(0)),
    figure(8, `product page, ${at}`, [product, 'reads'], atMost(2)),
  ]
}

/** The calls, reads and writes of everything that a purchase causes until it is approved. */
const countPurchase = async (testApi: TestApi, vendor: Person): Promise<Figure[]> => {
  const buyer = await testApi.buyer()
  const product = await testApi.product(vendor)
  const began = startMeter()
  const { data } = await testApi.tryToBuy(buyer, product)
  const { transaction } = data
  testApi.pay(transaction)
  await testApi.simulator.idle()
  await testApi.verify(buyer, transaction)
  await shipOrder(testApi, vendor, transaction)
  await testApi.done(buyer, transaction, 'receive')
  await testApi.done(buyer, transaction, 'approve')
  began.stop()
  const events = await readEvents(transaction.id)
  const meter = startMeter()
  for (const { id } of events) {
    await onTransactionEventCreated(testApi.deps, { id: transaction.id, event_id: id })
  }
  meter.stop()
  const figuresOf = (what: string, calls: number, { reads, writes }: Count) => [
    figure(9, what, [calls, 'calls']),
    figure(9, what, [reads, 'reads']),
    figure(9, what, [writes, 'writes']),
  ]
  return [
    ...figuresOf(WHOLE_PURCHASE, CALLS_OF_PURCHASE, began.read()),
    ...figuresOf(PURCHASE_TRIGGERS, events.length, meter.read()),
  ]
}

const saveDeliveryRates = async (testApi: TestApi, vendor: Person): Promise<void> => {
  const rate = { method: 'courier', scope: 'everywhere', places: [], fee_minor: 250_000 }
  const { status } = await testApi.call('PUT', '/vendors/delivery-profile', {
    as: vendor,
    body: {
      origin: { state: 'Lagos', city: 'Ikeja' },
      working_days: [1, 2, 3, 4, 5, 6],
      cutoff_hour: 16,
      handling_days: 2,
      methods: ['courier'],
      rates: [{ ...rate, days_min: 1, days_max: 3 }],
      free_from_minor: null,
      version: 0,
    },
  })
  if (status !== 200) throw new Error(`The delivery rates were refused: ${status}.`)
}

export const countRequests = async ({ say }: PartOptions): Promise<Figure[]> => {
  const testApi = await openTestApi()
  const vendor = await testApi.vendor()
  // The first of a while also reads the switches, which an instance caches for 30 s.
  const purchase = await countPurchase(testApi, vendor)
  const sample = await testApi.product(vendor, { delivery_version: 1 })
  await saveDeliveryRates(testApi, vendor)
  say(`  a catalogue of ${PRODUCTS} products`)
  await writeProducts(
    Array.from({ length: PRODUCTS }, (_, number) => {
      const id = idOf('c', number)
      return { ...sample, id, name: `${sample.name} ${number}`, slug: `woven-basket-${id}` }
    }),
  )
  const pages = await countPages(sample.id)
  await testApi.close()
  return [...purchase, ...pages]
}
