import { expect, it } from 'vitest'
import { authRows } from './auth'
import { buyerRows } from './buyer'
import { checkoutRows } from './checkout'
import { plainRows } from './plain'
import { hubRows, publicRows } from './public'
import { onboardingRows, vendorRows, wizardRows } from './vendor'

const rows = [
  ...publicRows,
  ...hubRows,
  ...plainRows,
  ...authRows,
  ...checkoutRows,
  ...buyerRows,
  ...onboardingRows,
  ...vendorRows,
  ...wizardRows,
]
const files = Object.keys(import.meta.glob('../../pages/**/*.tsx'))

it.each(rows)('%s has its page %s', (_path, file) => {
  expect(files).toContain(`../../pages/${file}.tsx`)
})

it('has one page for each path', () => {
  expect(new Set(rows.map(([path]) => path)).size).toBe(rows.length)
})
