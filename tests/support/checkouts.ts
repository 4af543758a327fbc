import type { CheckoutChange } from '../../functions/src/contract/api/orders/checkouts'
import type { Product } from '../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { escrowFeesOf } from '../../functions/src/contract/escrow/checkout-fees'
import { MINUTE_MS } from '../../functions/src/contract/time'
import { brokenRules } from '../../functions/src/domain/money/ledger/invariants'
import { loadAuditState } from '../../tools/reconcile/audit-state'
import { balanceFinding, providerFindings } from '../../tools/reconcile/provider-invariant'
import type { Person } from './people'
import { DELIVERY, openTestApi, type TestApi } from './test-api'

export type CartLine = { product: Product; quantity?: number; seen_price_minor?: number }

export type CheckoutResponse = {
  reference: string
  amount_minor: number
  transactions: Transaction[]
  authorization_url: string
  changes: CheckoutChange[]
}

/** What a cart costs whose stores include delivery. */
export const cartTotal = (lines: readonly CartLine[]): number => {
  const bases = new Map<string, number>()
  for (const { product, quantity = 1 } of lines) {
    const { vendor_id, price } = product
    bases.set(vendor_id, (bases.get(vendor_id) ?? 0) + price * quantity)
  }
  const parts = [...bases].map(([vendor_id, base_minor]) => ({ vendor_id, base_minor }))
  const fees = escrowFeesOf(parts)
  return parts.reduce((sum, { base_minor }, index) => sum + base_minor + (fees[index] ?? 0), 0)
}

let keys = 0

/** Requests a checkout, with a new idempotency key unless one is given. */
export const tryCheckout = (
  testApi: TestApi,
  buyer: Person,
  lines: readonly CartLine[],
  more: Record<string, unknown> = {},
  key?: string,
) => {
  keys += 1
  return testApi.call<CheckoutResponse>('POST', '/checkouts', {
    as: buyer,
    body: {
      lines: lines.map(({ product, quantity = 1, seen_price_minor }) => ({
        product_id: product.id,
        quantity,
        ...(seen_price_minor === undefined ? {} : { seen_price_minor }),
      })),
      delivery: DELIVERY,
      channel: 'bank_transfer',
      expected_total_minor: cartTotal(lines),
      ...more,
    },
    headers: { 'idempotency-key': key ?? `checkout-${process.pid}-${keys}` },
  })
}

/** Opens a checkout, whatever the buyer's limits say. */
export const openCheckout = async (
  testApi: TestApi,
  buyer: Person,
  lines: readonly CartLine[],
  more: Record<string, unknown> = {},
): Promise<CheckoutResponse> => {
  await testApi.forgetLimit(buyer)
  const response = await tryCheckout(testApi, buyer, lines, more)
  if (response.status !== 200) throw new Error(response.text)
  return response.data
}

/** A checkout whose money is in escrow: the transactions in the order of the lines' stores. */
export const paidCheckout = async (
  testApi: TestApi,
  buyer: Person,
  lines: readonly CartLine[],
): Promise<Transaction[]> => {
  const { transactions } = await openCheckout(testApi, buyer, lines)
  const [first] = transactions
  if (!first) throw new Error('no order')
  testApi.pay(first, { is_silent: true, channel: 'bank_transfer' })
  return (await testApi.verify(buyer, first)).data.transactions
}

/** Everything that breaks an invariant or differs from the provider's records. */
export const allProblems = async (testApi: TestApi) => {
  const audit = await loadAuditState()
  const { findings } = await providerFindings(testApi.deps.payments, audit)
  const differences = await balanceFinding(testApi.deps.payments, audit)
  return [...brokenRules(audit), ...findings, ...differences]
}

/** A test API with three stores. */
export const openStores = async () => {
  const testApi = await openTestApi()
  const vendors = await Promise.all([
    testApi.vendor('0123456781'),
    testApi.vendor('0123456782'),
    testApi.vendor('0123456783'),
  ])
  return { testApi, vendors }
}
export type Stores = Awaited<ReturnType<typeof openStores>>

/** One product of each store, at prices that leave a kobo to share. */
export const cartOf = (
  { testApi, vendors }: Stores,
  prices = [1_000_100, 333_333, 77_777],
): Promise<CartLine[]> =>
  Promise.all(
    prices.map(async (price, index) => ({
      product: await testApi.product(vendors[index] ?? vendors[0], { price }),
    })),
  )

/** Available, reserved and sold units. */
export const countsOf = async (testApi: TestApi, { product }: CartLine) => {
  const { available_items, reserved_items, sold_items } = await testApi.readProduct(product)
  return [available_items, reserved_items, sold_items]
}

/** What the payment simulator was asked to give back of an order's payment. */
export const refundsOf = (testApi: TestApi, { payment }: Transaction) =>
  [...testApi.simulator.world.state.refunds.values()].filter(
    ({ charge_reference }) => charge_reference === payment.reference,
  )

/** Sends what is due, and what is tried again within the next minutes. */
export const drainLater = async (testApi: TestApi): Promise<void> => {
  for (let round = 0; round < 4; round += 1) {
    testApi.passTime(2 * MINUTE_MS)
    await testApi.drain()
  }
}

/** Sends what is due, and what is tried again within the next twenty minutes. */
export const drainRetries = async (testApi: TestApi): Promise<void> => {
  for (let round = 0; round < 2; round += 1) {
    await testApi.drain()
    testApi.passTime(10 * MINUTE_MS)
  }
  await testApi.drain()
}

export const three = (orders: readonly Transaction[]): [Transaction, Transaction, Transaction] => {
  const [a, b, c] = orders
  if (!a || !b || !c) throw new Error('not three orders')
  return [a, b, c]
}
