import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HeldDeal } from '../../../functions/src/contract/api/orders/deals'
import type { Deal, DealFeePayer } from '../../../functions/src/contract/entities/orders/deal'
import { NEW_TRIAL } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, millisOf } from '../../../functions/src/contract/time'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import { updateVendor } from '../../../functions/src/db/people/vendors'
import { type Api, startApi } from '../../support/api-server'
import { type Person, signUp } from '../../support/people'
import { VALID_BODIES } from '../../support/route-cells'
import { signUpVendor } from '../../support/stores'
import { photograph, upload } from '../../support/upload'

let api: Api
let vendor: Person
let other: Person
let now = Date.now()
beforeAll(async () => {
  api = await startApi({ deps: { clock: () => now } })
  vendor = await signUpVendor()
  other = await signUpVendor()
})
afterAll(() => api.close())

const make = (change: object = {}, as = vendor) =>
  api.call<HeldDeal>('POST', '/vendors/deals', {
    as,
    body: { ...VALID_BODIES['deals.create'], ...change },
  })
const edit = ({ id }: HeldDeal, change: object = {}, as = vendor) =>
  api.call<HeldDeal>('PUT', `/vendors/deals/${id}`, {
    as,
    body: { ...VALID_BODIES['deals.create'], ...change },
  })
const withdraw = ({ id }: HeldDeal, as = vendor) =>
  api.call<HeldDeal>('POST', `/vendors/deals/${id}/withdraw`, { as })
const look = ({ id }: HeldDeal, as = vendor) =>
  api.call<HeldDeal>('GET', `/vendors/deals/${id}`, { as })
const change = ({ id }: HeldDeal, to: Partial<Deal>) =>
  collectionOf<Deal>(COLLECTIONS.deals).doc(id).update(to)
const countDeals = async (of: Person) =>
  (
    await collectionOf<Deal>(COLLECTIONS.deals).where('vendor_id', '==', of.uid).count().get()
  ).data().count

describe('a deal', () => {
  test('is one, when it is made again after its answer was lost', async () => {
    const seller = await signUpVendor()
    const send = (body: object = VALID_BODIES['deals.create'] ?? {}) =>
      api.call<HeldDeal>('POST', '/vendors/deals', {
        ...{ as: seller, body, headers: { 'idempotency-key': 'made-once' } },
      })
    const [first, again] = [await send(), await send()]
    expect(again.data).toEqual(first.data)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(await countDeals(seller)).toBe(1)
    const other = await send({ ...VALID_BODIES['deals.create'], uses: 2 })
    expect(other.error.code).toBe('idempotency/key-reused')
  })

  test('is made with its terms, a code and an end', async () => {
    const path = `${vendor.uid}/products/d3f9qzk3f9qzk3f9qzk3/front.jpg`
    await upload(path, await photograph())
    const payer: DealFeePayer = 'half'
    const { status, data } = await make({ uses: 100, fee_payer: payer, image_paths: [path] })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...{ state: 'open', version: 1, reserved: 0, sold: 0, flags: [] },
      terms: { uses: 100, fee_payer: 'half', price_minor: 1_250_000, images: [{ path }] },
    })
    expect(data.code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(millisOf(data.expires_at)).toBe(now + 7 * DAY_MS)
    expect((await look(data)).data).toEqual(data)
  })

  test('has new terms as a new version, and the pictures that stay', async () => {
    const path = `${vendor.uid}/products/d3f9qzk3f9qzk3f9qzk3/side.jpg`
    await upload(path, await photograph())
    const { data: first } = await make({ image_paths: [path] })
    const { data } = await edit(first, { price_minor: 900_000, image_paths: [path], days: 30 })
    expect(data).toMatchObject({ version: 2, code: first.code, terms: { price_minor: 900_000 } })
    expect(data.terms.images).toEqual(first.terms.images)
    expect(millisOf(data.expires_at)).toBe(now + 30 * DAY_MS)
    expect((await edit(first, { price_minor: 800_000 })).data.version).toBe(3)
  })

  test('says what leads outside of the escrow, until it is edited', async () => {
    const { data } = await make({ description: 'Send money to 0803 123 4567, no escrow.' })
    expect(data.flags).toEqual(['contact', 'pay_outside'])
    expect((await edit(data)).data.flags).toEqual([])
  })

  test('keeps the uses that are sold or being paid for', async () => {
    const { data } = await make({ uses: 4 })
    await change(data, { reserved: 1, sold: 2 })
    const refused = await edit(data, { uses: 2 })
    expect([refused.status, refused.error.code]).toEqual([409, 'deal/uses-taken'])
    expect((await look(data)).data).toMatchObject({ version: 1, terms: { uses: 4 } })
    const kept = await edit(data, { uses: 3 })
    expect(kept.data).toMatchObject({ version: 2, reserved: 1, sold: 2, terms: { uses: 3 } })
  })

  test('is edited twice at once, one after the other', async () => {
    const { data } = await make()
    const both = await Promise.all([edit(data, { uses: 2 }), edit(data, { uses: 3 })])
    expect(both.map(({ data: { version } }) => version).toSorted()).toEqual([2, 3])
  })

  test('is withdrawn for good, once', async () => {
    const { data } = await make()
    expect((await withdraw(data)).data.state).toBe('withdrawn')
    expect((await withdraw(data)).status).toBe(200)
    const refused = await edit(data)
    expect([refused.status, refused.error.code]).toEqual([409, 'deal/ended'])
    expect((await look(data)).data).toMatchObject({ state: 'withdrawn', version: 1 })
  })

  test('ends with its days, and begins again when it is edited', async () => {
    const { data } = await make({ days: 1 })
    now += DAY_MS - 1
    expect((await look(data)).data.state).toBe('open')
    now += 1
    expect((await look(data)).data.state).toBe('expired')
    expect((await edit(data)).data.state).toBe('open')
  })

  test('is listed for its seller alone, the newest first', async () => {
    const seller = await signUpVendor()
    const made = []
    for (const title of ['First cap', 'Second cap', 'Third cap']) {
      now += 1
      made.push((await make({ title }, seller)).data.code)
    }
    const page = await api.call<{ items: HeldDeal[]; total: number }>(
      'GET',
      '/vendors/deals?limit=2',
      { as: seller },
    )
    expect(page.data.items.map(({ code }) => code)).toEqual([made[2], made[1]])
    expect(page.data.total).toBe(3)
  })

  test('is nobody else’s to see or change', async () => {
    const { data } = await make()
    for (const refused of [
      await look(data, other),
      await edit(data, {}, other),
      await withdraw(data, other),
    ]) {
      expect([refused.status, refused.error.code]).toEqual([404, 'deal/not-found'])
    }
    expect((await look(data)).data).toMatchObject({ state: 'open', version: 1 })
  })
})

