import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Checked } from '../../../functions/src/contract/api/messaging/check'
import { vendorNetOf } from '../../../functions/src/contract/entities/money/statement'
import { formatMoney } from '../../../functions/src/contract/money'
import { readWords } from '../../../functions/src/db/people/words'
import { makeDeal } from '../../support/deals'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let buyer: Person
let vendor: Person
beforeAll(async () => {
  testApi = await openTestApi()
  buyer = await testApi.buyer()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const check = async (text: string, as?: Person): Promise<Checked> => {
  const response = as
    ? await testApi.call<Checked>('POST', '/users/check', { as, body: { text } })
    : await testApi.call<Checked>('POST', '/public/check', { body: { text } })
  if (response.status !== 200) throw new Error(response.text)
  return response.data
}
const site = () => testApi.deps.app_url
const saleLink = (id: string) => `${site()}/dashboard/vendor/sales/${id}`
const FORGED = 'Oja: ₦50,000 is held. Send it now!'

describe('a code or link of an order', () => {
  test('tells its vendor what is held for them and by when to send', async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    await testApi.done(vendor, order, 'confirm')
    const held = formatMoney(vendorNetOf(await testApi.read(order)), 'NGN')
    for (const text of [order.id, saleLink(order.id), order.invoice_id]) {
      const { verdict, title, orders } = await check(text, vendor)
      expect([verdict, title]).toEqual(['yours', 'This is Oja’s'])
      expect(orders).toMatchObject([{ transaction_id: order.id, party: 'vendor' }])
      expect(orders[0]?.text).toMatch(
        new RegExp(`^Paid and held: ${held} is held for you\\. Send by \\w{3} \\d`),
      )
    }
  })

  test('tells its buyer what is true at each step', async () => {
    const product = await testApi.product(vendor)
    const order = await testApi.buy(buyer, product)
    const say = async (as: Person) => (await check(order.id, as)).orders[0]?.text
    expect(await say(buyer)).toContain('You haven’t paid it.')
    expect(await say(vendor)).toBe(
      'It isn’t paid. Nothing is held for you. Don’t send anything for it.',
    )
    testApi.pay(order, { is_silent: true })
    await testApi.verify(buyer, order)
    expect(await say(buyer)).toContain(`Your ${formatMoney(order.amount_paid, 'NGN')} is held.`)
    await testApi.done(vendor, order, 'confirm')
    await shipOrder(testApi, vendor, order)
    expect(await say(buyer)).toContain('Give the code only when the goods are in your hands.')
    expect(await say(vendor)).toContain('Hand it over by')
  })

  test('tells both of a cancelled order that nothing is held', async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    await testApi.done(vendor, order, 'decline', { reason: 'out_of_stock' })
    expect((await check(order.id, vendor)).orders[0]?.text).toBe(
      'It is cancelled. Nothing is held for you. Don’t send anything for it.',
    )
    expect((await check(order.id, buyer)).orders[0]?.text).toContain('goes back to you')
  })

  test('tells others that it is Oja’s, and nothing of the order', async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor, { name: 'Secret cap' }))
    const stranger = await testApi.buyer('Somebody Else')
    for (const as of [undefined, stranger]) {
      const answer = await check(saleLink(order.id), as)
      expect([answer.verdict, answer.title, answer.orders]).toEqual(['ours', 'This is Oja’s', []])
      expect(JSON.stringify(answer)).not.toMatch(/Secret cap|Ngozi|Tunde|₦|paid/)
    }
    expect((await check(order.id, stranger)).text).toContain('It isn’t yours')
  })

  test('that there isn’t is not ours, on our host too', async () => {
    for (const as of [undefined, vendor]) {
      for (const text of ['k3f9qzk3f9qzk3f9qz01', saleLink('k3f9qzk3f9qzk3f9qz01')]) {
        expect((await check(text, as)).verdict).toBe('not_ours')
      }
    }
  })
})

describe('whether a number exists is told to its owner alone', () => {
  test('signed out every number is answered alike', async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    const real = await check(order.invoice_id)
    expect(real.verdict).toBe('sign_in')
    expect(await check('OJA-20260131-ZZZZZZ')).toEqual(real)
  })

  test('and to a stranger too', async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    const stranger = await testApi.buyer('Somebody Else')
    const real = await check(order.invoice_id, stranger)
    expect(real.verdict).toBe('not_ours')
    expect(await check('OJA-20260131-ZZZZZZ', stranger)).toEqual(real)
  })
})

