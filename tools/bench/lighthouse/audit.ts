import lighthouse from 'lighthouse'
import { atMost, type Figure, figure, percentile } from '../figure'

export type AuditedPage = {
  name: string
  path: string
  /** The demo account that is signed in. */
  person?: string
  lcp_s?: number
}

/** Of the pages whose `lcp_s` is given. */
const SLOWEST_LCP_S = 1.7

type Score = 'performance' | 'accessibility' | 'best_practices' | 'seo'

/** One run: scores from 0 to 100, the page's shifts, its paint, and how long it blocked. */
export type Sample = Record<Score | 'lcp_ms' | 'blocking_ms' | 'cls', number>

const UNRECORDED = 'NO_NAVSTART'

/** Whether the browser lost the beginning of the recording, for which Lighthouse asks to run again. */
export const isUnrecorded = (error: unknown): error is Error =>
  error instanceof Error && error.cause === UNRECORDED

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
    const { code, message = 'no report' } = result?.lhr.runtimeError ?? {}
    throw new Error(`${url}: ${message}`, { cause: code })
  }
  const { lhr } = result
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const sample: Sample = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    lcp_ms: value('largest-contentful-paint'),
    blocking_ms: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
  const faults = categories
    .slice(1, person ? -1 : undefined)
    .flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) !== 1)
    .map(({ id }) => id)
  return { sample, faults }
}

/** The medians over the runs of one page. SEO is scored for public pages only. */
export const figuresOf = (page: AuditedPage, samples: readonly Sample[]): Figure[] => {
  const { name, person, lcp_s } = page
  const median = (of: keyof Sample) =>
    percentile(
      samples.map((sample) => sample[of]),
      50,
    )
  const score = (what: string, of: keyof Sample, budget: Figure['budget']) =>
    figure(7, `${what}, ${name}`, [median(of), ''], budget)
  const lcp = lcp_s === undefined ? undefined : { most: lcp_s }
  const slowest = Math.max(...samples.map(({ lcp_ms }) => lcp_ms))
  return [
    score('performance', 'performance', { least: person ? 98 : 100 }),
    score('accessibility', 'accessibility', { exactly: 100 }),
    score('best practices', 'best_practices', { least: 100 }),
    ...(person ? [] : [score('SEO', 'seo', { least: 100 })]),
    figure(5, `LCP, ${name}`, [median('lcp_ms') / 1_000, 's'], lcp),
    figure(5, `slowest LCP, ${name}`, [slowest / 1_000, 's'], lcp && { most: SLOWEST_LCP_S }),
    figure(7, `blocking time, ${name}`, [median('blocking_ms'), 'ms']),
    figure(6, `CLS, ${name}`, [median('cls'), ''], atMost(0.02)),
  ]
}
