import type { TransactionResponse } from '../../functions/src/contract/api/orders/transaction-reads'
import type { Product } from '../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import type { BuyerSecret } from '../../functions/src/contract/entities/orders/transaction-parts'
import type { Vendor, VendorPrivate } from '../../functions/src/contract/entities/people/vendor'
import { escrowFeeOf } from '../../functions/src/contract/escrow/fee'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { timestampFromMillis } from '../../functions/src/contract/time'
import { addProduct } from '../../functions/src/db/catalog/products'
import { readStock } from '../../functions/src/db/catalog/stock'
import { collectionOf, firestore } from '../../functions/src/db/firestore'
import { stockFigures } from '../../functions/src/domain/catalog/product/stock-figures'
import { plainStock } from '../../functions/src/domain/catalog/product/variants'
import type { UnpaidOrders } from '../../functions/src/domain/orders/transaction/unpaid-orders'
import type { AppOptions } from '../../functions/src/http/app'
import type { Deps } from '../../functions/src/usecases/deps'
import { completeCharge, type Payment } from '../../tools/paystack-simulator/charges'
import { type Api, type ApiResponse, startApi } from './api-server'
import { auditBooks } from './audit-books'
import { savePostings } from './logs/test-log'
import { type Person, signUp } from './people'
import { runDueJobs } from './run-due-jobs'

const WEBHOOK = '/api/v1/payments/webhook/paystack'

export type PurchaseResponse = TransactionResponse & { authorization_url: string }

export const DELIVERY = {
  recipient_name: 'Ngozi Eze',
  phone: '08031234567',
  address: '12 Adeola Odeku Street',
  city: 'Eti-Osa',
  state: 'Lagos',
}

/** The total that a buyer is asked to pay. */
export const totalOf = ({ price }: Pick<Product, 'price'>, quantity = 1): number =>
  price * quantity + escrowFeeOf(price * quantity)

const idle: NonNullable<Deps['failpoint']> = () => {}

const isAudited = process.env.OJA_DEEP === '1' || process.env.OJA_AUDIT === '1'
let emptied = 0

