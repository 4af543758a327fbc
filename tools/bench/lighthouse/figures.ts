import { atMost, type Figure } from '../figure'
import { percentile } from '../percentile'

export type AuditedPage = {
  name: string
  path: string
  /** Whose session the page is opened with, a demo account's name; nobody's without. */
  person?: string
  lcp_s?: number
}

/** One run: scores from 0 to 100. */
export type Sample = {
  performance: number
  accessibility: number
  best_practices: number
  seo: number
  lcp_ms: number
  cls: number
}

const MEDIAN = 50
const PUBLIC_PERFORMANCE = 95
const DASHBOARD_PERFORMANCE = 85
const MOST_CLS = 0.02

/** What the runs of one page show, each figure their median. Only public pages are to be found. */
export const figuresOf = (page: AuditedPage, samples: readonly Sample[]): Figure[] => {
  const { name, person, lcp_s } = page
  const median = (of: keyof Sample) =>
    percentile(
      samples.map((sample) => sample[of]),
      MEDIAN,
    )
  const score = (what: string, of: keyof Sample, budget: Figure['budget']): Figure => ({
    row: 7,
    what: `${what}, ${name}`,
    value: median(of),
    unit: '',
    ...(budget ? { budget } : {}),
  })
  const least = person ? DASHBOARD_PERFORMANCE : PUBLIC_PERFORMANCE
  return [
    score('performance', 'performance', { least }),
    score('accessibility', 'accessibility', { exactly: 100 }),
    score('best practices', 'best_practices', { least: 100 }),
    ...(person ? [] : [score('SEO', 'seo', { least: 100 })]),
    {
      row: 5,
      what: `LCP, ${name}`,
      value: median('lcp_ms') / 1_000,
      unit: 's',
      ...(lcp_s === undefined ? {} : { budget: { most: lcp_s } }),
    },
    { row: 6, what: `CLS, ${name}`, value: median('cls'), unit: '', budget: atMost(MOST_CLS) },
  ]
}
