import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TransactionAnswer } from '../../functions/src/contract/endpoints/transactions'
import { escrowFeeOf } from '../../functions/src/contract/escrow-fee'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import type { Product } from '../../functions/src/contract/product'
import { timestampFromMillis } from '../../functions/src/contract/time'
import type { BuyerSecret, Transaction } from '../../functions/src/contract/transaction'
import type { Vendor, VendorPrivate } from '../../functions/src/contract/vendor'
import type { UnpaidOrders } from '../../functions/src/domain/transaction/unpaid-orders'
import type { AppOptions } from '../../functions/src/http/app'
import { DUE_JOB_NAMES, runDueJob } from '../../functions/src/schedules/due-jobs'
import { collectionOf } from '../../functions/src/store/firestore'
import type { Deps } from '../../functions/src/usecases/deps'
import { type Payment, settleCharge } from '../../tools/paystack-simulator/charges'
import { type Answer, type Api, startApi } from './api-server'
import { type Person, signUp } from './people'
import { leaveBooks } from './test-log'

const WEBHOOK = '/api/v1/payments/webhook/paystack'

export type PurchaseAnswer = TransactionAnswer & { authorization_url: string }

export const DELIVERY = {
  recipient_name: 'Ngozi Eze',
  phone: '08031234567',
  address: '12 Adeola Odeku Street',
  city: 'Eti-Osa',
  state: 'Lagos',
}

/** What a buyer is shown to pay. */
export const totalOf = ({ price }: Pick<Product, 'price'>, quantity = 1): number =>
  price * quantity + escrowFeeOf(price * quantity)

const idle: NonNullable<Deps['failpoint']> = () => {}

/** What other files left behind, due work of providers that are gone too, is no concern here. */
export const clearDatabase = async (): Promise<void> => {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-oja'
  const path = `emulator/v1/projects/${project}/databases/(default)/documents`
  const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${path}`, {
    method: 'DELETE',
  })
  if (!answer.ok) throw new Error(`The database could not be cleared: ${answer.status}`)
}

/** What the schedules do, one kind after the other: what one brings about the next finds. */
const runDueJobs = async (deps: Deps): Promise<number> => {
  let done = 0
  for (const name of DUE_JOB_NAMES) done += await runDueJob(deps, name)
  return done
}

/** The API with a clock that tests move, a provider of its own, and people who trade. */
export const openMarket = async (app: Partial<AppOptions> = {}) => {
  await clearDatabase()
  let offset_ms = 0
  let keys = 0
  const clock = () => Date.now() + offset_ms
  const failure = { at: idle }
  const api: Api = await startApi({
    app: {
      caller_per_minute: 1_000_000,
      address_per_minute: 1_000_000,
      // People of these tests do in a minute what others do in a year: limits have tests of their own.
      takeFromLimit: async () => {},
      ...app,
    },
    deps: { clock, failpoint: (name) => failure.at(name) },
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

  const market = {
    ...api,
    clock,
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
      await collectionOf<Product>(COLLECTIONS.products).doc(id).set(product)
      return product
    },
    /** Asks for a purchase; every call has a key of its own unless one is given. */
    tryToBuy: (
      buyer: Person,
      product: Product,
      more: Record<string, unknown> = {},
      key?: string,
    ) => {
      keys += 1
      const quantity = Number.isSafeInteger(more.quantity) ? Number(more.quantity) : 1
      const expected_total_minor = totalOf(product, Math.max(1, quantity))
      return api.call<PurchaseAnswer>('POST', '/transactions', {
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
    /** Lets someone buy as if nothing of theirs was unpaid: limits have tests of their own. */
    forgetLimit: async ({ uid }: Person): Promise<void> => {
      const id = `purchase-${createHash('sha256').update(uid).digest('hex').slice(0, 32)}`
      await collectionOf(COLLECTIONS.rateLimits).doc(id).delete()
      const known = { buyer_id: uid, orders: {}, lapsed: {}, has_completed: true }
      await collectionOf<UnpaidOrders>(COLLECTIONS.unpaidOrders).doc(uid).set(known)
    },
    buy: async (
      buyer: Person,
      product: Product,
      more: Record<string, unknown> = {},
    ): Promise<Transaction> => {
      await market.forgetLimit(buyer)
      const answer = await market.tryToBuy(buyer, product, more)
      if (answer.status !== 200) throw new Error(`buying: ${answer.text}`)
      return answer.data.transaction
    },
    /** The payer pays at the provider; its event is on its way. */
    pay: ({ payment }: Transaction, how: Partial<Payment> = {}): void => {
      const charge = world.state.charges.get(payment.reference)
      if (!charge) throw new Error(`no charge ${payment.reference}`)
      settleCharge(world, charge, { channel: 'card', ...how })
    },
    /** A purchase whose money is held. */
    paid: async (
      buyer: Person,
      product: Product,
      more: Record<string, unknown> = {},
    ): Promise<Transaction> => {
      const transaction = await market.buy(buyer, product, more)
      market.pay(transaction, { is_silent: true })
      return (await market.verify(buyer, transaction)).data.transaction
    },
    verify: (buyer: Person, { payment }: Transaction) =>
      api.call<{ state: string; transaction: Transaction }>(
        'POST',
        `/payments/${payment.reference}/verify`,
        { as: buyer, body: {} },
      ),
    act: (as: Person, { id }: { id: string }, action: string, body: object = {}) =>
      api.call<TransactionAnswer>('POST', `/transactions/${id}/${action}`, { as, body }),
    /** The same, for steps on the way: anything but success fails the test. */
    done: async (as: Person, transaction: { id: string }, action: string, body: object = {}) => {
      const answer = await market.act(as, transaction, action, body)
      if (answer.status !== 200) throw new Error(`${action}: ${answer.text}`)
      return answer.data.transaction
    },
    read: async ({ id }: { id: string }): Promise<Transaction> => {
      const found = await collectionOf<Transaction>(COLLECTIONS.transactions).doc(id).get()
      const data = found.data()
      if (!data) throw new Error(`no transaction ${id}`)
      return data
    },
    readProduct: async ({ id }: { id: string }): Promise<Product> => {
      const data = (await collectionOf<Product>(COLLECTIONS.products).doc(id).get()).data()
      if (!data) throw new Error(`no product ${id}`)
      return data
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
    sweep: () => runDueJobs(api.deps),
    close: async () => {
      await leaveBooks()
      await api.close()
    },
    /** Sweeps until nothing is left that the provider and time can bring about now. */
    settle: async (): Promise<void> => {
      let idle_rounds = 0
      for (let round = 0; round < 5 && idle_rounds < 2; round += 1) {
        idle_rounds = (await runDueJobs(api.deps)) > 0 ? 0 : idle_rounds + 1
        await api.simulator.settled()
        await pause(5)
      }
    },
  }
  return market
}

export type Market = Awaited<ReturnType<typeof openMarket>>

/** A confirmed order that has been shipped with a tracking number. */
export const shipOrder = async (market: Market, vendor: Person, transaction: Transaction) => {
  await market.done(vendor, transaction, 'confirm')
  return market.done(vendor, transaction, 'ship', {
    carrier: 'GIG Logistics',
    tracking_number: 'GIG-12345',
  })
}

export const codeOf = (answer: Answer<unknown>): string => answer.error?.code ?? 'success'
