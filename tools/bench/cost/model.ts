import type { Figure, Result } from '../figure'
import { assumed, type Size } from './assumptions'
import { sumOf, times, type Usage } from './prices'

const KB = 1_000
const BYTES_A_KIB = 1_024
const GB = 1e9
const GIB = 2 ** 30
const HOURS = 730
const MINUTES = HOURS * 60
/** The memory of `api` and `pages`, in GiB. */
const MEMORY_GIB = 0.5
/** The smallest machine of Cloud SQL whose processor isn't shared, and the memory of a vCPU. */
const SQL_MIN = { vcpus: 1, memory_gb: 3.75 }
const SQL_GB_A_VCPU = 6.5
const SQL_SPARE_DISK = 1.5

/** Products up to which the embedded search is honest (docs/search.md). */
export const EMBEDDED_PRODUCTS = 100_000
/** Figure names that two parts agree on. */
export const FIRST_VISIT = {
  images: 'pictures of a first visit to /',
  cover: 'a picture of the demo at 320 pixels, mean',
  data: 'data requests of a first visit to /',
  hosted: 'files of Hosting for a first visit to /, Brotli',
}
export const WHOLE_PURCHASE = 'a purchase, checkout to approval'
export const PURCHASE_TRIGGERS = 'the triggers of that purchase'

type Unit = 'KiB' | 'reads' | 'writes' | 'calls' | ''
/** @throws Error if the benchmarks have no such figure */
const measuredIn =
  (results: readonly Result[]) =>
  (part: string, what: string, unit: Unit): number => {
    const isWanted = (one: Figure) => one.what === what && one.unit === unit
    const found = results.find((one) => one.part === part)?.figures.find(isWanted)
    if (!found) throw new Error(`No ${unit || 'number'} of "${what}": npm run bench -- ${part}`)
    return found.value
  }

/** Requests or events of functions. */
const requests = (count: number): Usage => ({
  requests: count,
  vcpu_s: count * assumed('billed_s'),
  memory_gib_s: count * assumed('billed_s') * MEMORY_GIB,
  logged_gib: (count * assumed('log_kb') * KB) / GIB,
})

/** The usage of what people do, from what the benchmarks measured. */
export const usagesOf = (results: readonly Result[]) => {
  const measured = measuredIn(results)
  const visited = (what: string) => measured('bytes', what, '')
  const image_kib = measured('bytes', FIRST_VISIT.cover, 'KiB')
  const images = (count: number): Usage => ({
    files_gb: (count * image_kib * BYTES_A_KIB) / GB,
    files_read: count,
  })
  const reads = (what: string) => measured('reads', what, 'reads')
  const screen = (name: string) => reads(`screen: ${name}`)
  const frame = screen('the frame of every signed-in page: bell and message count')
  const ofPurchase = (what: string): Usage => ({
    ...requests(measured('reads', what, 'calls')),
    reads: reads(what),
    writes: measured('reads', what, 'writes'),
  })
  const code: Usage = {
    hosting_gb: (measured('bytes', FIRST_VISIT.hosted, 'KiB') * BYTES_A_KIB) / GB,
  }
  const home_misses = 1 - assumed('home_hits')
  // The page's own data comes in its HTML, which the measured build doesn't render.
  const data_requests = visited(FIRST_VISIT.data) - 1
  const first_visit = sumOf(
    code,
    images(visited(FIRST_VISIT.images)),
    { hosting_gb: (assumed('html_kb') * KB + data_requests * assumed('json_kb') * KB) / GB },
    { reads: (1 + data_requests) * assumed('list_reads') * home_misses },
    requests((1 + data_requests) * home_misses),
  )
  const list = reads('marketplace page, cache miss, 1000 products')
  const product = reads('product page, 1000 products') + assumed('around_product')
  const page_reads = (2 * list + 3 * product) / 5
  const visit = (hits: number): Usage =>
    sumOf(
      images(assumed('visit_images')),
      {
        hosting_gb:
          ((assumed('html_kb') +
            (assumed('public_pages') + assumed('own_pages')) * assumed('json_kb')) *
            KB) /
          GB,
        reads:
          assumed('public_pages') * page_reads * (1 - hits) +
          assumed('own_pages') * (screen('purchases') + frame),
      },
      requests(assumed('public_pages') * assumed('requests_a_page') * (1 - hits)),
      requests(assumed('own_pages') * assumed('requests_a_page')),
    )
  return {
    code,
    first_visit,
    visit,
    purchase: sumOf(ofPurchase(WHOLE_PURCHASE), ofPurchase(PURCHASE_TRIGGERS)),
    vendor_visit: sumOf(requests(3 * assumed('requests_a_page')), {
      reads: screen('vendor home, 7 days') + screen('sales') + frame,
    }),
  }
}
export type Usages = ReturnType<typeof usagesOf>

const search = (products: number, public_requests: number): Usage => {
  if (products <= EMBEDDED_PRODUCTS) {
    return { reads: Math.min(public_requests, (HOURS * 3_600) / assumed('refresh_s')) }
  }
  const memory_gb = Math.max((products * assumed('sql_kb') * KB) / GB, SQL_MIN.memory_gb)
  const vcpus = Math.max(Math.ceil(memory_gb / SQL_GB_A_VCPU), SQL_MIN.vcpus)
  return {
    sql_vcpu_h: vcpus * HOURS,
    sql_gb_h: memory_gb * HOURS,
    sql_disk_gb: memory_gb * SQL_SPARE_DISK,
  }
}

/** A month of a site with this many products and buyers, by what causes it. */
export const monthOf = (usages: Usages, { count, hits }: Size) => {
  const visits = count * assumed('visits')
  const purchases = count * assumed('purchases')
  const misses = visits * assumed('public_pages') * assumed('requests_a_page') * (1 - hits)
  const runs = assumed('runs_a_minute') * MINUTES
  const stored_kb =
    count * assumed('product_kb') + purchases * assumed('kept_months') * assumed('purchase_kb')
  const causes: Record<string, Usage> = {
    'visits of buyers': sumOf(times(usages.code, count), times(usages.visit(hits), visits)),
    purchases: times(usages.purchase, purchases),
    'visits of vendors': times(
      usages.vendor_visit,
      (count / assumed('store_products')) * assumed('store_visits'),
    ),
    search: search(count, misses),
    'scheduled work': sumOf(requests(runs), { reads: runs }),
    'what is stored': {
      stored_gib: (stored_kb * KB) / GIB,
      files_stored_gb: (count * assumed('files_kb') * KB) / GB,
    },
  }
  return { causes, purchases, all: sumOf(...Object.values(causes)) }
}
