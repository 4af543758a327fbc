import { startEverything } from '../../start/everything'
import type { Figure } from '../figure'
import type { Part } from '../part'
import { audit } from './audit'
import { openProfile, type Profile } from './browser'
import { openEdge } from './edge'
import { type AuditedPage, figuresOf, type Sample } from './figures'
import { measureInteractions } from './interactions'

const DEFAULT_RUNS = 5
const MOST_RUNS = 25

/** How often each page is opened: OJA_LIGHTHOUSE_RUNS, 1 for a quick look. */
const runsAsked = (text: string | undefined): number => {
  const runs = text === undefined || text === '' ? DEFAULT_RUNS : Number(text)
  if (Number.isInteger(runs) && runs >= 1 && runs <= MOST_RUNS) return runs
  throw new Error(`OJA_LIGHTHOUSE_RUNS is "${text}". It must be a whole number from 1 to 25.`)
}

type Listed = { data: { items: { slug: string; vendor_details: { vendor_id: string } }[] } }

const pagesOf = async (origin: string): Promise<AuditedPage[]> => {
  const response = await fetch(`${origin}/api/v1/public/products?limit=1`)
  const { items } = ((await response.json()) as Listed).data
  const [product] = items
  if (!product) throw new Error('The market is empty.')
  return [
    { name: '/', path: '/', lcp_s: 1.8 },
    { name: '/marketplace', path: '/marketplace', lcp_s: 1.8 },
    { name: 'product page', path: `/products/${product.slug}`, lcp_s: 2 },
    { name: 'vendor page', path: `/vendors/${product.vendor_details.vendor_id}` },
    { name: 'purchases', path: '/dashboard/purchases', person: 'buyer1' },
    { name: 'vendor home', path: '/dashboard/vendor', person: 'vendor1' },
  ]
}

type Audited = { page: AuditedPage; origin: string; runs: number; say: (line: string) => void }

const auditPage = async (
  profile: Profile,
  { page, origin, runs, say }: Audited,
): Promise<Figure[]> => {
  const samples: Sample[] = []
  for (let run = 1; run <= runs; run += 1) {
    const isSignedIn = page.person !== undefined
    const { sample, faults } = await audit(`${origin}${page.path}`, {
      port: profile.port,
      isSignedIn,
    })
    say(`  ${page.name}, ${run} of ${runs}: ${JSON.stringify(sample)} ${faults.join(', ')}`)
    samples.push(sample)
  }
  return figuresOf(page, samples)
}

/** Rows 5 to 7, on the seeded market as it is built and served. */
export const lighthouse: Part = async (options) => {
  const { say, signal } = options
  const runs = runsAsked(process.env.OJA_LIGHTHOUSE_RUNS)
  const oja = await startEverything(options)
  const edge = await openEdge(oja.urls.hosting)
  const figures: Figure[] = []
  try {
    for (const page of await pagesOf(edge.origin)) {
      signal.throwIfAborted()
      // Nobody's session, and nothing kept, reaches the next page.
      const profile = await openProfile(say)
      try {
        if (page.person) await profile.signIn(edge.origin, page.person)
        figures.push(...(await auditPage(profile, { page, origin: edge.origin, runs, say })))
      } finally {
        await profile.close()
      }
    }
    const profile = await openProfile(say)
    try {
      figures.push(...(await measureInteractions(profile, edge.origin)))
    } finally {
      await profile.close()
    }
  } finally {
    edge.close()
    await oja.stop()
  }
  return figures.toSorted((a, b) => a.row - b.row)
}