describe('a forged message', () => {
  test('is not ours, and what is true stands beside it (case 124)', async () => {
    const alone = await testApi.vendor()
    expect(await check(FORGED)).toMatchObject({ verdict: 'not_ours', title: 'This is not ours' })
    expect(await check(FORGED, alone)).toMatchObject({ verdict: 'not_ours', orders: [] })
    const order = await testApi.paid(buyer, await testApi.product(alone))
    const { verdict, orders } = await check(FORGED, alone)
    expect(verdict).toBe('not_ours')
    expect(orders).toMatchObject([{ transaction_id: order.id }])
  })

  test('isn’t ours by the word of who got it', async () => {
    const word = (await readWords([vendor.uid])).get(vendor.uid)
    expect((await check(`${word}. ${FORGED}`, vendor)).verdict).toBe('not_ours')
    expect((await check(`${word}`, vendor)).verdict).toBe('not_ours')
  })

  test('with a link to a page of ours is still not ours (case 124)', async () => {
    for (const as of [undefined, vendor]) {
      const { verdict, title } = await check(`${FORGED} ${site()}/marketplace`, as)
      expect([verdict, title]).toEqual(['unproven', 'Only its link is Oja’s'])
    }
    expect((await check(`${site()}/marketplace`)).verdict).toBe('ours')
  })

  test('that names our host and links elsewhere names where it leads', async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    for (const text of [
      `[${site()}](https://evil.com/pay) ${order.id}`,
      `${FORGED} ${saleLink(order.id)} https://evil.com/pay`,
      `${site()}/auth/login?redirect=https://evil.com`,
      `https://${new URL(site()).host.replace(':', '.')}@evil.com`,
    ]) {
      for (const as of [undefined, vendor]) {
        const answer = await check(text, as)
        expect([answer.verdict, answer.title]).toEqual(['not_ours', 'This is not ours'])
      }
    }
    expect((await check('Pay at https://evil.com/x')).text).toContain('evil.com')
  })

  test('around a true link shows the true amount and says that the message isn’t true', async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor, { price: 50_000 }))
    const { verdict, title, orders } = await check(`${FORGED} ${saleLink(order.id)}`, vendor)
    expect([verdict, title]).toEqual(['yours', 'The message isn’t true'])
    expect(orders[0]?.text).toContain('₦500 is held for you')
    const stranger = await testApi.vendor()
    expect((await check(`${FORGED} ${saleLink(order.id)}`, stranger)).verdict).toBe('not_ours')
    expect((await check(`${FORGED} ${saleLink(order.id)}`)).verdict).toBe('sign_in')
  })
})

describe('what is checked', () => {
  test.each(['', '   ', 'a'.repeat(5_001), 'x\u0000y', 7, null])(
    'is refused if it is %j',
    async (text) => {
      for (const [path, as] of [
        ['/public/check', undefined],
        ['/users/check', vendor],
      ] as const) {
        const response = await testApi.call('POST', path, { ...(as && { as }), body: { text } })
        expect([response.status, codeOf(response)]).toEqual([400, 'request/invalid'])
      }
    },
  )

  test('is answered to nobody without a session where it is one’s own', async () => {
    const response = await testApi.call('POST', '/users/check', { body: { text: 'x' } })
    expect(response.status).toBe(401)
  })

  test('is limited for a person and for an address', async () => {
    const eager = await testApi.buyer()
    const statuses = new Set<number>()
    for (let tries = 0; tries < 13; tries += 1) {
      const some = Array.from({ length: 10 }, () =>
        testApi.call('POST', '/users/check', { as: eager, body: { text: FORGED } }),
      )
      for (const { status } of await Promise.all(some)) statuses.add(status)
    }
    expect([...statuses].sort()).toEqual([200, 429])
    expect((await check(FORGED, vendor)).verdict).toBe('not_ours')
  })
})

describe('a deal', () => {
  const CODE = 'AB2DE-FGHJK'
  beforeAll(async () => {
    await makeDeal(testApi, vendor, { code: CODE.replace('-', '') })
  })

  test('is ours by its code, however it is typed, and by its link, and says how it stands', async () => {
    for (const text of [CODE, 'ab2defghjk', `${site()}/d/${CODE}`]) {
      for (const as of [undefined, buyer]) {
        const { verdict, text: said } = await check(text, as)
        expect(verdict).toBe('ours')
        expect(said).toMatch(/^It is a deal of .+\. It can be paid now\. Pay on its page alone\./)
      }
    }
  })

  test('that ended says so', async () => {
    await makeDeal(testApi, vendor, { code: 'ENDED00000', status: 'withdrawn' })
    expect((await check('ENDED-00000')).text).toMatch(/^It is a deal of .+\. It was withdrawn\./)
  })

  test('that a buyer asks for is ours before anybody sells by it, and of who has left still', async () => {
    const request = { made_by: 'buyer', buyer_id: buyer.uid } as const
    await makeDeal(testApi, null, { code: 'ASKED00000', ...request })
    await makeDeal(testApi, null, { code: 'ASKED00001', ...request, status: 'withdrawn' })
    await makeDeal(testApi, { ...vendor, uid: 'left' }, { code: 'SAK0000000' })
    const asks = 'A buyer asks for something by it, and nobody sells by it yet.'
    for (const [code, truth] of [
      ['ASKED-00000', `${asks} It can’t be paid now.`],
      ['ASKED-00001', `${asks} It was withdrawn.`],
      ['SAK00-00000', 'It is a deal of a seller who has left. It can’t be paid now.'],
    ] as const) {
      const { verdict, text } = await check(`${site()}/d/${code}`)
      expect([verdict, text]).toEqual(['ours', expect.stringContaining(truth)])
    }
  })

  test('proves no message around it', async () => {
    const { verdict, title } = await check(`I have paid you for ${CODE}, send it now`)
    expect([verdict, title]).toEqual(['unproven', 'Only the deal is Oja’s'])
  })

  test('that nobody made isn’t ours', async () => {
    for (const text of ['00000-00000', `${site()}/d/none`]) {
      const { verdict, text: said } = await check(text)
      expect(verdict).toBe('not_ours')
      expect(said).toMatch(/^We know no such deal\./)
    }
  })
})
