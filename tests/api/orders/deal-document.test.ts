import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HeldDeal, ShownDeal } from '../../../functions/src/contract/api/orders/deals'
import type { Deal } from '../../../functions/src/contract/entities/orders/deal'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { removeStorePrivate } from '../../../functions/src/db/people/vendors'
import { anonymizeVendor } from '../../../functions/src/usecases/account/anonymize'
import { type Api, startApi } from '../../support/api-server'
import { startMeter } from '../../support/firestore-meter'
import { PAGES_ORIGIN, startPages } from '../../support/pages-server'
import type { Person } from '../../support/people'
import { readHead } from '../../support/read-head'
import { VALID_BODIES } from '../../support/route-cells'
import { signUpVendor } from '../../support/stores'

let api: Api
let pages: Awaited<ReturnType<typeof startPages>>
let vendor: Person
beforeAll(async () => {
  api = await startApi()
  pages = await startPages({ public_ttl_ms: 60_000 })
  vendor = await signUpVendor('Itoku Adire Works')
  // The renderer is loaded by the first page.
  await pages.get('/d/none')
}, 120_000)
afterAll(async () => {
  await pages.close()
  await api.close()
})

const BODY = VALID_BODIES['deals.create']
const make = async (as = vendor): Promise<HeldDeal> =>
  (await api.call<HeldDeal>('POST', '/vendors/deals', { as, body: BODY })).data
const change = (deal: HeldDeal, to: Partial<Deal>): Promise<unknown> =>
  collectionOf<Deal>(COLLECTIONS.deals).doc(deal.id).update(to)

