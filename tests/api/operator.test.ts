import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Notification } from '../../functions/src/contract/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import type { Product } from '../../functions/src/contract/product'
import { HOUR_MS } from '../../functions/src/contract/time'
import type { Vendor } from '../../functions/src/contract/vendor'
import { collectionOf } from '../../functions/src/store/firestore'
import type { OpsDecision } from '../../functions/src/store/ops-decisions'
import { onVendorWritten } from '../../functions/src/triggers/on-vendor-written'
import { takeDownProduct } from '../../functions/src/usecases/product/take-down-product'
import { suspendStore } from '../../functions/src/usecases/vendor/suspend-store'
import { codeOf, type Market, openMarket, shipOrder } from '../support/market'
import type { Person } from '../support/people'

const OPERATOR = 'ops@oja.test'
const REASON = 'Copies of a brand.'
const PICTURE = { url: '/a.webp', url_640: '/b.webp', url_320: '/c.webp', path: 'a' }

let market: Market

beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const storeOf = async ({ uid }: Person): Promise<Vendor> => {
  const store = (await collectionOf<Vendor>(COLLECTIONS.vendors).doc(uid).get()).data()
  if (!store) throw new Error('no store')
  return store
}

/** The decision, and what the trigger does of it. */
const suspend = async (vendor: Person, is_suspended: boolean) => {
  const before = await storeOf(vendor)
  const decision = { operator: OPERATOR, reason: REASON, is_suspended }
  await suspendStore(market.deps, vendor.uid, decision)
  await onVendorWritten(market.deps, before, await storeOf(vendor))
}

const takeDown = ({ id }: Product, is_down: boolean) =>
  takeDownProduct(market.deps, id, { operator: OPERATOR, reason: REASON, is_down })

const decisionsAbout = async (subject: string): Promise<string[]> => {
  const { docs } = await collectionOf<OpsDecision>(COLLECTIONS.opsDecisions)
    .where('subject', '==', subject)
    .get()
  return docs
    .map((one) => one.data())
    .map(({ action, reason, operator }) => [action, reason, operator].join('|'))
}

const newsOf = async ({ uid }: Person): Promise<Notification[]> => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  const { docs } = await collectionOf<Notification>(path).orderBy('created_at').get()
  return docs.map((one) => one.data())
}

const lettersTo = async ({ email }: Person): Promise<number> =>
  (await collectionOf(COLLECTIONS.mail).where('to', 'array-contains', email).get()).size

const productOf = (as: Person, { id }: Product, action: string) =>
  market.call<Product>('POST', `/vendors/products/${id}/${action}`, { as, body: {} })

describe('a suspended store', () => {
  test('is not public and neither are its products', async () => {
    const vendor = await market.vendor()
    const product = await market.product(vendor)
    const page = `/public/products/${product.id}`
    expect((await market.call('GET', page)).status).toBe(200)
    await suspend(vendor, true)
    expect((await market.readProduct(product)).vendor_active).toBe(false)
    expect(codeOf(await market.call('GET', page))).toBe('product/not-found')
    expect(codeOf(await market.call('GET', `/public/vendors/${vendor.uid}`))).toBe(
      'vendor/not-found',
    )
  })

  test('sells nothing more, before its products are off the market too', async () => {
    const vendor = await market.vendor()
    const product = await market.product(vendor)
    const decision = { operator: OPERATOR, reason: REASON, is_suspended: true }
    await suspendStore(market.deps, vendor.uid, decision)
    const answer = await market.tryToBuy(await market.buyer(), product)
    expect([answer.status, codeOf(answer)]).toEqual([403, 'vendor/suspended'])
    expect((await market.readProduct(product)).reserved_items).toBe(0)
  })

  test('goes on with the orders it has, and is paid out what was released', async () => {
    const vendor = await market.vendor()
    const buyer = await market.buyer()
    const sale = await market.paid(buyer, await market.product(vendor))
    await suspend(vendor, true)
    await shipOrder(market, vendor, sale)
    await market.done(buyer, sale, 'approve')
    market.passTime(25 * HOUR_MS)
    await market.settle()
    const payout = await market.call('POST', '/vendors/payouts', {
      as: vendor,
      body: { amount_minor: 1_250_000 },
      headers: { 'idempotency-key': `payout-${vendor.uid}` },
    })
    expect(payout.status).toBe(200)
  })

  test('can put nothing on sale', async () => {
    const vendor = await market.vendor()
    const paused = await market.product(vendor, { status: 'paused' })
    await suspend(vendor, true)
    expect(codeOf(await productOf(vendor, paused, 'resume'))).toBe('vendor/suspended')
  })

  test('is told why, in the app and by mail, and when it is open again', async () => {
    const vendor = await market.vendor()
    const product = await market.product(vendor)
    await suspend(vendor, true)
    market.passTime(1000)
    await suspend(vendor, false)
    const news = await newsOf(vendor)
    expect(news.map(({ type }) => type)).toEqual(['STORE_SUSPENDED', 'STORE_RESTORED'])
    expect(news[0]?.message).toContain(REASON)
    expect(await lettersTo(vendor)).toBe(2)
    expect((await decisionsAbout(vendor.uid)).sort()).toEqual([
      `restore-store|${REASON}|${OPERATOR}`,
      `suspend-store|${REASON}|${OPERATOR}`,
    ])
    expect((await market.tryToBuy(await market.buyer(), product)).status).toBe(200)
  })

  test('is refused where there is none, and where it is so already', async () => {
    const vendor = await market.vendor()
    await expect(suspend(vendor, false)).rejects.toThrow('is active already')
    const decision = { operator: OPERATOR, reason: REASON, is_suspended: true }
    await expect(suspendStore(market.deps, 'nobody', decision)).rejects.toThrow('There is no store')
    expect(await decisionsAbout(vendor.uid)).toEqual([])
    expect(await newsOf(vendor)).toEqual([])
  })
})

