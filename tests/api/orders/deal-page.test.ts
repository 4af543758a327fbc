import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HeldDeal, ShownDeal } from '../../../functions/src/contract/api/orders/deals'
import type { Deal } from '../../../functions/src/contract/entities/orders/deal'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { HOUR_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { removeStorePrivate } from '../../../functions/src/db/people/vendors'
import { anonymizeVendor } from '../../../functions/src/usecases/account/anonymize'
import { type Api, startApi } from '../../support/api-server'
import { startMeter } from '../../support/firestore-meter'
import type { Person } from '../../support/people'
import { VALID_BODIES } from '../../support/route-cells'
import { signUpVendor } from '../../support/stores'

let api: Api
let vendor: Person
let now = Date.now()
beforeAll(async () => {
  api = await startApi({ deps: { clock: () => now } })
  vendor = await signUpVendor()
})
afterAll(() => api.close())

const make = async (as = vendor): Promise<HeldDeal> =>
  (await api.call<HeldDeal>('POST', '/vendors/deals', { as, body: VALID_BODIES['deals.create'] }))
    .data
const show = (code: string, from = '203.0.113.1') =>
  api.call<ShownDeal>('GET', `/public/deals/${encodeURIComponent(code)}`, { from })
const stored = async ({ id }: HeldDeal) =>
  (await collectionOf<Deal>(COLLECTIONS.deals).doc(id).get()).data()

describe('a deal’s page', () => {
  test('says the terms and who sells, and neither legal name nor account', async () => {
    const deal = await make()
    const { status, data, text } = await show(deal.code)
    expect(status).toBe(200)
    expect(data.deal).toEqual(deal)
    expect(data.seller).toMatchObject({ is_verified: true, bank_initials: 'A. G.' })
    for (const secret of ['Adeyemi', 'ADEYEMI', 'Chidi', 'CHIDI', '6789', '0803', vendor.email]) {
      expect(text).not.toContain(secret)
    }
  })

  test('is found however the code is typed', async () => {
    const { id, code } = await make()
    const plain = code.replace('-', '')
    const alike = plain.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    for (const typed of [plain, alike, ` ${plain.slice(0, 3)} ${plain.slice(3)} `]) {
      expect((await show(typed)).data.deal.id).toBe(id)
    }
  })

  test('changes nothing when it is fetched', async () => {
    const deal = await make()
    const before = await stored(deal)
    const meter = startMeter()
    await show(deal.code)
    const { writes } = meter.read()
    meter.stop()
    expect(writes).toBe(0)
    expect(await stored(deal)).toEqual(before)
  })

  test('reads nothing while it is cached', async () => {
    const cached = await startApi({ app: { public_ttl_ms: 60_000 } })
    try {
      const { code } = await make()
      const fetched = () => cached.call<ShownDeal>('GET', `/public/deals/${code}`)
      const meter = startMeter()
      const first = await fetched()
      const { reads } = meter.read()
      expect(reads).toBeGreaterThan(0)
      const again = await Promise.all([fetched(), fetched(), fetched()])
      const after = meter.read().reads
      meter.stop()
      expect(after).toBe(reads)
      for (const { data } of again) expect(data).toEqual(first.data)
    } finally {
      await cached.close()
    }
  })

  test('of an erased seller says nothing of them', async () => {
    const seller = await signUpVendor('Gone Fabrics')
    const deal = await make(seller)
    await anonymizeVendor(seller.uid, now)
    await removeStorePrivate(seller.uid)
    const { status, error, text } = await show(deal.code)
    expect([status, error.code]).toEqual([410, 'deal/seller-gone'])
    expect(text).not.toContain('Gone Fabrics')
    expect((await stored(deal))?.status).toBe('withdrawn')
  })
})

describe('codes that no deal has', () => {
  test('are answered alike, 30 an hour for each address, and then nothing is told', async () => {
    const { code } = await make()
    const from = '203.0.113.77'
    const asked = []
    for (let at = 0; at < 30; at += 1) {
      asked.push(await show(at % 2 === 0 ? '00000-00000' : 'no code at all', from))
    }
    const answers = asked.map(({ status, error }) => `${status} ${error.code} ${error.message}`)
    expect(new Set(answers)).toEqual(
      new Set(['404 deal/not-found There is no such deal. Check the link.']),
    )
    for (const refused of [await show('00000-00000', from), await show(code, from)]) {
      expect([refused.status, refused.error.code]).toEqual([429, 'request/rate-limited'])
    }
    expect((await show(code, '203.0.113.78')).status).toBe(200)
    now += HOUR_MS
    expect((await show(code, from)).status).toBe(200)
  })

  test('don’t count where deals are found', async () => {
    const { code } = await make()
    const from = '203.0.113.79'
    for (let at = 0; at < 31; at += 1) expect((await show(code, from)).status).toBe(200)
  })
})
