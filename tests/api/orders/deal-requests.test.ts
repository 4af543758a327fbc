import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShownDeal } from '../../../functions/src/contract/api/orders/deals'
import type { Block } from '../../../functions/src/contract/entities/messaging/message'
import { blockId } from '../../../functions/src/contract/entities/messaging/message'
import { NEW_TRIAL } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, firestore, removed } from '../../../functions/src/db/firestore'
import { updateVendor } from '../../../functions/src/db/people/vendors'
import { startApi } from '../../support/api-server'
import { allProblems } from '../../support/checkouts'
import { countedTest } from '../../support/counts'
import { orderDeal, readDealNow, tryDeal, usesNow } from '../../support/deals'
import { type Person, signUp } from '../../support/people'
import {
  acceptRequest,
  answerSeller,
  askFor,
  listRequests,
  lookAtLink,
  tryAsking,
  withdrawRequest,
} from '../../support/requests'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let buyer: Person
let vendor: Person
let other: Person
beforeAll(async () => {
  testApi = await openTestApi()
  ;[buyer, vendor, other] = await Promise.all([
    testApi.buyer(),
    testApi.vendor(),
    testApi.vendor('0123456784'),
  ])
})
afterAll(() => testApi.close())

const now = ({ deal }: ShownDeal) => readDealNow(deal)

describe('a buyer’s request', () => {
  test('is seen by whoever has its link, without a seller and without who asks', async () => {
    const asked = await askFor(testApi, buyer)
    expect(asked).toMatchObject({
      deal: { made_by: 'buyer', state: 'open', version: 1, terms: { uses: 1 } },
    })
    expect(asked).not.toHaveProperty('seller')
    const { status, data, text } = await lookAtLink(testApi, asked)
    expect(status).toBe(200)
    expect(data).toEqual(asked)
    for (const secret of [buyer.uid, buyer.email, 'Ngozi']) expect(text).not.toContain(secret)
  })

  test('is kept by nobody on the way: who sells is agreed without a new version', async () => {
    const { call, close } = await startApi({ app: { public_ttl_ms: 60_000 } })
    const asked = await askFor(testApi, buyer)
    const seen = () => call<ShownDeal>('GET', `/public/deals/${asked.deal.code}`, {})
    const before = await seen()
    expect(before.headers['cache-control']).toBe('no-store')
    expect(before.data).not.toHaveProperty('seller')
    await acceptRequest(testApi, vendor, asked)
    expect((await seen()).data.seller?.vendor_id).toBe(vendor.uid)
    await close()
  })

  test('is listed for who asked alone, the newest first', async () => {
    const asker = await testApi.buyer()
    const first = await askFor(testApi, asker, { title: 'First cap' })
    testApi.passTime(1_000)
    const second = await askFor(testApi, asker, { title: 'Second cap' })
    expect((await listRequests(testApi, asker)).data).toEqual([second, first])
    expect((await listRequests(testApi, await testApi.buyer('Ada Obi'))).data).toEqual([])
  })

  test('that is sent again is the same one, at once or after it was answered', async () => {
    const id = testApi.deps.ids()
    const both = await Promise.all([1, 2].map(() => tryAsking(testApi, buyer, {}, id)))
    expect(both.map(({ data }) => data.deal.version)).toEqual([1, 1])
    expect(both[0]?.data).toEqual(both[1]?.data)
  })

  test('is changed as a new version, by who asked alone', async () => {
    const { deal } = await askFor(testApi, buyer)
    const { data } = await tryAsking(testApi, buyer, { price_minor: 900_000 }, deal.id)
    expect(data.deal).toMatchObject({
      version: 2,
      code: deal.code,
      terms: { price_minor: 900_000 },
    })
    const refused = await tryAsking(testApi, vendor, { price_minor: 1_000_000 }, deal.id)
    expect([refused.status, codeOf(refused)]).toEqual([404, 'deal/not-found'])
    expect(await readDealNow(deal)).toMatchObject({ version: 2, terms: { price_minor: 900_000 } })
  })

  test('isn’t a seller’s deal, nor a seller’s deal a request', async () => {
    const asked = await askFor(testApi, buyer)
    await acceptRequest(testApi, vendor, asked)
    const path = `/vendors/deals/${asked.deal.id}/withdraw`
    expect(codeOf(await testApi.call('POST', path, { as: vendor }))).toBe('deal/not-found')
    const made = await testApi.call<ShownDeal['deal']>('POST', '/vendors/deals', {
      as: vendor,
      body: {
        ...{ title: 'A drum', description: 'Carved of iroko, as we spoke about it.', uses: 1 },
        ...{ category: 'home_kitchen', price_minor: 500_000, days: 3, fee_payer: 'buyer' },
        delivery: { kind: 'pickup' },
      },
    })
    const refused = await acceptRequest(testApi, other, { deal: made.data })
    expect([refused.status, codeOf(refused)]).toEqual([404, 'deal/not-found'])
    expect((await now(asked)).status).toBe('accepted')
  })

  test.each([
    ['more than 5 times', { uses: 6 }, 422, 'deal/too-many-uses'],
    ['below ₦500', { price_minor: 49_999 }, 400, 'request/invalid'],
    ['for 31 days', { days: 31 }, 400, 'request/invalid'],
    [
      'with a picture of others',
      { image_paths: ['x/products/y/z.jpg'] },
      422,
      'product/image-not-ours',
    ],
  ])('isn’t made %s', async (_, change, status, code) => {
    const id = testApi.deps.ids()
    const refused = await tryAsking(testApi, buyer, change, id)
    expect([refused.status, codeOf(refused)]).toEqual([status, code])
    expect((await firestore().doc(`${COLLECTIONS.deals}/${id}`).get()).exists).toBe(false)
  })

  test('says what leads outside of the escrow', async () => {
    const { deal } = await askFor(testApi, buyer, {
      description: 'Call me on 0803 123 4567 first.',
    })
    expect(deal.flags).toEqual(['contact'])
  })
})

