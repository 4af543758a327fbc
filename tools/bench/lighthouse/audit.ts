import lighthouse from 'lighthouse'
import { atMost, type Figure, figure, percentile } from '../figure'

export type AuditedPage = {
  name: string
  path: string
  /** The demo account that is signed in. */
  person?: string
  lcp_s?: number
}

/** The scores of one run, from 0 to 100. */
export type Sample = {
  performance: number
  accessibility: number
  best_practices: number
  seo: number
  lcp_ms: number
  cls: number
}

/**
 * Runs Lighthouse once with its mobile preset (simulated slow 4G and 4x CPU slowdown), in the
 * browser that listens on this port. Includes the audits that lower a score.
 */
export const audit = async (url: string, { port, person }: { port: number; person?: string }) => {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    disableStorageReset: person !== undefined,
  })
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`)
  }
  const { lhr } = result
  const [performance = 0, accessibility = 0, best_practices = 0, seo = 0] = categories.map((id) =>
    Math.round((lhr.categories[id]?.score ?? 0) * 100),
  )
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const lcp_ms = value('largest-contentful-paint')
  const cls = value('cumulative-layout-shift')
  const faults = categories
    .slice(1, person ? -1 : undefined)
    .flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) !== 1)
    .map(({ id }) => id)
  const sample: Sample = { performance, accessibility, best_practices, seo, lcp_ms, cls }
  return { sample, faults }
}

/** The medians over the runs of one page. SEO is scored for public pages only. */
export const figuresOf = (page: AuditedPage, samples: readonly Sample[]): Figure[] => {
  const { name, person, lcp_s } = page
  const median = (of: (sample: Sample) => number) => percentile(samples.map(of), 50)
  const score = (what: string, of: (sample: Sample) => number, budget: Figure['budget']) =>
    figure(7, `${what}, ${name}`, [median(of), ''], budget)
  const lcp = lcp_s === undefined ? undefined : { most: lcp_s }
  return [
    score('performance', (one) => one.performance, { least: person ? 85 : 95 }),
    score('accessibility', (one) => one.accessibility, { exactly: 100 }),
    score('best practices', (one) => one.best_practices, { least: 100 }),
    ...(person ? [] : [score('SEO', (one) => one.seo, { least: 100 })]),
    figure(5, `LCP, ${name}`, [median(({ lcp_ms }) => lcp_ms) / 1_000, 's'], lcp),
    figure(6, `CLS, ${name}`, [median(({ cls }) => cls), ''], atMost(0.02)),
  ]
}