describe('a deal isn’t made', () => {
  test.each([
    ['below ₦500', { price_minor: 49_999 }],
    ['for no use', { uses: 0 }],
    ['for more than 100 uses', { uses: 101 }],
    ['for more than 30 days', { days: 31 }],
    ['for no day', { days: 0 }],
    [
      'with a shorter time second',
      { delivery: { kind: 'fee', fee_minor: 1, days_min: 3, days_max: 2 } },
    ],
    ['with five pictures', { image_paths: ['a', 'b', 'c', 'd', 'e'] }],
    ['with a sum that it sold', { sold: 1 }],
    ['without a title', { title: '' }],
  ])('%s', async (_, wrong) => {
    const before = await countDeals(vendor)
    const refused = await make(wrong)
    expect([refused.status, refused.error.code]).toEqual([400, 'request/invalid'])
    expect(await countDeals(vendor)).toBe(before)
  })

  test('with somebody else’s picture', async () => {
    const refused = await make({
      image_paths: [`${other.uid}/products/d3f9qzk3f9qzk3f9qzk3/front.jpg`],
    })
    expect([refused.status, refused.error.code]).toEqual([422, 'product/image-not-ours'])
  })

  test('by who hasn’t proved an email address, or has no store', async () => {
    const unverified = await signUp({ roles: ['user', 'vendor'], email_verified: false })
    const storeless = await signUp({ roles: ['user', 'vendor'] })
    const [first, second] = [await make({}, unverified), await make({}, storeless)]
    expect([first.status, first.error.code]).toEqual([403, 'auth/email-not-verified'])
    expect([second.status, second.error.code]).toEqual([404, 'vendor/not-found'])
  })

  test('by who can’t be paid: without a bank account, or suspended; what there is pauses', async () => {
    const seller = await signUpVendor()
    const { data } = await make({}, seller)
    await firestore().doc(`vendors/${seller.uid}/private/store`).update({ payout_account: null })
    const poor = await make({}, seller)
    expect([poor.status, poor.error.code]).toEqual([409, 'payout/no-account'])
    expect((await look(data, seller)).data.state).toBe('paused')
    await updateVendor(seller.uid, { status: 'suspended' })
    const suspended = await edit(data, {}, seller)
    expect([suspended.status, suspended.error.code]).toEqual([403, 'vendor/suspended'])
    expect(await countDeals(seller)).toBe(1)
  })

  test('for more than five uses until its seller is proven', async () => {
    const seller = await signUpVendor()
    await updateVendor(seller.uid, { trial: NEW_TRIAL })
    const refused = await make({ uses: 6 }, seller)
    expect([refused.status, refused.error.code]).toEqual([422, 'deal/too-many-uses'])
    const { data } = await make({ uses: 5 }, seller)
    expect((await edit(data, { uses: 6 }, seller)).error.code).toBe('deal/too-many-uses')
  })
})
