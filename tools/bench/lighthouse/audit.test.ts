import { expect, test } from 'vitest'
import { verdictOf } from '../figure'
import { type AuditedPage, figuresOf, type Sample } from './audit'

const SCORES = { performance: 100, accessibility: 100, best_practices: 100, seo: 100 }
const GOOD: Sample = { ...SCORES, lcp_ms: 1_500, blocking_ms: 40, cls: 0 }
const HOME: AuditedPage = { name: '/', path: '/', lcp_s: 1.5 }

const verdicts = (page: AuditedPage, sample: Partial<Sample>) =>
  Object.fromEntries(
    figuresOf(page, [{ ...GOOD, ...sample }]).map((one) => [
      one.what.split(',')[0],
      verdictOf(one),
    ]),
  )

test('a figure is the median of the runs, whatever their order', () => {
  const samples = [1_900, 1_500, 9_000, 1_600, 1_700].map((lcp_ms) => ({ ...GOOD, lcp_ms }))
  const lcp = figuresOf(HOME, samples).find(({ row }) => row === 5)
  expect(lcp).toMatchObject({ what: 'LCP, /', value: 1.7, unit: 's' })
  const slowest = figuresOf(HOME, samples).find(({ what }) => what === 'slowest LCP, /')
  expect(slowest?.value).toBe(9)
  expect(() => figuresOf(HOME, [])).toThrow('no percentile')
})

test('layout shifts and inaccessible content break a run; times and their scores do not', () => {
  expect(new Set(Object.values(verdicts(HOME, {})))).toEqual(new Set(['within', 'reported']))
  expect(verdicts(HOME, { cls: 0.021, accessibility: 99 })).toMatchObject({
    CLS: 'broken',
    accessibility: 'broken',
  })
  expect(verdicts(HOME, { performance: 99, lcp_ms: 1_501, seo: 99 })).toMatchObject({
    performance: 'below',
    LCP: 'over',
    SEO: 'below',
  })
})

test('a dashboard may be slower, and search engines don’t look at it', () => {
  const page = { name: 'purchases', path: '/dashboard/purchases', person: 'buyer1' }
  const found = verdicts(page, { performance: 98, seo: 0 })
  expect(found).toMatchObject({ performance: 'within', LCP: 'reported' })
  expect(found).not.toHaveProperty('SEO')
})
