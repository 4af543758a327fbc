import lighthouse from 'lighthouse'
import type { Sample } from './figures'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PERCENT = 100

type Found = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** What keeps a score below its best, times left out: those are figures of their own. */
const faultsIn = ({ categories, audits }: Found, isSignedIn: boolean): string[] =>
  CATEGORIES.slice(1, isSignedIn ? -1 : undefined).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ audit: audits[id], weight }))
      .filter(({ audit, weight }) => weight > 0 && audit?.score !== null && audit?.score !== 1)
      .map(({ audit }) => `${category}: ${audit?.id}`),
  )

/**
 * One run with the preset for phones (slow 4G and a processor four times as slow, simulated), in
 * the browser that listens at this port.
 */
export const audit = async (
  address: string,
  options: { port: number; isSignedIn: boolean },
): Promise<{ sample: Sample; faults: string[] }> => {
  const result = await lighthouse(address, {
    port: options.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: options.isSignedIn,
  })
  if (!result) throw new Error(`There is no report of ${address}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round((lhr.categories[category]?.score ?? 0) * PERCENT)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  return {
    sample: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      best_practices: score('best-practices'),
      seo: score('seo'),
      lcp_ms: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
    },
    faults: faultsIn(lhr, options.isSignedIn),
  }
}
