import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Conversation } from '../../../functions/src/contract/entities/messaging/message'
import { begin, write } from '../conversations'
import type { Person } from '../people'
import { DELIVERY, type PurchaseResponse, type TestApi, totalOf } from '../test-api'
import type { Instance } from './instance'

/** Nine reads to one write. */
const READS = 9
/** Pause between two requests of a client, while a person would read. */
const THINK_MS = 20
/** `MAX_RESPONSES` of `http/response-cache`, plus some. */
const DISTINCT_QUERIES = 600
const AT_ONCE = 10
const FIRST_WORD = 'woven'
const WORDS = [FIRST_WORD, 'basket', 'raffia', 'bsket', 'red basket', '']

/** The problems, one line each, and the number of requests. */
export type Summary = { reads: number; writes: number; problems: string[] }

export type Client = {
  /** Sends requests until `isOver`, counting them in the summary. */
  run: (summary: Summary, isOver: () => boolean) => Promise<void>
}

type Shop = { testApi: TestApi; instance: Instance; products: readonly Product[]; vendor: Person }

let asked = 0

/**
 * Paths of a fixed set and paths that never repeat: an instance's caches must be bounded for both.
 */
const publicPaths = ({ products, vendor }: Shop): string[] => {
  asked += 1
  const { id } = products[asked % products.length] ?? { id: '' }
  const q = encodeURIComponent(WORDS[asked % WORDS.length] ?? '')
  return [
    '/public/products/recent',
    `/public/products?q=${q}&page=${1 + (asked % 3)}`,
    `/public/products?q=${q}&priceMax=${2_000_000 + asked}`,
    `/public/products/${id}`,
    `/public/products/${id}/similar`,
    `/public/vendors/${vendor.uid}`,
    '/public/categories/top-categories',
  ]
}

const OWN_PATHS = ['/transactions?role=buyer', '/users/notifications', '/conversations']

type CallResult = { status: number; data: unknown }

const caller =
  ({ instance }: Shop, person: Person, address: string) =>
  async (method: string, path: string, body?: object, key?: string): Promise<CallResult> => {
    const response = await fetch(`${instance.origin}/api/v1${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        authorization: `Bearer ${person.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (response.status !== 200) {
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
    }
    return { status: response.status, data: JSON.parse(text).data }
  }

type Call = ReturnType<typeof caller>

/** The writes that one buyer repeats: buy, pay, approve, send a message, mark as read. */
const writesOf = (shop: Shop, buyer: Person, conversation: Conversation, call: Call) => {
  const { testApi, instance, products } = shop
  let bought = 0
  let purchase: PurchaseResponse['transaction'] | undefined
  const required = () => {
    if (!purchase) throw new Error('nothing was bought')
    return purchase
  }
  return [
    async () => {
      bought += 1
      await testApi.forgetLimit(buyer)
      const { id, price } = products[bought % products.length] ?? { id: '', price: 0 }
      const expected_total_minor = totalOf({ price })
      const body = { product_id: id, quantity: 1, expected_total_minor, delivery: DELIVERY }
      const { data } = await call('POST', '/transactions', body, `load-${buyer.uid}-${bought}`)
      purchase = (data as PurchaseResponse).transaction
      testApi.pay(purchase, { is_silent: true })
    },
    () => call('POST', `/payments/${required().payment.reference}/verify`, {}),
    () => call('POST', `/transactions/${required().id}/approve`, {}),
    async () =>
      instance.deliver(
        conversation.id,
        await write(conversation, buyer.uid, { text: 'Is it there?' }),
      ),
    () => call('POST', '/users/notifications/mark-read', {}),
  ]
}

/**
 * Requests more different public pages than an instance caches: from then on it only replaces
 * entries.
 */
export const fillCaches = async ({ instance }: Shop): Promise<void> => {
  const pages = Array.from({ length: DISTINCT_QUERIES }, (_, index) => index)
  const ask = async (first: number) => {
    for (const index of pages.filter((page) => page % AT_ONCE === first)) {
      const response = await fetch(
        `${instance.origin}/api/v1/public/products?q=${FIRST_WORD}&priceMin=${index}`,
      )
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => ask(first)))
}

/** A signed-in user who browses the shop; `number` tells the clients apart. */
export const makeClient = async (shop: Shop, number: number): Promise<Client> => {
  const buyer = await shop.testApi.buyer()
  const conversation = await begin(buyer, shop.vendor)
  const call = caller(shop, buyer, `10.9.0.${number}`)
  const writes = writesOf(shop, buyer, conversation, call)
  // Spreads the clients' writes over time.
  let turn = number
  let reads = number
  let written = 0

  /** Alternates between public pages and the user's own. */
  const read = async (): Promise<void> => {
    reads += 1
    const paths = reads % 2 === 0 ? publicPaths(shop) : OWN_PATHS
    await call('GET', paths[Math.floor(reads / 2) % paths.length] ?? '/health')
  }

  const change = async (): Promise<void> => {
    await writes[written % writes.length]?.()
    written += 1
  }

  const step = async (summary: Summary): Promise<void> => {
    turn += 1
    const isRead = turn % (READS + 1) !== 0
    summary[isRead ? 'reads' : 'writes'] += 1
    await (isRead ? read() : change())
  }

  return {
    run: async (summary, isOver) => {
      while (!isOver()) {
        await step(summary).catch((error: Error) => summary.problems.push(error.message))
        await pause(THINK_MS)
      }
    },
  }
}
