import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RATE_CSV_COLUMNS, type RateCsvColumn } from '../../contract/delivery/rates-csv'
import { markedAsText } from '../csv/formula-cells'
import { rateCells } from './rate-cells'
import { readRates } from './read-rates'
import { randomProfile } from './testing/random-profile'
import { sampleRate } from './testing/sample-profile'

const good: Readonly<Record<RateCsvColumn, string>> = {
  method: 'courier',
  scope: 'state',
  places: 'Lagos; Ogun',
  fee: '2,500.50',
  days_min: '1',
  days_max: '3',
  up_to_grams: '',
  park: '',
}

const read = (change: Partial<Record<RateCsvColumn, string>> = {}) => {
  const cells = RATE_CSV_COLUMNS.map((column) => ({ ...good, ...change })[column])
  return readRates({ columns: [...RATE_CSV_COLUMNS], rows: [{ row: 2, cells }] })
}

describe('a file of rates', () => {
  test('is read into rates, with the fee in kobo', () => {
    expect(read()).toEqual({
      rates: [sampleRate({ places: ['Lagos', 'Ogun'], fee_minor: 250_050 })],
      errors: [],
      ignored: [],
    })
  })

  test('is known by its columns in any order and case, and lists those it ignores', () => {
    const columns = [
      'Colour',
      ...[...RATE_CSV_COLUMNS].reverse().map((name) => ` ${name.toUpperCase()}`),
    ]
    const cells = ['red', ...[...RATE_CSV_COLUMNS].reverse().map((column) => good[column])]
    const { rates, ignored } = readRates({ columns, rows: [{ row: 2, cells }] })
    expect(rates).toHaveLength(1)
    expect(ignored).toEqual(['Colour'])
  })

  test.each([
    ['Method', 'Scope', 'Places', 'Fee (NGN)', 'Days min', 'Days max'],
    ['method\u00a0', 'scope *', 'places', 'fee\u200b', 'DAYS_MIN', 'days_max'],
  ])('is known by its columns as people write them: %s, %s, %s, %s', (...columns) => {
    const cells = ['courier', 'state', 'Lagos', '1500', '1', '3']
    expect(readRates({ columns, rows: [{ row: 2, cells }] }).rates).toHaveLength(1)
  })

  test.each([
    ['one is missing', RATE_CSV_COLUMNS.filter((name) => name !== 'fee'), 'Missing: “fee”.'],
    ['one is there twice', [...RATE_CSV_COLUMNS, 'fee'], 'There twice: “fee”.'],
  ])('is refused where of its columns %s', (_why, columns, message) => {
    expect(() => readRates({ columns: [...columns], rows: [{ row: 2, cells: [] }] })).toThrow(
      expect.objectContaining({ code: 'product/import-columns', details: { message } }),
    )
  })

  test.each<[Partial<Record<RateCsvColumn, string>>, object]>([
    [
      { method: 'Motor park', park: "'=Jibowu" },
      { method: 'motor_park', park: '=Jibowu' },
    ],
    [{ scope: 'ZONE', places: 'South West;north_east' }, { places: ['south_west', 'north_east'] }],
    [{ scope: 'area', places: 'Ogun/Egbado North' }, { places: ['Ogun/Yewa North'] }],
    [
      { scope: 'everywhere', places: '' },
      { scope: 'everywhere', places: [] },
    ],
    [{ places: 'Lagos, Ogun' }, { places: ['Lagos', 'Ogun'] }],
    [{ places: 'Lagos and Ogun State' }, { places: ['Lagos', 'Ogun'] }],
    [{ places: 'Lagos\nOgun' }, { places: ['Lagos', 'Ogun'] }],
    [{ scope: 'zone', places: 'South West, South-East' }, { places: ['south_west', 'south_east'] }],
    [
      { scope: 'area', places: 'Lagos/Ikeja, Rivers/Obio/Akpor' },
      { places: ['Lagos/Ikeja', 'Rivers/Obio/Akpor'] },
    ],
    [
      { days_min: "'1", days_max: '3.0' },
      { days_min: 1, days_max: 3 },
    ],
    [{ days_max: '3 days' }, { days_max: 3 }],
    [{ up_to_grams: '2000.0' }, { up_to_grams: 2_000 }],
    [{ up_to_grams: '2,000' }, { up_to_grams: 2_000 }],
    [{ up_to_grams: '2kg' }, { up_to_grams: 2_000 }],
    [{ fee: '0' }, { fee_minor: 0 }],
    [{ fee: '1500.000' }, { fee_minor: 150_000 }],
  ])('reads %j', (change, rate) => {
    expect(read(change).rates[0]).toMatchObject(rate)
  })

  test.each<[RateCsvColumn, string]>([
    ['method', 'carrier'],
    ['method', 'drone'],
    ['scope', 'country'],
    ['places', ''],
    ['places', 'Lagos; Atlantis'],
    ['places', 'Ikeja, Lagos'],
    ['places', 'all'],
    ['fee', ''],
    ['fee', '-5'],
    ['fee', '1000000.01'],
    ['fee', '=1+1'],
    ['fee', '250.000'],
    ['fee', '0,500'],
    ['days_min', '1.5'],
    ['days_max', '0'],
    ['days_max', '31'],
    ['up_to_grams', '0'],
    ['up_to_grams', '250.000'],
    ['up_to_grams', '0,500'],
    ['up_to_grams', '2000 kg'],
    ['park', 'Jibowu Park'],
  ])('is refused for its %s %j, by row and column', (column, cell) => {
    const { rates, errors } = read({ [column]: cell })
    expect(rates).toEqual([])
    expect(errors).toEqual([{ row: 2, column, message: expect.stringMatching(/\.$/) }])
  })

  test('reads back whatever was written', () => {
    fc.assert(
      fc.property(randomProfile, ({ rates }) => {
        const rows = rates.map((rate, index) => ({
          row: index + 2,
          cells: rateCells(rate).map((cell) => markedAsText(String(cell))),
        }))
        expect(readRates({ columns: [...RATE_CSV_COLUMNS], rows }).rates).toEqual(rates)
      }),
      { numRuns: 50 },
    )
  })
})
