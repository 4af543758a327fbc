import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RatesRead } from '../../../functions/src/contract/delivery/rates-csv'
import type {
  DeliveryGaps,
  DeliveryProfile,
  DeliveryQuote,
} from '../../../functions/src/contract/entities/delivery/delivery'
import { firestore } from '../../../functions/src/db/firestore'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { type Person, signUp } from '../../support/people'
import { readCsv } from '../../support/read-csv'
import { signUpVendor } from '../../support/stores'

type Shown = { profile: DeliveryProfile | null; gaps: DeliveryGaps | null }

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const rate = (change: object = {}) => ({
  method: 'courier',
  scope: 'state',
  places: ['Ogun'],
  fee_minor: 250_000,
  days_min: 1,
  days_max: 3,
  ...change,
})

const draft = (change: object = {}) => ({
  origin: { state: 'Ogun', city: 'Abeokuta South' },
  working_days: [1, 2, 3, 4, 5, 6],
  cutoff_hour: 16,
  handling_days: 2,
  methods: ['courier'],
  rates: [rate()],
  free_from_minor: null,
  version: 0,
  ...change,
})

const show = async (as: Person): Promise<Shown> =>
  (await api.call<Shown>('GET', '/vendors/delivery-profile', { as })).data
const save = (as: Person, change: object = {}) =>
  api.call<Shown>('PUT', '/vendors/delivery-profile', { as, body: draft(change) })

describe('a delivery profile', () => {
  test('is none until it is saved, and then what was saved, with its gaps', async () => {
    const vendor = await signUpVendor()
    expect(await show(vendor)).toMatchObject({ profile: null, gaps: null })
    const { status, data } = await save(vendor)
    expect(status).toBe(200)
    expect(data.profile).toMatchObject({ ...draft(), version: 1 })
    expect(data.gaps?.places).toHaveLength(36)
    expect(await show(vendor)).toEqual(data)
  })

  test('is replaced as a whole by the next version', async () => {
    const vendor = await signUpVendor()
    const rates = [rate({ up_to_grams: 2_000 }), rate({ fee_minor: 500_000 })]
    await save(vendor, { rates, free_from_minor: 5_000_000 })
    const { data } = await save(vendor, { version: 1, methods: ['courier', 'pickup'] })
    expect(data.profile).toMatchObject({ ...draft(), methods: ['courier', 'pickup'], version: 2 })
    expect((await show(vendor)).profile?.free_from_minor).toBeNull()
  })

  test.each([0, 2])(
    'is not saved over another version than the edited one: %s',
    async (version) => {
      const vendor = await signUpVendor()
      const { data } = await save(vendor)
      const response = await save(vendor, { version, handling_days: 5 })
      expect([response.status, response.error.code]).toEqual([409, 'vendor/delivery-changed'])
      expect(await show(vendor)).toEqual(data)
    },
  )

  countedTest('R8', 'is saved once by two windows at the same time', async () => {
    const vendor = await signUpVendor()
    for (const version of [0, 1]) {
      const both = [3, 4].map((handling_days) => save(vendor, { version, handling_days }))
      const statuses = (await Promise.all(both)).map(({ status }) => status)
      expect(statuses.sort()).toEqual([200, 409])
    }
    expect((await show(vendor)).profile?.version).toBe(2)
  })

  test.each<[string, object]>([
    ['rates.1.places', { rates: [rate(), rate({ fee_minor: 1 })] }],
    ['rates.0.places', { rates: [rate({ places: ['Atlantis'] })] }],
    ['rates.0.days_max', { rates: [rate({ days_max: 0 })] }],
    ['rates.0.fee_minor', { rates: [rate({ fee_minor: -1 })] }],
    ['rates.0.method', { rates: [rate({ method: 'carrier' })] }],
    ['rates.0.zone', { rates: [rate({ zone: 'south_west' })] }],
    ['rates', { rates: [rate({ places: ['Kano'] })] }],
    ['methods', { methods: ['courier', 'motor_park'] }],
    ['methods', { methods: [] }],
    ['working_days', { working_days: [1, 1] }],
    ['handling_days', { handling_days: 11 }],
    ['cutoff_hour', { cutoff_hour: 24 }],
    ['origin.city', { origin: { state: 'Ogun', city: 'Ikeja' } }],
    ['free_from_minor', { free_from_minor: 0 }],
    ['updated_at', { updated_at: { seconds: 0, nanoseconds: 0 } }],
  ])('is refused at %s and changes nothing: %j', async (field, change) => {
    const vendor = await signUpVendor()
    const response = await save(vendor, change)
    expect([response.status, response.error.code]).toEqual([400, 'request/invalid'])
    expect(Object.keys(response.error.details?.fields ?? {})).toEqual([field])
    expect((await show(vendor)).profile).toBeNull()
  })

  test('with as many rates and places as there may be fits into a request', async () => {
    const vendor = await signUpVendor()
    const places = ['Ogun', 'Oyo', 'Osun', 'Ondo']
    const rates = Array.from({ length: 200 }, (_, at) => rate({ places, up_to_grams: 1_000 + at }))
    expect((await save(vendor, { rates })).status).toBe(200)
    const one_more = await save(vendor, { version: 1, rates: [...rates, rate()] })
    expect(Object.keys(one_more.error.details?.fields ?? {})).toEqual(['rates'])
  })

  test('needs a store, not only the role', async () => {
    const person = await signUp({ roles: ['user', 'vendor'] })
    expect((await save(person)).error.code).toBe('vendor/not-found')
  })

  countedTest('R25', 'is in its vendor’s export', async () => {
    const vendor = await signUpVendor()
    await save(vendor)
    const { data } = await api.call<Record<string, unknown>>('GET', '/users/export', { as: vendor })
    expect(data.store_delivery).toMatchObject([{ handling_days: 2 }])
  })

  countedTest('R25', 'goes with its vendor’s account', async () => {
    const vendor = await signUpVendor()
    await save(vendor)
    const body = { confirm: 'DELETE' }
    expect((await api.call('POST', '/users/delete', { as: vendor, body })).status).toBe(200)
    const path = `vendors/${vendor.uid}/delivery/profile`
    expect((await firestore().doc(path).get()).exists).toBe(false)
  })
})

