import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../contract/api/errors'
import { startOfLagosDay } from '../../../contract/lagos-day'
import { DAY_MS, HOUR_MS } from '../../../contract/time'
import { changeTax, periodAt, type TaxChange, vatAt } from './settings'

const SUPPLIER = {
  name: 'Oja Limited',
  address: '12 Broad Street, Lagos',
  tin: '12345678-0001',
  rc_number: 'RC 123456',
}
const NOON = startOfLagosDay('2026-03-10') + 12 * HOUR_MS
const registered = (change: Partial<TaxChange> = {}): TaxChange => ({
  vat_registered: true,
  from: '2026-03-10',
  rate_bps: 750,
  due: 'charge',
  supplier: SUPPLIER,
  ...change,
})

test('nobody is registered without a setting', () => {
  expect(periodAt(undefined, NOON)).toMatchObject({ vat_registered: false, rate_bps: 750 })
  expect(vatAt(undefined, NOON)).toBeUndefined()
})

describe('a registration', () => {
  test('holds from now if its day has begun, and never before', () => {
    const settings = changeTax(undefined, registered(), NOON)
    expect(vatAt(settings, NOON - 1)).toBeUndefined()
    expect(vatAt(settings, NOON)).toEqual({ rate_bps: 750, due: 'charge' })
  })

  test('holds from midnight in Lagos of a later day', () => {
    const settings = changeTax(undefined, registered({ from: '2026-04-01' }), NOON)
    const midnight = startOfLagosDay('2026-04-01')
    expect(vatAt(settings, midnight - 1)).toBeUndefined()
    expect(vatAt(settings, midnight)).toBeDefined()
  })

  test('is replaced while it is planned, and kept once it has begun', () => {
    const planned = changeTax(undefined, registered({ from: '2026-04-01' }), NOON)
    const sooner = changeTax(planned, registered({ from: '2026-03-15' }), NOON)
    expect(sooner.periods).toHaveLength(1)
    const later = NOON + 30 * DAY_MS
    const changed = changeTax(sooner, registered({ from: '2026-05-01', rate_bps: 1_000 }), later)
    expect(changed.periods).toHaveLength(2)
    expect(vatAt(changed, later)?.rate_bps).toBe(750)
    expect(vatAt(changed, startOfLagosDay('2026-05-01'))?.rate_bps).toBe(1_000)
  })

  test('ends from a day on, and keeps who issued its documents', () => {
    const on = changeTax(undefined, registered(), NOON)
    const off = changeTax(
      on,
      { vat_registered: false, from: '2026-03-11', rate_bps: 750, due: 'charge' },
      NOON,
    )
    expect(vatAt(off, NOON)).toBeDefined()
    expect(vatAt(off, NOON + DAY_MS)).toBeUndefined()
    expect(off.supplier).toEqual(SUPPLIER)
  })

  test('is refused for a day that is over, for no day, and without who issues documents', () => {
    const refused: [TaxChange, string][] = [
      [registered({ from: '2026-03-09' }), '2026-03-09 is over.'],
      [registered({ from: '2026-13-01' }), '2026-13-01 is no day.'],
      [registered({ supplier: undefined }), 'Registration needs a name'],
    ]
    for (const [change, why] of refused) {
      expect(() => changeTax(undefined, change, NOON)).toThrow(Refusal)
      expect(() => changeTax(undefined, change, NOON)).toThrow(why)
    }
  })
})
