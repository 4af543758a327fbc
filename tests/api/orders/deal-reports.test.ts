import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { consoleEndpoints } from '../../../functions/src/contract/api/console/console'
import type { ResponseOf } from '../../../functions/src/contract/api/endpoint'
import type { HeldDeal, ShownDeal } from '../../../functions/src/contract/api/orders/deals'
import type { Deal } from '../../../functions/src/contract/entities/orders/deal'
import { makeDealCode } from '../../../functions/src/domain/orders/deal/deal-code'
import { makeDeal, orderDeal, readDealNow, tryDeal } from '../../support/deals'
import { notificationsOf } from '../../support/notifications/notifications-of'
import { type Person, signUp, signUpOperator } from '../../support/people'
import { askFor, tryAsking } from '../../support/requests'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

type Reported = ResponseOf<(typeof consoleEndpoints)['reportedProduct']>

let testApi: TestApi
let vendor: Person
let buyer: Person
let operator: Person

beforeAll(async () => {
  testApi = await openTestApi()
  operator = await signUpOperator(testApi.deps, 'owner')
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

/** A deal whose code people can type. */
const made = (terms: Partial<Deal['terms']> = {}) =>
  makeDeal(testApi, vendor, { code: makeDealCode(testApi.deps.random), terms })

const report = (as: Person, { id }: Pick<Deal, 'id'>) =>
  testApi.call('POST', `/products/${id}/report`, {
    as,
    body: { reason: 'counterfeit', text: 'These are not from Iseyin.' },
  })

const look = ({ id }: Pick<Deal, 'id'>) =>
  testApi.call<Reported>('GET', `/console/products/${id}`, { as: operator })

const decide = ({ id }: Pick<Deal, 'id'>, action: 'takedown' | 'reinstate') =>
  testApi.call('POST', `/console/products/${id}`, {
    as: operator,
    body: { action, reason: 'It is a copy of a protected label.' },
  })

const own = ({ id }: Pick<Deal, 'id'>) =>
  testApi.call<HeldDeal>('GET', `/vendors/deals/${id}`, { as: vendor })

const flagsOf = (person: Person) => notificationsOf(person, 'DEAL_FLAGGED')

describe('a reported deal', () => {
  test('waits for an operator, who sees what buyers do, and of whom else was reported', async () => {
    const deal = await made({ title: 'Aso-oke of Iseyin' })
    expect((await report(await signUp(), deal)).status).toBe(200)
    const queue = await testApi.call<{ items: object[] }>('GET', '/console/queue', { as: operator })
    expect(queue.data.items).toContainEqual(
      expect.objectContaining({
        kind: 'product_report',
        title: 'Aso-oke of Iseyin',
        subject: { type: 'product', id: deal.id },
      }),
    )
    const { data, text } = await look(deal)
    expect(data, text).toMatchObject({
      product: { name: 'Aso-oke of Iseyin', description: deal.terms.description },
      status: 'active',
      price: deal.terms.price_minor,
      vendor: { uid: vendor.uid, name: 'Store of Tunde Bello' },
      open_reports: 1,
      reports: [{ reason: 'counterfeit' }],
    })
    expect((await testApi.call('GET', `/public/deals/${data.code}`, {})).status).toBe(200)
    const other = await made({ title: 'Another stole' })
    await report(await signUp(), other)
    expect((await look(deal)).data.others).toContainEqual({
      product_id: other.id,
      name: 'Another stole',
      count: 1,
    })
  })

  test('by three people is told to its seller once, with a way to it, and not by whom', async () => {
    const seller = await testApi.vendor()
    const deal = await makeDeal(testApi, seller)
    const people = await Promise.all([1, 2, 3, 4].map(() => signUp()))
    await Promise.all(people.map((person) => report(person, deal)))
    const flags = await flagsOf(seller)
    expect(flags.map(({ cta }) => cta?.href)).toEqual([`/dashboard/vendor/deals/${deal.id}`])
    for (const { uid } of people) expect(JSON.stringify(flags)).not.toContain(uid)
  })

  test('isn’t one’s own, and a request neither', async () => {
    expect(codeOf(await report(vendor, await made()))).toBe('product/own-report')
    const { deal } = await askFor(testApi, buyer)
    expect(codeOf(await report(buyer, deal))).toBe('product/own-report')
    expect((await report(vendor, deal)).status).toBe(200)
  })
})

describe('a deal that is taken down', () => {
  test('can’t be paid or edited, what is being paid goes on, and who made it reads why', async () => {
    const deal = await made({ title: 'A cap', uses: 3 })
    const begun = await orderDeal(testApi, buyer, deal)
    expect((await decide(deal, 'takedown')).status).toBe(200)
    expect(codeOf(await tryDeal(testApi, await testApi.buyer(), deal))).toBe('deal/not-payable')
    const shown = await testApi.call<ShownDeal>('GET', `/public/deals/${deal.code}`, {})
    expect(shown.data.deal.state).toBe('withdrawn')
    expect(shown.text).not.toContain('protected label')
    expect((await own(deal)).data).toMatchObject({
      state: 'withdrawn',
      taken_down: 'It is a copy of a protected label.',
    })
    const { images, ...terms } = deal.terms
    const edited = await testApi.call('PUT', `/vendors/deals/${deal.id}`, {
      as: vendor,
      body: { ...terms, image_paths: images.map(({ path }) => path), days: 3 },
    })
    expect(codeOf(edited)).toBe('deal/ended')
    testApi.pay(begun, { is_silent: true, channel: 'bank_transfer' })
    const [held] = (await testApi.verify(buyer, begun)).data.transactions
    expect(held?.status.status).toBe('in_escrow')
    expect((await flagsOf(vendor)).at(-1)?.message).toContain('copy of a protected label')
  })

  test('is opened again by an operator alone, by the same link', async () => {
    const deal = await made()
    await decide(deal, 'takedown')
    expect(codeOf(await decide(deal, 'takedown'))).toBe('operator/refused')
    expect((await look(deal)).data.status).toBe('taken_down')
    expect((await decide(deal, 'reinstate')).status).toBe(200)
    expect((await own(deal)).data).not.toHaveProperty('taken_down')
    expect((await orderDeal(testApi, await testApi.buyer(), deal)).status.status).toBe('pending')
    expect(codeOf(await decide(deal, 'reinstate'))).toBe('operator/refused')
  })

  test('live, makes no price for one buyer any more', async () => {
    const deal = await made({ uses: 5 })
    const path = `/vendors/deals/${deal.id}`
    await testApi.call('POST', `${path}/live`, { as: vendor, body: { minutes: 60 } })
    await decide(deal, 'takedown')
    const price = { as: vendor, body: { price_minor: 400_000 } }
    expect(codeOf(await testApi.call('POST', `${path}/price`, price))).toBe('deal/not-live')
    expect((await readDealNow(deal)).apart ?? 0).toBe(0)
  })

  test('and was a price for one buyer, stays down: its use went back to the live deal', async () => {
    const deal = await made({ uses: 5 })
    const path = `/vendors/deals/${deal.id}`
    await testApi.call('POST', `${path}/live`, { as: vendor, body: { minutes: 60 } })
    const price = { as: vendor, body: { price_minor: 400_000 } }
    const { data: one } = await testApi.call<HeldDeal>('POST', `${path}/price`, price)
    await decide(one, 'takedown')
    await testApi.drain()
    expect((await readDealNow(deal)).apart).toBe(0)
    expect(codeOf(await decide(one, 'reinstate'))).toBe('operator/refused')
    expect((await readDealNow(one)).status).toBe('withdrawn')
  })
})

test('a request has no product’s id, so that a report and a takedown mean the product', async () => {
  const product = await testApi.product(vendor)
  for (const as of [vendor, buyer]) {
    expect(codeOf(await tryAsking(testApi, as, {}, product.id))).toBe('deal/not-found')
  }
  expect((await decide(product, 'takedown')).status).toBe(200)
  const { status, data } = await look(product)
  expect([status, data.slug === '', data.status]).toEqual([200, false, 'taken_down'])
})
