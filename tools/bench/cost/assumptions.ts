type Assumption = [value: number, what: string]

/** What nobody has measured yet: change a value here, and the page says what follows. */
export const ASSUMED = {
  html_kb: [18, 'KB of a rendered page’s HTML on the wire (its budget)'],
  json_kb: [6, 'KB of data that a further page requests, compressed'],
  list_reads: [12, 'reads of the home page’s HTML, and of each list that it requests'],
  home_hits: [
    0.95,
    'of the home page’s requests for HTML and data are answered by the CDN, which keeps them for five minutes',
  ],
  visits: [4, 'visits of a buyer in a month, the first with all of the code'],
  public_pages: [5, 'public pages of a visit: two lists and three products'],
  own_pages: [1, 'signed-in pages of a visit'],
  visit_images: [40, 'pictures of a visit that the browser hasn’t yet'],
  around_product: [16, 'reads around a product: similar ones and reviews'],
  requests_a_page: [2, 'requests of a page for data'],
  purchases: [0.2, 'purchases of a buyer in a month'],
  order_naira: [12_500, 'naira of an order'],
  store_products: [20, 'products of a store'],
  store_visits: [30, 'visits of a vendor to the dashboard in a month: home, sales and the frame'],
  billed_s: [0.1, 'seconds billed for each request or event, as if no two ran at once'],
  log_kb: [1, 'KB of log for each of them'],
  runs_a_minute: [6, 'scheduled runs in a minute, with a read each'],
  refresh_s: [3, 'seconds between two reads of what changed, of an embedded search that is asked'],
  product_kb: [12, 'KB of a product in Firestore, with its index entries'],
  purchase_kb: [60, 'KB of a purchase in Firestore, with everything that belongs to it'],
  kept_months: [12, 'months of purchases are stored'],
  files_kb: [500, 'KB of a product’s pictures in Storage, in three sizes'],
  sql_kb: [2, 'KB of a product in PostgreSQL, all of it in memory'],
  peak: [5, 'times the average is the load of a busy minute'],
  cpu_s: [0.02, 'seconds of processor for a request that no cache answers'],
  busiest: [0.01, 'of the purchases of a busy minute are of one product'],
} as const satisfies Record<string, Assumption>

export const assumed = (name: keyof typeof ASSUMED): number => ASSUMED[name][0]

/** Sizes in products and in buyers; the share of public requests that the CDN answers grows. */
export const SIZES = [
  { count: 1_000, hits: 0.3 },
  { count: 100_000, hits: 0.8 },
  { count: 10_000_000, hits: 0.9 },
] as const
export type Size = (typeof SIZES)[number]
