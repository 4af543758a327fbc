import { startEverything } from '../../dev/everything'
import { ensureBrowser } from '../../test/ensure-browser'
import type { Figure, Part } from '../figure'
import { type AuditedPage, audit, figuresOf, isUnrecorded, type Sample } from './audit'
import { signIn, withProfile } from './browser'
import { openCdnProxy } from './cdn-proxy'

/** Runs per page: OJA_LIGHTHOUSE_RUNS, 1 for a quick look. */
const runsAsked = (): number => {
  const text = process.env.OJA_LIGHTHOUSE_RUNS || '5'
  if (/^([1-9]|1\d|2[0-5])$/.test(text)) return Number(text)
  throw new Error(`OJA_LIGHTHOUSE_RUNS is "${text}". It must be a whole number from 1 to 25.`)
}

type Listed = { data: { items: { slug: string; vendor_details: { vendor_id: string } }[] } }

const pagesOf = async (origin: string): Promise<AuditedPage[]> => {
  const response = await fetch(`${origin}/api/v1/public/products?limit=1`)
  const [product] = ((await response.json()) as Listed).data.items
  if (!product) throw new Error('There are no products.')
  return [
    { name: '/', path: '/', lcp_s: 1.5 },
    { name: '/marketplace', path: '/marketplace', lcp_s: 1.5 },
    { name: 'product page', path: `/products/${product.slug}`, lcp_s: 1.5 },
    { name: 'vendor page', path: `/vendors/${product.vendor_details.vendor_id}` },
    { name: 'purchases', path: '/dashboard/purchases', person: 'buyer1' },
    { name: 'vendor home', path: '/dashboard/vendor', person: 'vendor1' },
  ]
}

/** Rows 5 to 7 without interactions, on the seeded demo data, built and served. */
export const measure: Part = async (options) => {
  const { say, signal } = options
  const runs = runsAsked()
  await ensureBrowser(say)
  const oja = await startEverything(options)
  const proxy = await openCdnProxy(oja.urls.hosting)
  const figures: Figure[] = []
  try {
    for (const page of await pagesOf(proxy.origin)) {
      signal.throwIfAborted()
      const samples: Sample[] = []
      const url = proxy.origin + page.path
      // The CDN has what is public, as for all but the first visitor in a minute.
      await withProfile(async ({ context }) => {
        await (await context.newPage()).goto(url, { waitUntil: 'networkidle' })
      })
      for (let run = 1; run <= runs; run += 1) {
        // A new profile for each run, as Lighthouse's own command line has it: a first visit.
        const visit = () =>
          withProfile(async ({ context, port }) => {
            if (page.person) await signIn(context, proxy.origin, page.person)
            return audit(url, { ...page, port })
          })
        const { sample, faults } = await visit().catch((error) => {
          if (!isUnrecorded(error)) throw error
          say(`  ${error.message}`)
          return visit()
        })
        say(`  ${page.name}, ${run} of ${runs}: ${JSON.stringify(sample)} ${faults.join(', ')}`)
        samples.push(sample)
      }
      figures.push(...figuresOf(page, samples))
    }
  } finally {
    proxy.close()
    await oja.stop()
  }
  return figures.toSorted((a, b) => a.row - b.row)
}
