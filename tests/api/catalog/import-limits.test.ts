import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { type Api, startApi } from '../../support/api-server'
import { importsOf, sheetOf } from '../../support/import-file'
import type { Person } from '../../support/people'
import { signUpVendor } from '../../support/stores'

let api: Api
let vendor: Person
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  vendor = await signUpVendor()
})

const imports = () => importsOf(api)
const named = (count: number, prefix: string) =>
  sheetOf([['name'], ...Array.from({ length: count }, (_, at) => [`${prefix} ${at}`])])
const own = async () =>
  (
    await api.call<{ items: Product[]; total: number }>('GET', '/vendors/products?limit=60', {
      as: vendor,
    })
  ).data
const create = () =>
  api.call('POST', '/vendors/products', { as: vendor, body: { name: 'One more cap' } })

describe('the drafts of a store', () => {
  test('are a thousand at most, however many files come at once', async () => {
    const first = await imports().check(vendor, named(1, 'Cap'))
    expect(first.data.drafts_left).toBe(1_000)
    for (let at = 0; at < 4; at += 1) {
      expect((await imports().start(vendor, named(200, `Cap ${at}`))).status).toBe(200)
    }
    const answers = await Promise.all(
      ['Rug', 'Mat', 'Fan'].map((name) => imports().start(vendor, named(200, name))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({
      code: 'product/too-many-drafts',
      message: 'A store has at most 1,000 drafts. Put some on sale or delete them first.',
      details: { drafts_left: 0 },
    })
    const { total, items } = await own()
    expect(total).toBe(1_000)
    expect((await imports().check(vendor, named(1, 'Cap'))).data.drafts_left).toBe(0)

    const [one] = items
    expect((await create()).error.code).toBe('product/too-many-drafts')
    const copied = await api.call('POST', `/vendors/products/${one?.id}/duplicate`, {
      as: vendor,
      headers: { 'idempotency-key': api.deps.ids() },
    })
    expect(copied.error.code).toBe('product/too-many-drafts')
    await api.call('DELETE', `/vendors/products/${one?.id}`, { as: vendor })
    expect((await create()).status).toBe(200)
  }, 180_000)
})

describe('the same file twice', () => {
  const FILE = sheetOf([
    ['Handle', 'Title', 'Variant Price'],
    ['adire-scarf', 'Adire scarf', '7500'],
    ['adire-tote', 'Adire tote', '9500'],
  ])
  const asBefore = async (sheet = FILE) =>
    (await imports().check(vendor, sheet)).data.rows.map(({ imported_as }) => imported_as)

  test('is known by its handles', async () => {
    expect(await asBefore()).toEqual([undefined, undefined])
    const { data } = await imports().start(vendor, FILE)
    expect(await asBefore()).toEqual(data.rows.map(({ product_id }) => product_id))
    const other = sheetOf([
      ['Handle', 'Title', 'Variant Price'],
      [' ADIRE-scarf', 'Another name', '7500'],
      ['adire-rug', 'Adire scarf', '9500'],
    ])
    expect(await asBefore(other)).toEqual([data.rows[0]?.product_id, undefined])
  })

  test('is known by its names where it has no handles', async () => {
    await imports().start(vendor, named(2, 'Fila cap'))
    expect(await asBefore(named(3, 'fila  CAP'))).toEqual([
      expect.any(String),
      expect.any(String),
      undefined,
    ])
  })

  test('is forgotten with a draft that was deleted, and is nothing to other stores', async () => {
    const { data } = await imports().start(vendor, FILE)
    await api.call('DELETE', `/vendors/products/${data.rows[0]?.product_id}`, { as: vendor })
    expect(await asBefore()).toEqual([undefined, data.rows[1]?.product_id])
    vendor = await signUpVendor()
    expect(await asBefore()).toEqual([undefined, undefined])
  })

  test('makes its drafts again if it is sent', async () => {
    await imports().start(vendor, FILE)
    expect((await imports().start(vendor, FILE)).status).toBe(200)
    expect((await own()).total).toBe(4)
  })
})
