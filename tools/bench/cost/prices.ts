/** The day on which the sources were read, from stored copies. */
export const PRICED_ON = '2026-11-22'

/** A page with prices, and why they must still be looked up at the vendor's. */
type Source = { title: string; to_check?: string }

const OTHER_PLACE = 'of another location than ours'
const FIRESTORE: Source = {
  title: 'Firebase, "Cloud Firestore billing": multi-region United States',
  to_check: OTHER_PLACE,
}
const RUN: Source = { title: 'Google Cloud, "Cloud Run pricing": tier 1' }
const STORAGE: Source = { title: 'Google Cloud, "Cloud Storage pricing" and "Pricing examples"' }
const LOGGING: Source = { title: 'Google Cloud, "Google Cloud Observability pricing"' }
const HOSTING: Source = {
  title: 'errorhandle.ai, "Firebase Hosting + Cloud Functions Pricing"',
  to_check: 'not the vendor’s page',
}
const SQL: Source = {
  title: 'usage.ai, "Google Cloud SQL pricing": Iowa, May 2026, twice for HA',
  to_check: OTHER_PLACE,
}
const NONE: Source = { title: 'none found', to_check: 'an estimate: twice a persistent disk' }

/** A list price in dollars for `per` units, without free quotas and discounts. */
export type Price = readonly [what: string, usd: number, per: number, unit: string, source: Source]

export const PRICES = {
  reads: ['Firestore reads', 0.06, 1e5, 'documents', FIRESTORE],
  writes: ['Firestore writes', 0.18, 1e5, 'documents', FIRESTORE],
  deletes: ['Firestore deletes', 0.02, 1e5, 'documents', FIRESTORE],
  stored_gib: ['Firestore storage', 0.18, 1, 'GiB a month', FIRESTORE],
  requests: ['Functions, requests and events', 0.4, 1e6, 'requests', RUN],
  vcpu_s: ['Functions, processor', 2.4e-5, 1, 'vCPU-seconds', RUN],
  memory_gib_s: ['Functions, memory', 2.5e-6, 1, 'GiB-seconds', RUN],
  hosting_gb: ['Hosting, transfer', 0.15, 1, 'GB', HOSTING],
  hosting_stored_gb: ['Hosting, storage', 0.026, 1, 'GB a month', HOSTING],
  files_gb: ['Storage, transfer', 0.12, 1, 'GB', STORAGE],
  files_stored_gb: ['Storage, files in Belgium', 0.02, 1, 'GB a month', STORAGE],
  files_written: ['Storage, class A operations', 0.005, 1e3, 'operations', STORAGE],
  files_read: ['Storage, class B operations', 0.0004, 1e3, 'operations', STORAGE],
  sql_vcpu_h: ['Cloud SQL with HA, processor', 0.0826, 1, 'vCPU-hours', SQL],
  sql_gb_h: ['Cloud SQL with HA, memory', 0.014, 1, 'GB-hours', SQL],
  sql_disk_gb: ['Cloud SQL with HA, SSD', 0.34, 1, 'GB a month', NONE],
  logged_gib: ['Logging', 0.5, 1, 'GiB', LOGGING],
} as const satisfies Record<string, Price>

export type Metered = keyof typeof PRICES
/** How much of what is metered something uses. */
export type Usage = Partial<Record<Metered, number>>

export const METERED = Object.keys(PRICES) as Metered[]

export const costOf = (usage: Usage): number =>
  METERED.reduce((sum, name) => {
    const [, usd, per] = PRICES[name]
    return sum + ((usage[name] ?? 0) * usd) / per
  }, 0)

export const sumOf = (...usages: readonly Usage[]): Usage =>
  Object.fromEntries(
    METERED.map((name) => [name, usages.reduce((sum, usage) => sum + (usage[name] ?? 0), 0)]),
  )

export const times = (usage: Usage, count: number): Usage =>
  Object.fromEntries(METERED.map((name) => [name, (usage[name] ?? 0) * count]))