describe('a product that was taken down', () => {
  test('is off the market, and its vendor is told what to do', async () => {
    const vendor = await market.vendor()
    const product = await market.product(vendor)
    await takeDown(product, true)
    expect(codeOf(await market.call('GET', `/public/products/${product.id}`))).toBe(
      'product/not-found',
    )
    const answer = await market.tryToBuy(await market.buyer(), product)
    expect(codeOf(answer)).toBe('product/not-on-sale')
    const [told] = await newsOf(vendor)
    expect(told).toMatchObject({ type: 'PRODUCT_FLAGGED', product_id: product.id })
    expect(told?.message).toContain(`${REASON} Mend it`)
    expect(await lettersTo(vendor)).toBe(1)
    expect(await decisionsAbout(product.id)).toEqual([`take-down|${REASON}|${OPERATOR}`])
  })

  test('can be mended by its vendor and not put on sale', async () => {
    const vendor = await market.vendor()
    const product = await market.product(vendor, { images: [PICTURE] })
    await takeDown(product, true)
    const mended = await market.call<Product>('PUT', `/vendors/products/${product.id}`, {
      as: vendor,
      body: { name: 'Plain basket' },
    })
    expect([mended.status, mended.data.name]).toEqual([200, 'Plain basket'])
    for (const action of ['publish', 'resume', 'pause']) {
      expect(codeOf(await productOf(vendor, product, action))).toBe('product/taken-down')
    }
    const copy = await market.call('POST', `/vendors/products/${product.id}/duplicate`, {
      as: vendor,
      headers: { 'idempotency-key': `copy-${product.id}` },
    })
    expect(codeOf(copy)).toBe('product/taken-down')
    expect((await market.readProduct(product)).status).toBe('removed')
  })

  test('comes back paused, and its vendor puts it on sale', async () => {
    const vendor = await market.vendor()
    const product = await market.product(vendor, {
      images: [PICTURE],
    })
    await takeDown(product, true)
    market.passTime(1000)
    await takeDown(product, false)
    expect(await market.readProduct(product)).toMatchObject({ status: 'paused', taken_down: null })
    expect((await newsOf(vendor)).at(-1)?.message).toContain('put it on sale when you are ready')
    expect((await productOf(vendor, product, 'resume')).data.status).toBe('active')
  })

  test('stays gone where its vendor removed it', async () => {
    const vendor = await market.vendor()
    const product = await market.product(vendor)
    await takeDown(product, true)
    const answer = await market.call('DELETE', `/vendors/products/${product.id}`, { as: vendor })
    expect(answer.status).toBe(200)
    await expect(takeDown(product, false)).rejects.toThrow('was not taken down')
    await expect(takeDown(product, true)).rejects.toThrow('removed already')
  })

  test('is refused where there is none or it is so already', async () => {
    const product = await market.product(await market.vendor())
    await expect(takeDown(product, false)).rejects.toThrow('was not taken down')
    await takeDown(product, true)
    await expect(takeDown(product, true)).rejects.toThrow('removed already')
    await expect(
      takeDownProduct(market.deps, 'a'.repeat(20), {
        operator: OPERATOR,
        reason: REASON,
        is_down: true,
      }),
    ).rejects.toThrow('There is no product')
    expect(await decisionsAbout(product.id)).toHaveLength(1)
  })
})
