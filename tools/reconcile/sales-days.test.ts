import { expect, test } from 'vitest'
import { NO_SALES } from '../../functions/src/contract/entities/money/sales'
import { salesFindings } from './sales-days'

const day = { ...NO_SALES, vendor_id: 'v', day: '2026-01-31', orders: 2, gross_minor: 500 }

test('finds nothing if what is stored is what happened', () => {
  expect(salesFindings([day], [day])).toEqual({ checked: 1, findings: [] })
})

test('finds a figure that is off, a day that is missing and a day that never was', () => {
  const problems = (stored: (typeof day)[], expected: (typeof day)[]) =>
    salesFindings(stored, expected).findings.map(({ problem }) => problem)
  expect(problems([{ ...day, orders: 3 }], [day])).toEqual(['orders is 3, events say 2'])
  expect(problems([], [day])).toEqual(['orders is 0, events say 2'])
  expect(problems([day], [])).toEqual(['orders is 2, events say 0'])
})
