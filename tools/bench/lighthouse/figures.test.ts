import { describe, expect, it } from 'vitest'
import { verdictOf } from '../figure'
import { figuresOf, type Sample } from './figures'

const GOOD: Sample = {
  performance: 97,
  accessibility: 100,
  best_practices: 100,
  seo: 100,
  lcp_ms: 1_700,
  cls: 0,
}
const HOME = { name: '/', path: '/', lcp_s: 1.8 }

const verdicts = (page: Parameters<typeof figuresOf>[0], sample: Partial<Sample>) =>
  Object.fromEntries(
    figuresOf(page, [{ ...GOOD, ...sample }]).map((figure) => [
      figure.what.split(',')[0],
      verdictOf(figure),
    ]),
  )

describe('figuresOf', () => {
  it('takes the median of the runs, whatever their order', () => {
    const samples = [1_900, 1_500, 9_000, 1_600, 1_700].map((lcp_ms) => ({ ...GOOD, lcp_ms }))
    const lcp = figuresOf(HOME, samples).find(({ row }) => row === 5)
    expect(lcp).toMatchObject({ what: 'LCP, /', value: 1.7, unit: 's' })
  })

  it('is within its budgets where everything is', () => {
    expect(new Set(Object.values(verdicts(HOME, {})))).toEqual(new Set(['within']))
  })

  it('fails for layout shifts and for what not everybody can use', () => {
    expect(verdicts(HOME, { cls: 0.021, accessibility: 99 })).toMatchObject({
      CLS: 'broken',
      accessibility: 'broken',
    })
  })

  it('only reports times and the scores made of them', () => {
    expect(verdicts(HOME, { performance: 94, lcp_ms: 1_801, seo: 99 })).toMatchObject({
      performance: 'below',
      LCP: 'over',
      SEO: 'below',
    })
  })

  it('asks less of a dashboard, and nothing of search engines', () => {
    const page = { name: 'purchases', path: '/dashboard/purchases', person: 'buyer1' }
    expect(verdicts(page, { performance: 85, seo: 0 })).toMatchObject({
      performance: 'within',
      LCP: 'reported',
    })
    expect(verdicts(page, {})).not.toHaveProperty('SEO')
  })

  it('refuses to make figures of no run', () => {
    expect(() => figuresOf(HOME, [])).toThrow('no percentile of nothing')
  })
})
