import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { HOUR_MS } from '../../../functions/src/contract/time'
import type { OpsDecision } from '../../../functions/src/db/audit-log'
import { collectionOf } from '../../../functions/src/db/firestore'
import { onVendorWritten } from '../../../functions/src/triggers/on-vendor-written'
import { takedownProduct } from '../../../functions/src/usecases/catalog/product/moderation/takedown-product'
import { suspendVendor } from '../../../functions/src/usecases/people/vendor/suspend-vendor'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

const OPERATOR = 'ops@oja.test'
const REASON = 'Copies of a brand.'
const IMAGE = { url: '/a.webp', url_640: '/b.webp', url_320: '/c.webp', path: 'a' }

let testApi: TestApi

beforeAll(async () => {
  testApi = await openTestApi()
})
afterAll(() => testApi.close())

const storeOf = async ({ uid }: Person): Promise<Vendor> => {
  const store = (await collectionOf<Vendor>(COLLECTIONS.vendors).doc(uid).get()).data()
  if (!store) throw new Error('no store')
  return store
}

/** Records the operator's decision and runs the trigger that follows. */
const suspend = async (vendor: Person, is_suspended: boolean) => {
  const before = await storeOf(vendor)
  const decision = { operator: OPERATOR, reason: REASON, is_suspended }
  await suspendVendor(testApi.deps, vendor.uid, decision)
  await onVendorWritten(testApi.deps, before, await storeOf(vendor))
}

const takeDown = ({ id }: Product, is_down: boolean) =>
  takedownProduct(testApi.deps, id, { operator: OPERATOR, reason: REASON, is_down })

const decisionsAbout = async (subject: string): Promise<string[]> => {
  const { docs } = await collectionOf<OpsDecision>(COLLECTIONS.opsDecisions)
    .where('subject', '==', subject)
    .get()
  return docs
    .map((one) => one.data())
    .map(({ action, reason, operator }) => [action, reason, operator].join('|'))
}

const notificationsOf = async ({ uid }: Person): Promise<Notification[]> => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  const { docs } = await collectionOf<Notification>(path).orderBy('created_at').get()
  return docs.map((one) => one.data())
}

const emailsTo = async ({ email }: Person): Promise<number> =>
  (await collectionOf(COLLECTIONS.mail).where('to', 'array-contains', email).get()).size

const productOf = (as: Person, { id }: Product, action: string) =>
  testApi.call<Product>('POST', `/vendors/products/${id}/${action}`, { as, body: {} })

describe('a suspended store', () => {
  test('is not public and neither are its products', async () => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor)
    const page = `/public/products/${product.id}`
    expect((await testApi.call('GET', page)).status).toBe(200)
    await suspend(vendor, true)
    expect((await testApi.readProduct(product)).vendor_active).toBe(false)
    expect(codeOf(await testApi.call('GET', page))).toBe('product/not-found')
    expect(codeOf(await testApi.call('GET', `/public/vendors/${vendor.uid}`))).toBe(
      'vendor/not-found',
    )
  })

  test('sells nothing more, before its products are off the market too', async () => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor)
    const decision = { operator: OPERATOR, reason: REASON, is_suspended: true }
    await suspendVendor(testApi.deps, vendor.uid, decision)
    const response = await testApi.tryToBuy(await testApi.buyer(), product)
    expect([response.status, codeOf(response)]).toEqual([403, 'vendor/suspended'])
    expect((await testApi.readProduct(product)).reserved_items).toBe(0)
  })

  test('goes on with the orders it has, and is paid out what was released', async () => {
    const vendor = await testApi.vendor()
    const buyer = await testApi.buyer()
    const sale = await testApi.paid(buyer, await testApi.product(vendor))
    await suspend(vendor, true)
    await shipOrder(testApi, vendor, sale)
    await testApi.done(buyer, sale, 'approve')
    testApi.passTime(25 * HOUR_MS)
    await testApi.drain()
    const payout = await testApi.call('POST', '/vendors/payouts', {
      as: vendor,
      body: { amount_minor: 1_250_000 },
      headers: { 'idempotency-key': `payout-${vendor.uid}` },
    })
    expect(payout.status).toBe(200)
  })

  test('can put nothing on sale', async () => {
    const vendor = await testApi.vendor()
    const paused = await testApi.product(vendor, { status: 'paused' })
    await suspend(vendor, true)
    expect(codeOf(await productOf(vendor, paused, 'resume'))).toBe('vendor/suspended')
  })

  test('is notified why, in the app and by email, and when it is open again', async () => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor)
    await suspend(vendor, true)
    testApi.passTime(1000)
    await suspend(vendor, false)
    const notifications = await notificationsOf(vendor)
    expect(notifications.map(({ type }) => type)).toEqual(['STORE_SUSPENDED', 'STORE_RESTORED'])
    expect(notifications[0]?.message).toContain(REASON)
    expect(await emailsTo(vendor)).toBe(2)
    expect((await decisionsAbout(vendor.uid)).sort()).toEqual([
      `reinstate-store|${REASON}|${OPERATOR}`,
      `suspend-store|${REASON}|${OPERATOR}`,
    ])
    expect((await testApi.tryToBuy(await testApi.buyer(), product)).status).toBe(200)
  })

  test('is refused where there is none, and where it is so already', async () => {
    const vendor = await testApi.vendor()
    await expect(suspend(vendor, false)).rejects.toThrow('is active already')
    const decision = { operator: OPERATOR, reason: REASON, is_suspended: true }
    await expect(suspendVendor(testApi.deps, 'nobody', decision)).rejects.toThrow(
      'There is no store',
    )
    expect(await decisionsAbout(vendor.uid)).toEqual([])
    expect(await notificationsOf(vendor)).toEqual([])
  })
})

