import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Offer } from '../../../functions/src/contract/entities/orders/offer'
import { joinsOf } from '../../support/joins'
import {
  agreedOffer,
  haggledProduct,
  makeOffer,
  orderOffer,
  readOfferNow,
} from '../../support/offers'
import { signUp } from '../../support/people'
import { openPhoneApi, type PhoneApi } from '../../support/phones'
import type { TestApi } from '../../support/test-api'

let api: PhoneApi
let testApi: TestApi
beforeAll(async () => {
  api = await openPhoneApi()
  ;({ testApi } = api)
})
afterAll(() => testApi.close())

const remove = (as: Awaited<ReturnType<typeof signUp>>) =>
  testApi.call('POST', '/users/delete', { as, body: { confirm: 'DELETE' } })

test('what somebody offered is in the file of their data, and not in anybody else’s', async () => {
  const [vendor, buyer, other] = [await testApi.vendor(), await signUp(), await signUp()]
  const offer = await makeOffer(testApi, buyer, await haggledProduct(testApi, vendor), 600_000)
  const exported = async (as: typeof buyer) =>
    (
      await testApi.call<{ offers: Offer[]; offers_received: Offer[] }>('GET', '/users/export', {
        as,
      })
    ).data
  expect(await exported(buyer)).toMatchObject({ offers: [offer], offers_received: [] })
  expect(await exported(vendor)).toMatchObject({
    offers: [],
    offers_received: [{ ...offer, party: 'vendor' }],
  })
  expect(await exported(other)).toMatchObject({ offers: [], offers_received: [] })
})

test('who leaves takes back what was offered, and a store’s leaving ends what it was offered', async () => {
  const [vendor, leaves, stays] = [await testApi.vendor(), await signUp(), await signUp()]
  const product = await haggledProduct(testApi, vendor)
  const own = await makeOffer(testApi, leaves, product, 600_000)
  const theirs = await agreedOffer(testApi, { vendor, buyer: stays, product })
  expect((await remove(leaves)).status).toBe(200)
  expect(await readOfferNow(own)).toMatchObject({ state: 'withdrawn', due: null })
  expect((await readOfferNow(theirs)).state).toBe('accepted')
  expect((await remove(vendor)).status).toBe(200)
  expect(await readOfferNow(theirs)).toMatchObject({ state: 'void', void_reason: 'gone' })
})

test('an account that becomes a part of another one brings its offers, which can be bought', async () => {
  const { join } = joinsOf(api)
  const [vendor, stays, other] = await Promise.all([
    testApi.vendor(),
    signUp({ name: 'Ngozi Eze' }),
    api.phones.enter({ name: 'Ngozi' }),
  ])
  const product = await haggledProduct(testApi, vendor)
  const offer = await agreedOffer(testApi, { vendor, buyer: other, product })
  const joined = await join(stays, other)
  expect(joined.status).toBe(200)
  expect(await readOfferNow(offer)).toMatchObject({ buyer_id: stays.uid, state: 'accepted' })
  const ordered = await orderOffer(testApi, stays, offer)
  expect(ordered.items).toMatchObject([{ unit_price: 800_000, offer_id: offer.id }])
})
