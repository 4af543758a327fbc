import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '../../../functions/src/contract/entities/console/console'
import type { DealTerms } from '../../../functions/src/contract/entities/orders/deal'
import { makeDeal, paidDeal } from '../../support/deals'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let buyer: Person
let vendor: Person
let operator: Person
beforeAll(async () => {
  testApi = await openTestApi()
  ;[buyer, vendor, operator] = await Promise.all([
    testApi.buyer(),
    testApi.vendor(),
    signUpOperator(testApi.deps, 'support'),
  ])
})
afterAll(() => testApi.close())

type Shown = { agreed?: DealTerms }
const look = (id: string, as: Person) => testApi.call<Shown>('GET', `/transactions/${id}`, { as })

const images = [{ url: '/a.webp', url_640: '/b.webp', url_320: '/c.webp', path: 'x/a.jpg' }]

/** A paid deal, whose seller has written other terms since. */
const paidAndChanged = async () => {
  const terms = { title: 'Two carved stools', images, fee_payer: 'half' } as const
  const deal = await makeDeal(testApi, vendor, { terms: { ...terms, uses: 2 } })
  const order = await paidDeal(testApi, buyer, deal)
  const { images: _, ...said } = deal.terms
  const edit = await testApi.call('PUT', `/vendors/deals/${deal.id}`, {
    as: vendor,
    body: {
      ...{ ...said, title: 'One plain stool', description: 'Plain, and it never was another.' },
      ...{ price_minor: 60_000, fee_payer: 'buyer', image_paths: [], days: 3 },
    },
  })
  expect(edit.status).toBe(200)
  return { deal, order }
}

describe('what was agreed by a deal', () => {
  test('is the version that was paid, to both parties, whatever the seller wrote since', async () => {
    const { deal, order } = await paidAndChanged()
    for (const person of [buyer, vendor]) {
      const { status, data } = await look(order.id, person)
      expect(status).toBe(200)
      expect(data.agreed).toEqual(deal.terms)
    }
    const stranger = await testApi.buyer('Somebody Else')
    expect(codeOf(await look(order.id, stranger))).toBe('transaction/not-found')
  })

  test('is on the operators’ page of the case, with price, delivery and who pays the fee', async () => {
    const { deal, order } = await paidAndChanged()
    const { data } = await testApi.call<Case>('GET', `/console/cases/${order.id}?why=dispute`, {
      as: operator,
    })
    const { price_minor, delivery, fee_payer, description, title } = deal.terms
    expect(data.products).toEqual([
      {
        ...{ product_id: deal.id, name: title, description, attributes: {}, is_changed: true },
        images: ['/b.webp'],
        agreed: { price_minor, delivery, fee_payer },
      },
    ])
  })

  test('isn’t said of goods', async () => {
    const product = await testApi.product(vendor)
    const order = await testApi.paid(buyer, product)
    expect((await look(order.id, buyer)).data).not.toHaveProperty('agreed')
  })
})