describe('a product that was taken down', () => {
  test('is off the market, and its vendor is notified what to do', async () => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor)
    await takeDown(product, true)
    expect(codeOf(await testApi.call('GET', `/public/products/${product.id}`))).toBe(
      'product/not-found',
    )
    const response = await testApi.tryToBuy(await testApi.buyer(), product)
    expect(codeOf(response)).toBe('product/not-on-sale')
    const [notification] = await notificationsOf(vendor)
    expect(notification).toMatchObject({ type: 'PRODUCT_FLAGGED', product_id: product.id })
    expect(notification?.message).toContain(`${REASON} Correct it`)
    expect(await emailsTo(vendor)).toBe(1)
    expect(await decisionsAbout(product.id)).toEqual([`takedown|${REASON}|${OPERATOR}`])
  })

  test('can be mended by its vendor and not put on sale', async () => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor, { images: [IMAGE] })
    await takeDown(product, true)
    const mended = await testApi.call<Product>('PUT', `/vendors/products/${product.id}`, {
      as: vendor,
      body: { name: 'Plain basket' },
    })
    expect([mended.status, mended.data.name]).toEqual([200, 'Plain basket'])
    for (const action of ['publish', 'resume', 'pause']) {
      expect(codeOf(await productOf(vendor, product, action))).toBe('product/taken-down')
    }
    const copy = await testApi.call('POST', `/vendors/products/${product.id}/duplicate`, {
      as: vendor,
      headers: { 'idempotency-key': `copy-${product.id}` },
    })
    expect(codeOf(copy)).toBe('product/taken-down')
    expect((await testApi.readProduct(product)).status).toBe('removed')
  })

  test('comes back paused, and its vendor puts it on sale', async () => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor, {
      images: [IMAGE],
    })
    await takeDown(product, true)
    testApi.passTime(1000)
    await takeDown(product, false)
    expect(await testApi.readProduct(product)).toMatchObject({ status: 'paused', taken_down: null })
    expect((await notificationsOf(vendor)).at(-1)?.message).toContain(
      'put it back on sale when you are ready',
    )
    expect((await productOf(vendor, product, 'resume')).data.status).toBe('active')
  })

  test('stays gone where its vendor removed it', async () => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor)
    await takeDown(product, true)
    const response = await testApi.call('DELETE', `/vendors/products/${product.id}`, { as: vendor })
    expect(response.status).toBe(200)
    await expect(takeDown(product, false)).rejects.toThrow('was not taken down')
    await expect(takeDown(product, true)).rejects.toThrow('removed already')
  })

  test('is refused where there is none or it is so already', async () => {
    const product = await testApi.product(await testApi.vendor())
    await expect(takeDown(product, false)).rejects.toThrow('was not taken down')
    await takeDown(product, true)
    await expect(takeDown(product, true)).rejects.toThrow('removed already')
    await expect(
      takedownProduct(testApi.deps, 'a'.repeat(20), {
        operator: OPERATOR,
        reason: REASON,
        is_down: true,
      }),
    ).rejects.toThrow('There is no product')
    expect(await decisionsAbout(product.id)).toHaveLength(1)
  })
})
