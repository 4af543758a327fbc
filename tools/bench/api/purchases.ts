import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { Instance } from '../../../tests/support/load/instance'
import type { Person } from '../../../tests/support/people'
import {
  DELIVERY,
  type PurchaseResponse,
  type TestApi,
  totalOf,
} from '../../../tests/support/test-api'
import { resendWebhook } from '../../paystack-simulator/webhooks'
import { type Figure, figure, percentile } from '../figure'

const CLIENTS = 20
const VENDORS = 4
/** A buyer may buy twenty times an hour. */
const ROUNDS = { warm: 2, measured: 12 }
const CHECK_MS = 2

/** A client: buys once and pays; resolves when the payment's webhook was handled. */
type Buy = () => Promise<void>

/** Pays at the provider and sends its webhook, beside those of other payments. */
const payAndNotify = async ({ simulator, pay }: TestApi, transaction: Transaction) => {
  const { world } = simulator
  // The policy holds events: by itself the simulator sends them one after the other.
  pay(transaction)
  const held = world.state.webhooks.at(-1)
  if (!held) throw new Error('The payment has no event.')
  const [sent] = resendWebhook(world, held, {})
  while (sent?.status === 'waiting') await pause(CHECK_MS)
  if (sent?.status !== 'delivered') throw new Error(`A webhook was ${sent?.status}.`)
}

const makeClient = async (api: TestApi, { origin }: Instance, vendor: Person): Promise<Buy> => {
  const buyer = await api.buyer()
  const product = await api.product(vendor, { available_items: 10_000 })
  const order = { product_id: product.id, quantity: 1, delivery: DELIVERY }
  const body = JSON.stringify({ ...order, expected_total_minor: totalOf(product) })
  let bought = 0
  return async () => {
    bought += 1
    const response = await fetch(`${origin}/api/v1/transactions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        'idempotency-key': `bench-${buyer.uid}-${bought}`,
      },
      body,
    })
    if (response.status !== 200) throw new Error(`Buying: ${await response.text()}`)
    const { data } = (await response.json()) as { data: PurchaseResponse }
    await payAndNotify(api, data.transaction)
  }
}

/** Every client buys so often, one purchase after the other; how long each purchase took. */
const buyAll = async (clients: readonly Buy[], rounds: number): Promise<number[]> => {
  const took_ms: number[] = []
  const run = async (buy: Buy) => {
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      await buy()
      took_ms.push(performance.now() - began)
    }
  }
  await Promise.all(clients.map(run))
  return took_ms
}

const countHeld = async (): Promise<number> => {
  const held = collectionOf<Transaction>(COLLECTIONS.transactions)
    .where('status.status', '==', 'in_escrow')
    .count()
  return (await held.get()).data().count
}

/** Purchases from checkout until the money is held, over HTTP. */
export const purchaseFigures = async (api: TestApi, instance: Instance): Promise<Figure[]> => {
  const { settings, state } = api.simulator.world
  settings.webhookUrl = settings.webhookUrl?.replace(api.origin, instance.origin) ?? null
  state.webhook_policy.is_holding = true
  const vendors = await Promise.all(Array.from({ length: VENDORS }, () => api.vendor()))
  const clients: Buy[] = []
  for (let round = 0; round < CLIENTS / VENDORS; round += 1) {
    for (const vendor of vendors) clients.push(await makeClient(api, instance, vendor))
  }
  await buyAll(clients, ROUNDS.warm)
  const began = performance.now()
  const took_ms = await buyAll(clients, ROUNDS.measured)
  const per_second = took_ms.length / ((performance.now() - began) / 1_000)
  const bought = CLIENTS * (ROUNDS.warm + ROUNDS.measured)
  const held = await countHeld()
  if (held !== bought) throw new Error(`${held} of ${bought} purchases are held.`)
  const what = `purchases until the money is held, ${CLIENTS} clients, ${VENDORS} stores`
  return [
    figure(12, what, [per_second, '/s'], { least: 12 }),
    figure(12, `${what}, p50`, [percentile(took_ms, 50), 'ms']),
    figure(12, `${what}, p95`, [percentile(took_ms, 95), 'ms']),
  ]
}