describe('the document of a deal', () => {
  test('has a head for chats, and none for search engines', async () => {
    const deal = await make()
    const { status, text } = await pages.get(`/d/${deal.code}`)
    const head = readHead(text)
    expect([status, head.robots, head.canonical]).toEqual([200, 'noindex', undefined])
    expect(head.title).toContain(deal.terms.title)
    expect(head.title).toMatch(/₦[\d,]+ · Oja$/)
    expect(text).toMatch(/property="og:description" content="Protected by escrow\./)
    expect(head.image).toMatch(new RegExp(`^${PAGES_ORIGIN}/`))
  })

  test('says what is bought, of whom, and the one way to pay, without a script', async () => {
    const deal = await make()
    const { text } = await pages.get(`/d/${deal.code}`)
    for (const said of [deal.terms.title, 'Itoku Adire Works', 'A. G.', 'You pay only at']) {
      expect(text).toContain(said)
    }
    const pay = encodeURIComponent(`/checkout/deals/${deal.code}?version=1`)
    expect(text.match(/Buy with escrow/g)).toHaveLength(1)
    expect(text).toMatch(
      new RegExp(
        `href="(?:/auth/login\\?redirect=${pay}|/checkout/deals/${deal.code}\\?version=1)"`,
      ),
    )
  })

  test('has one address, to which every spelling of its code leads', async () => {
    const { code } = await make()
    const plain = code.replace('-', '')
    for (const typed of [plain, code.toLowerCase(), `${plain.replaceAll('1', 'i')}/`]) {
      const { status, headers } = await pages.get(`/d/${typed}`, { redirect: 'manual' })
      expect([status, headers.location]).toEqual([301, `/d/${code}`])
    }
  })

  test('costs a robot’s thousand visits no read while it is cached, and changes nothing (case 53)', async () => {
    const { code, id } = await make()
    const stored = async () => (await collectionOf<Deal>(COLLECTIONS.deals).doc(id).get()).data()
    const first = await pages.get(`/d/${code}`)
    expect(first.headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=30',
    )
    const before = await stored()
    const meter = startMeter()
    for (let at = 0; at < 50; at += 1) {
      expect((await pages.get(`/d/${code}`)).status).toBe(200)
    }
    expect(meter.read()).toEqual({ reads: 0, writes: 0 })
    meter.stop()
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['withdrawn', { status: 'withdrawn' }, 'This deal was withdrawn'],
    ['expired', { expires_at: timestampFromMillis(Date.now() - 1) }, 'This deal has expired'],
    ['sold out', { sold: 1 }, 'This deal is sold out'],
  ] as const)('that is %s says so, and leads on', async (_, to, said) => {
    const deal = await make()
    await change(deal, to)
    const { status, text } = await pages.get(`/d/${deal.code}`)
    expect(status).toBe(200)
    expect(text).toContain(said)
    expect(text).not.toContain('Buy with escrow')
    expect(text).toMatch(/href="\/marketplace"[^>]*>Browse the marketplace/)
    expect(text).toMatch(/href="\/d"/)
  })

  test('of a seller without a bank account says that it can’t be paid now (case 42)', async () => {
    const seller = await signUpVendor('Paused Fabrics')
    const deal = await make(seller)
    const secret = `${COLLECTIONS.vendors}/${seller.uid}/private`
    await collectionOf(secret).doc('store').update({ payout_account: null })
    const { text } = await pages.get(`/d/${deal.code}`)
    expect(text).toContain('can’t be paid now')
    expect(text).not.toContain('Buy with escrow')
  })

  test('whose last use is being paid for says until when (case 37)', async () => {
    const deal = await make()
    const held_until = timestampFromMillis(Date.now() + 600_000)
    await change(deal, { reserved: 1, held_until })
    const { text } = await pages.get(`/d/${deal.code}`)
    expect(text).toMatch(/Someone is paying for the last one until \d\d:\d\d/)
    expect(text).not.toContain('Buy with escrow')
  })

  test('of an erased seller is 410, and names nobody (case 52)', async () => {
    const seller = await signUpVendor('Gone Fabrics')
    const deal = await make(seller)
    await anonymizeVendor(seller.uid, Date.now())
    await removeStorePrivate(seller.uid)
    const { status, text, headers } = await pages.get(`/d/${deal.code}`)
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      410,
      'noindex',
      'no-store',
    ])
    expect(text).not.toContain('Gone Fabrics')
    expect(text).not.toContain(deal.terms.title)
  })

  test('of no deal is 404, is counted by the address, and after 30 nothing is told of any code', async () => {
    const { code } = await make()
    const get = (path: string) =>
      pages.get(path, { headers: { 'x-forwarded-for': '203.0.113.200' } })
    for (let at = 0; at < 30; at += 1) {
      const path = at % 2 === 0 ? '/d/00000-00000' : '/d/nothing'
      expect((await get(path)).status).toBe(404)
    }
    const { text, headers } = await get(`/d/${code}`)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toContain('Itoku Adire Works')
  })
})

describe('the figures beside a deal', () => {
  test('are the seller’s completed sales and disputes, as they were counted', async () => {
    const deal = await make()
    await collectionOf(COLLECTIONS.vendors).doc(vendor.uid).update({ sales_count: 7 })
    await collectionOf(`${COLLECTIONS.vendors}/${vendor.uid}/sales_days`)
      .doc('total')
      .set({ disputes: 3, disputes_lost: 1 })
    const { data } = await api.call<ShownDeal>('GET', `/public/deals/${deal.code}`)
    expect(data.seller).toMatchObject({ completed: 7, disputes: 3, disputes_lost: 1 })
  })
})

describe('a version that is asked for', () => {
  test('is never one from before the change', async () => {
    const deal = await make()
    const show = (version: number) =>
      api.call<ShownDeal>('GET', `/public/deals/${deal.code}?version=${version}`)
    expect((await show(2)).error.code).toBe('deal/not-found')
    await api.call('PUT', `/vendors/deals/${deal.id}`, {
      as: vendor,
      body: { ...BODY, price_minor: 990_000 },
    })
    const { data } = await show(2)
    expect([data.deal.version, data.deal.terms.price_minor]).toEqual([2, 990_000])
  })
})