describe('a seller', () => {
  test('who accepts is bound and shown; the buyer can’t pay before they agree', async () => {
    const asked = await askFor(testApi, buyer)
    const accepted = await acceptRequest(testApi, vendor, asked)
    expect(accepted.data).toMatchObject({
      deal: { state: 'accepted', version: 1 },
      seller: { vendor_id: vendor.uid, is_verified: true, completed: 0 },
    })
    expect((await lookAtLink(testApi, asked)).data).toEqual(accepted.data)
    const refused = await tryDeal(testApi, buyer, await now(asked))
    expect([refused.status, codeOf(refused)]).toEqual([409, 'deal/not-payable'])
    expect(await usesNow(asked.deal)).toEqual([0, 0])
    const answered = await answerSeller(testApi, buyer, asked, vendor)
    expect(answered.data.deal.consented_at).toBeDefined()
    const order = await orderDeal(testApi, buyer, await now(asked))
    expect(order).toMatchObject({ vendor_id: vendor.uid, source: { id: asked.deal.id } })
  })

  countedTest('R8', 'is the first of two who accept at once; the other is told', async () => {
    const asked = await askFor(testApi, buyer)
    const both = await Promise.all([
      acceptRequest(testApi, vendor, asked),
      acceptRequest(testApi, other, asked),
    ])
    expect(both.map(codeOf).toSorted()).toEqual(['deal/taken', 'success'])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both[0]?.status === 200 ? vendor : other
    expect((await now(asked)).vendor_id).toBe(winner.uid)
  })

  test('accepts the terms that they saw, though the buyer edits meanwhile', async () => {
    const asked = await askFor(testApi, buyer)
    const [edit, accepted] = await Promise.all([
      tryAsking(testApi, buyer, { price_minor: 60_000 }, asked.deal.id),
      acceptRequest(testApi, vendor, asked),
    ])
    expect(edit.status).toBe(200)
    expect(['success', 'deal/changed']).toContain(codeOf(accepted))
    // Whoever was first, nobody is bound by what they didn’t see.
    expect(await now(asked)).toMatchObject({ status: 'open', vendor_id: null, version: 2 })
    const late = await acceptRequest(testApi, vendor, asked)
    expect([late.status, codeOf(late)]).toEqual([409, 'deal/changed'])
  })

  test('declines for themselves alone, also after accepting', async () => {
    const asked = await askFor(testApi, buyer)
    await acceptRequest(testApi, vendor, asked)
    const declined = await acceptRequest(testApi, vendor, asked, { accepts: false })
    expect(declined.data).toMatchObject({ deal: { state: 'open' } })
    expect(declined.data).not.toHaveProperty('seller')
    const again = await acceptRequest(testApi, vendor, asked)
    expect([again.status, codeOf(again)]).toEqual([409, 'deal/not-yours'])
    await acceptRequest(testApi, other, asked, { accepts: false })
    expect(await now(asked)).toMatchObject({ status: 'open', refused_ids: [vendor.uid, other.uid] })
  })

  test('can’t accept their own request, nor answer in another’s name', async () => {
    const own = await askFor(testApi, vendor)
    const refused = await acceptRequest(testApi, vendor, own)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'deal/not-yours'])
    const asked = await askFor(testApi, buyer)
    const named = await acceptRequest(testApi, vendor, asked, { vendor_id: other.uid })
    expect(codeOf(named)).toBe('deal/not-yours')
    for (const one of [own, asked]) expect((await now(one)).status).toBe('open')
  })

  test('isn’t one whom the buyer blocked, or who blocked the buyer', async () => {
    const asked = await askFor(testApi, buyer)
    const id = blockId(buyer.uid, other.uid)
    const updated_at = timestampFromMillis(testApi.clock())
    const members = [buyer.uid, other.uid]
    const block: Block = { id, members, blocked_by: [other.uid], updated_at }
    await collectionOf<Block>(COLLECTIONS.blocks).doc(id).set(block)
    const refused = await acceptRequest(testApi, other, asked)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'deal/not-yours'])
    await collectionOf(COLLECTIONS.blocks).doc(id).delete()
    expect((await acceptRequest(testApi, other, asked)).status).toBe(200)
  })

  test('is verified: with an email, a store, a bank account, and not suspended', async () => {
    const asked = await askFor(testApi, buyer)
    const seller = await testApi.vendor('0123456776')
    const unverified = await signUp({ roles: ['user', 'vendor'], email_verified: false })
    const storeless = await signUp({ roles: ['user', 'vendor'] })
    const secret = firestore().doc(`${COLLECTIONS.vendors}/${seller.uid}/private/store`)
    const kept = (await secret.get()).get('payout_account')
    await secret.update({ payout_account: null })
    const poor = await acceptRequest(testApi, seller, asked)
    await secret.update({ payout_account: kept })
    await updateVendor(seller.uid, { status: 'suspended' })
    const found = [
      poor,
      await acceptRequest(testApi, seller, asked),
      await acceptRequest(testApi, unverified, asked),
      await acceptRequest(testApi, storeless, asked),
      await acceptRequest(testApi, await testApi.buyer('Ada Obi'), asked),
    ]
    expect(found.map((one) => `${one.status} ${codeOf(one)}`)).toEqual([
      '409 payout/no-account',
      '403 vendor/suspended',
      '403 auth/email-not-verified',
      '404 vendor/not-found',
      '403 auth/vendor-required',
    ])
    expect(await now(asked)).toMatchObject({ status: 'open', vendor_id: null })
  })

  test('who is new may accept what is bought five times', async () => {
    await updateVendor(other.uid, { trial: NEW_TRIAL })
    const asked = await askFor(testApi, buyer, { uses: 5 })
    expect((await acceptRequest(testApi, other, asked)).status).toBe(200)
    await collectionOf(COLLECTIONS.vendors).doc(other.uid).update({ trial: removed() })
  })

  test('isn’t bound by what ended', async () => {
    const withdrawn = await askFor(testApi, buyer)
    expect((await withdrawRequest(testApi, buyer, withdrawn)).data.deal.state).toBe('withdrawn')
    expect((await withdrawRequest(testApi, buyer, withdrawn)).status).toBe(200)
    const expired = await askFor(testApi, buyer, { days: 1 })
    testApi.passTime(DAY_MS)
    for (const asked of [withdrawn, expired]) {
      const refused = await acceptRequest(testApi, vendor, asked)
      expect([refused.status, codeOf(refused)]).toEqual([409, 'deal/over'])
    }
    const begun = await tryAsking(testApi, buyer, {}, expired.deal.id)
    expect(begun.data.deal).toMatchObject({ state: 'open', version: 2 })
    expect(codeOf(await tryAsking(testApi, buyer, {}, withdrawn.deal.id))).toBe('deal/over')
  })
})

test('afterwards every book balances, and uses are what unpaid orders hold', async () => {
  await testApi.drain()
  expect(await allProblems(testApi)).toEqual([])
})