/** Removes what other test files left, such as due tasks whose simulators are gone. */
export const clearDatabase = async (): Promise<void> => {
  emptied += 1
  const project = process.env.GCLOUD_PROJECT ?? 'demo-oja'
  const path = `emulator/v1/projects/${project}/databases/${firestore().databaseId}/documents`
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${path}`, {
    method: 'DELETE',
  })
  if (!response.ok) throw new Error(`The database could not be cleared: ${response.status}`)
}

/** Starts the API with a movable clock, a payment simulator of its own, and test users. */
export const openTestApi = async (
  app: Partial<AppOptions> = {},
  given: (clock: () => number) => Partial<Deps> = () => ({}),
) => {
  await clearDatabase()
  const opened = emptied
  let offset_ms = 0
  let keys = 0
  const clock = () => Date.now() + offset_ms
  const failure = { at: idle }
  const api: Api = await startApi({
    app: {
      caller_per_minute: 1_000_000,
      address_per_minute: 1_000_000,
      // Test users do in a minute what others do in a year. Rate limits have tests of their own.
      takeFromLimit: async () => {},
      ...app,
    },
    deps: { clock, failpoint: (name) => failure.at(name), ...given(clock) },
  })
  const { world } = api.simulator
  world.now = clock
  world.settings.webhookUrl = `${api.origin}${WEBHOOK}`

  const openStore = async (person: Person, account: string): Promise<void> => {
    const at = timestampFromMillis(clock())
    const path = `${COLLECTIONS.vendors}/${person.uid}/${SUBCOLLECTIONS.private}`
    await collectionOf<Vendor>(COLLECTIONS.vendors)
      .doc(person.uid)
      .set({
        vendor_id: person.uid,
        name: `Store of ${person.name}`,
        slug: person.uid.toLowerCase(),
        logo: '',
        description: 'Things made by hand in Nigeria.',
        address: '4 Broad Street',
        city: 'Lagos Island',
        state: 'Lagos',
        country: 'Nigeria',
        rating: 0,
        rating_count: 0,
        sales_count: 0,
        product_count: 0,
        joined_at: at,
        status: 'active',
      })
    const recipient = await api.deps.payments.createRecipient({
      name: person.name,
      account_number: account,
      bank_code: '058',
    })
    await collectionOf<VendorPrivate>(path)
      .doc('store')
      .set({
        legal_name: person.name,
        phone: '08031234567',
        payout_account: {
          bank_code: '058',
          bank_name: 'GTBank',
          account_number_masked: `******${account.slice(-4)}`,
          account_name: person.name,
          recipient_code: recipient.recipient_code,
          usable_from: at,
        },
        payouts_blocked: false,
        updated_at: at,
      })
  }

  const testApi = {
    ...api,
    clock,
    /** Why the books don't agree with the provider's at the end, if a test sees to that. */
    odd_books: '',
    failure,
    buyer: (name = 'Ngozi Eze') => signUp({ name }),
    vendor: async (account = '0123456789'): Promise<Person> => {
      const person = await signUp({ name: 'Tunde Bello', roles: ['user', 'vendor'] })
      await openStore(person, account)
      return person
    },
    product: async (vendor: Person, given: Partial<Product> = {}): Promise<Product> => {
      const id = api.deps.ids()
      const at = timestampFromMillis(clock())
      const product: Product = {
        id,
        slug: `woven-basket-${id}`,
        name: 'Woven basket',
        price: 1_250_000,
        currency: 'NGN',
        images: [],
        available_items: 10,
        category: 'home_kitchen',
        delivery_states: ['all'],
        rating: 0,
        rating_count: 0,
        vendor_details: { vendor_id: vendor.uid, name: 'Store', logo: '' },
        created_at: at,
        vendor_id: vendor.uid,
        description: 'A basket woven from raffia in Oyo.',
        attributes: {},
        status: 'active',
        vendor_active: true,
        reserved_items: 0,
        sold_items: 0,
        sales_count: 0,
        search_states: ['all'],
        updated_at: at,
        ...given,
      }
      await addProduct({ product, stock: plainStock(product) })
      return product
    },
    /** Requests a purchase, with a new idempotency key unless one is given. */
    tryToBuy: (
      buyer: Person,
      product: Product,
      more: Record<string, unknown> = {},
      key?: string,
    ) => {
      keys += 1
      const quantity = Number.isSafeInteger(more.quantity) ? Number(more.quantity) : 1
      const expected_total_minor = totalOf(product, Math.max(1, quantity))
      return api.call<PurchaseResponse>('POST', '/transactions', {
        as: buyer,
        body: {
          product_id: product.id,
          quantity: 1,
          expected_total_minor,
          delivery: DELIVERY,
          ...more,
        },
        headers: { 'idempotency-key': key ?? `key-${process.pid}-${keys}` },
      })
    },
    /** Resets the buyer's limits as if nothing were unpaid. The limits have tests of their own. */
    forgetLimit: async ({ uid }: Person): Promise<void> => {
      const known = { buyer_id: uid, orders: {}, lapsed: {}, has_completed: true }
      await collectionOf<UnpaidOrders>(COLLECTIONS.unpaidOrders).doc(uid).set(known)
    },
    buy: async (
      buyer: Person,
      product: Product,
      more: Record<string, unknown> = {},
    ): Promise<Transaction> => {
      await testApi.forgetLimit(buyer)
      const response = await testApi.tryToBuy(buyer, product, more)
      if (response.status !== 200) throw new Error(`buying: ${response.text}`)
      return response.data.transaction
    },
    /** Pays at the provider, which then sends its webhook. */
    pay: ({ payment }: Transaction, how: Partial<Payment> = {}): void => {
      const charge = world.state.charges.get(payment.reference)
      if (!charge) throw new Error(`no charge ${payment.reference}`)
      completeCharge(world, charge, { channel: 'card', ...how })
    },
    /** A purchase whose money is in escrow. */
    paid: async (
      buyer: Person,
      product: Product,
      more: Record<string, unknown> = {},
    ): Promise<Transaction> => {
      const transaction = await testApi.buy(buyer, product, more)
      testApi.pay(transaction, { is_silent: true })
      const [held] = (await testApi.verify(buyer, transaction)).data.transactions
      if (!held) throw new Error(`${transaction.id} is not paid`)
      return held
    },
    verify: (buyer: Person, { payment }: Transaction) =>
      api.call<{ state: string; transactions: Transaction[] }>(
        'POST',
        `/payments/${payment.reference}/verify`,
        { as: buyer, body: {} },
      ),
    act: (as: Person, { id }: { id: string }, action: string, body: object = {}) =>
      api.call<TransactionResponse>('POST', `/transactions/${id}/${action}`, { as, body }),
    /** Like `act`, but throws unless the command succeeds. */
    done: async (as: Person, transaction: { id: string }, action: string, body: object = {}) => {
      const response = await testApi.act(as, transaction, action, body)
      if (response.status !== 200) throw new Error(`${action}: ${response.text}`)
      return response.data.transaction
    },
    read: async ({ id }: { id: string }): Promise<Transaction> => {
      const found = await collectionOf<Transaction>(COLLECTIONS.transactions).doc(id).get()
      const data = found.data()
      if (!data) throw new Error(`no transaction ${id}`)
      return data
    },
    /** A product with the figures of its stock as they are now, ahead of the trigger. */
    readProduct: async ({ id }: { id: string }): Promise<Product> => {
      const data = (await collectionOf<Product>(COLLECTIONS.products).doc(id).get()).data()
      if (!data) throw new Error(`no product ${id}`)
      const stock = (await readStock(id))?.data
      return stock ? { ...data, ...stockFigures(data, stock) } : data
    },
    code: async ({ id, buyer_id }: Transaction): Promise<string> => {
      const path = `${COLLECTIONS.transactions}/${id}/${SUBCOLLECTIONS.private}`
      const data = (await collectionOf<BuyerSecret>(path).doc(buyer_id).get()).data()
      if (!data) throw new Error(`no code of ${id}`)
      return data.escrow_code
    },
    passTime: (milliseconds: number): void => {
      offset_ms += milliseconds
    },
    runDueJobs: () => runDueJobs(api.deps),
    close: async () => {
      await savePostings()
      try {
        // The books of an emptied database are gone, and the provider's aren't.
        if (isAudited && !testApi.odd_books && opened === emptied) {
          failure.at = idle
          await testApi.drain()
          await auditBooks(api.deps)
        }
      } finally {
        await api.close()
      }
    },
    /** Runs the scheduled jobs and the provider's pending work until a round finds nothing to do. */
    drain: async (): Promise<void> => {
      for (let round = 0; round < 5; round += 1) {
        const before = world.timers.counts()
        const completed = await runDueJobs(api.deps)
        await api.simulator.idle()
        const isAtRest = before.open === 0 && before.begun === world.timers.counts().begun
        if (completed === 0 && isAtRest) return
      }
    },
  }
  return testApi
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>

/** Ships a confirmed order with a tracking number. */
export const shipOrder = async (testApi: TestApi, vendor: Person, transaction: Transaction) => {
  await testApi.done(vendor, transaction, 'confirm')
  return testApi.done(vendor, transaction, 'ship', {
    carrier: 'GIG Logistics',
    tracking_number: 'GIG-12345',
  })
}

export const codeOf = (response: ApiResponse<unknown>): string => response.error?.code ?? 'success'
