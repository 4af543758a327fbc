import { MAX_CHECKOUT_STORES } from '../../../functions/src/contract/entities/money/payment'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { onTransactionEventCreated } from '../../../functions/src/triggers/on-transaction-event-created'
import { tryCheckout } from '../../../tests/support/checkouts'
import { type Count, startMeter } from '../../../tests/support/firestore-meter'
import type { Person } from '../../../tests/support/people'
import { openTestApi, shipOrder, type TestApi } from '../../../tests/support/test-api'
import { PURCHASE_TRIGGERS, WHOLE_PURCHASE } from '../cost/model'
import { atMost, type Figure, figure, type PartOptions } from '../figure'
import { startWarmApi, warmSearch, writeProducts } from '../warm-api'

const SIZES = [1_000, 10_000]
/** Checkout, webhook, verification, confirm, ship, receive, approve. */
const CALLS_OF_PURCHASE = 7

/** The reads and writes of a request, which must succeed, because a refusal is cheaper. */
const costOf = async <T extends { status: number }>(
  work: () => Promise<T>,
): Promise<Count & { response: T }> => {
  const meter = startMeter()
  const response = await work().finally(meter.stop)
  if (response.status !== 200) throw new Error(`A request answered ${response.status}.`)
  return { ...meter.read(), response }
}

/** Row 8 for the smallest catalogue, otherwise row 10, with the catalogue's size in the name. */
const countPages = async (size: number, id: string): Promise<Figure[]> => {
  const api = await startWarmApi({ search: await warmSearch(), caches_responses: true })
  const readsOf = async (path: string) => (await costOf(() => api.call('GET', path))).reads
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
  const row = size === SIZES[0] ? 8 : 10
  const at = `${size} products`
  return [
    figure(row, `marketplace page, cache miss, ${at}`, [miss, 'reads'], atMost(24)),
    figure(row, `marketplace page, cache hit, ${at}`, [hit, 'reads'], atMost(0)),
    figure(row, `marketplace page by place, cache miss, ${at}`, [placeMiss, 'reads'], atMost(24)),
    figure(row, `marketplace page by place, cache hit, ${at}`, [placeHit, 'reads'], atMost(0)),
    figure(row, `product page, ${at}`, [product, 'reads'], atMost(2)),
  ]
}

/** Row 9: the reads and writes of a purchase. */
const countPurchase = async (testApi: TestApi, vendor: Person): Promise<Figure[]> => {
  const buyer = await testApi.buyer()
  const product = await testApi.product(vendor)
  const purchase = await costOf(() => testApi.tryToBuy(buyer, product))
  const { transaction } = purchase.response.data
  testApi.pay(transaction, { is_silent: true })
  await testApi.verify(buyer, transaction)
  const approval = await costOf(() => testApi.act(buyer, transaction, 'approve'))
  const marked = await costOf(() =>
    testApi.call('POST', '/users/notifications/mark-read', { as: buyer, body: {} }),
  )
  return [
    figure(9, 'purchase', [purchase.reads, 'reads'], atMost(5)),
    figure(9, 'purchase', [purchase.writes, 'writes'], atMost(8)),
    figure(9, 'approve', [approval.reads, 'reads'], atMost(3)),
    figure(9, 'approve', [approval.writes, 'writes'], atMost(5)),
    figure(9, 'mark all notifications read', [marked.writes, 'writes'], atMost(1)),
  ]
}

/** Row 9: a checkout of some stores, with as many lines of each. */
const countCheckout = async (
  testApi: TestApi,
  vendors: readonly Person[],
  of_each: number,
): Promise<Figure[]> => {
  const buyer = await testApi.buyer()
  const sold = vendors.flatMap((vendor) => Array.from({ length: of_each }, () => vendor))
  const lines = await Promise.all(
    sold.map(async (vendor) => ({ product: await testApi.product(vendor) })),
  )
  await testApi.forgetLimit(buyer)
  const { reads, writes } = await costOf(() => tryCheckout(testApi, buyer, lines))
  const [v, l] = [vendors.length, lines.length]
  const name = `checkout of ${v} ${v === 1 ? 'store' : 'stores'}, ${l} ${l === 1 ? 'line' : 'lines'}`
  // Each product's stock is a document of its own, so that further lines of a store cost two reads.
  const most = of_each === 1 ? 2 + 2 * v + l : 2 + v + 2 * l
  return [
    figure(9, name, [reads, 'reads'], atMost(most)),
    figure(9, name, [writes, 'writes'], atMost(2 + 4 * v + l)),
  ]
}

const countCheckouts = async (testApi: TestApi): Promise<Figure[]> => {
  const vendors = await Promise.all(
    Array.from({ length: MAX_CHECKOUT_STORES }, () => testApi.vendor()),
  )
  const figures: Figure[] = []
  for (const [stores, of_each] of [
    [1, 1],
    [3, 1],
    [5, 1],
    [2, 2],
  ] as const) {
    figures.push(...(await countCheckout(testApi, vendors.slice(0, stores), of_each)))
  }
  return figures
}

/** The calls, reads and writes of everything that a purchase causes until it is approved. */
const countWholePurchase = async (testApi: TestApi, vendor: Person): Promise<Figure[]> => {
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
  const whole = await countWholePurchase(testApi, vendor)
  const purchase = await countPurchase(testApi, vendor)
  const figures = [...purchase, ...(await countCheckouts(testApi)), ...whole]
  const sample = await testApi.product(vendor, { delivery_version: 1 })
  await saveDeliveryRates(testApi, vendor)
  let written = 0
  for (const size of SIZES) {
    say(`  a catalogue of ${size} products`)
    const copies = Array.from({ length: size - written }, (_, index) => {
      const number = written + index
      const id = `c${String(number).padStart(19, '0')}`
      return { ...sample, id, name: `${sample.name} ${number}`, slug: `woven-basket-${id}` }
    })
    await writeProducts(copies)
    written = size
    figures.push(...(await countPages(size, sample.id)))
  }
  await testApi.close()
  return figures
}