describe('an address tried', () => {
  const tryPlace = (as: Person, change: object = {}, profile: object = {}) =>
    api.call<DeliveryQuote>('POST', '/vendors/delivery-profile/quote', {
      as,
      body: {
        profile: draft(profile),
        place: { state: 'Ogun', city: 'Ifo' },
        weight_grams: 0,
        goods_minor: 1_000_000,
        ...change,
      },
    })

  test('shows what a buyer there is offered and which rate won, without saving', async () => {
    const vendor = await signUpVendor()
    const rates = [rate({ scope: 'everywhere', places: [], fee_minor: 1 }), rate()]
    const { data } = await tryPlace(vendor, {}, { rates, methods: ['courier', 'pickup'] })
    expect(data.options).toEqual([
      { method: 'courier', fee_minor: 250_000, days_min: 1, days_max: 3, rate: 1 },
      { method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 },
    ])
    expect((await show(vendor)).profile).toBeNull()
  })

  test('says why nothing can be sent', async () => {
    const vendor = await signUpVendor()
    const kano = await tryPlace(vendor, { place: { state: 'Kano', city: 'Dala' } })
    expect(kano.data).toEqual({ version: 0, options: [], refusal: 'no_rate' })
    const rates = [rate({ up_to_grams: 1_000 })]
    const heavy = await tryPlace(vendor, { weight_grams: 1_001 }, { rates })
    expect(heavy.data.refusal).toBe('weight')
  })

  test('is refused where there is no such area', async () => {
    const vendor = await signUpVendor()
    const response = await tryPlace(vendor, { place: { state: 'Ogun', city: 'Dala' } })
    expect(response.error.details?.fields).toHaveProperty(['place.city'])
  })
})

describe('a file of rates', () => {
  const read = (as: Person, columns: string[], ...rows: string[][]) =>
    api.call<RatesRead>('POST', '/vendors/delivery-rates/read', {
      as,
      body: { columns, rows: rows.map((cells, at) => ({ row: at + 2, cells })) },
    })

  test('is written from what is saved, and read back as it was', async () => {
    const vendor = await signUpVendor()
    const rates = [
      rate({ places: ['Ogun', 'Oyo'], up_to_grams: 2_000 }),
      rate({ method: 'motor_park', scope: 'zone', places: ['south_west'], park: '=Iwo Road' }),
    ]
    await save(vendor, { methods: ['courier', 'motor_park'], rates })
    const file = await api.call('GET', '/vendors/delivery-rates.csv', { as: vendor })
    expect(file.headers['content-disposition']).toContain('oja-delivery-rates.csv')
    expect(file.text).toContain("'=Iwo Road")
    const [columns = [], ...rows] = readCsv(file.text)
    expect((await read(vendor, columns, ...rows)).data).toEqual({ rates, errors: [], ignored: [] })
  })

  test('tells what is wrong by row and column, and saves nothing', async () => {
    const vendor = await signUpVendor()
    const columns = ['method', 'scope', 'places', 'fee', 'days_min', 'days_max', 'note']
    const good = ['courier', 'state', 'Lagos', '2500', '1', '3', 'x']
    const { data } = await read(vendor, columns, good, ['drone', 'state', 'Lagos', 'a', '1', '3'])
    expect(data.rates).toHaveLength(1)
    expect(data.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'method'],
      [3, 'fee'],
    ])
    expect(data.ignored).toEqual(['note'])
    expect((await show(vendor)).profile).toBeNull()
  })

  test('is refused without a column that it needs', async () => {
    const vendor = await signUpVendor()
    const response = await read(vendor, ['method'], ['courier'])
    expect([response.status, response.error.code]).toEqual([422, 'product/import-columns'])
  })
})
