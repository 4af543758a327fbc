import { ALL_STATES } from '../../../functions/src/contract/catalog/product-facts'
import { PEOPLE } from '../catalogue/people'
import { CATALOGUE, type CatalogueProduct } from '../catalogue/products'
import { REVIEWS, type ReviewRow } from '../catalogue/reviews'
import { seededShare } from '../seeded'
import { type Purchase, type Scenario, type Step, scenarioOf } from './scenario'

const DAY = 24
/** Maximum time from the purchase to the review, in hours. */
const MAX_SALE_HOURS = 10 * DAY
/** Minimum age of a product when it is bought, in hours. */
const NEWEST_SALE_H = 12
/** Maximum time from the purchase to the approval, in hours. */
const QUIET_SALE_H = 8 * DAY
const QUIET_EVERY = 0.28
const QUIET_FROM_DAYS = 14
const QUIET_WITHIN_DAYS = 30

const reaches = ({ delivery_states }: CatalogueProduct, buyer: number): boolean =>
  delivery_states.includes(ALL_STATES) || delivery_states.includes(PEOPLE[buyer]?.state ?? '')

/** A different buyer for each sale of a product, from states that it is delivered to. */
const buyersOf = (product: CatalogueProduct): number[] =>
  PEOPLE.map((_, index) => ({ index, share: seededShare(`${product.name}/${index}`) }))
    .filter(({ index }) => reaches(product, index))
    .sort((a, b) => a.share - b.share)
    .map(({ index }) => index)

const CARRIERS = [
  ['GIG Logistics', 'GIG'],
  ['NIPOST EMS', 'EA'],
  ['GUO Transport', 'GUO'],
  ['Peace Mass Transit', 'PMT'],
] as const

/** A carrier and a tracking number that are derived from the text. */
const shipmentOf = (text: string) => {
  const [carrier, prefix] = CARRIERS[Math.floor(seededShare(text) * CARRIERS.length)] ?? CARRIERS[0]
  const number = Math.floor(seededShare(`${text}/tracking`) * 1e8)
  return { carrier, tracking_number: `${prefix}${String(number).padStart(8, '0')}NG` }
}

type Beginning = Pick<Purchase, 'key' | 'product' | 'buyer' | 'hours_ago'>

/** A sale without problems; the duration of each step is derived from its key. */
const smoothSale = (purchase: Beginning) => {
  const share = (step: string) => seededShare(`${purchase.key}/${step}`)
  const confirmed_h = 1 + share('confirm') * 18
  const shipped_h = confirmed_h + 8 + share('ship') * 40
  const handed_h = shipped_h + 20 + share('hand over') * 60
  const approved_h = handed_h + 1 + share('approve') * 18
  const vendor = (at_h: number, command: Step['command']): Step => ({ at_h, by: 'vendor', command })
  const steps: Step[] = [
    {
      at_h: 0.05 + share('pay') * 0.3,
      by: 'provider',
      command: { action: 'payment_confirmed', provider_fee_minor: 0 },
    },
    vendor(confirmed_h, { action: 'confirm' }),
    vendor(shipped_h, { action: 'ship', shipment: shipmentOf(purchase.key) }),
    vendor(handed_h, { action: 'deliver_with_code' }),
    { at_h: approved_h, by: 'buyer', command: { action: 'approve' } },
  ]
  return {
    ...purchase,
    quantity: share('quantity') > 0.8 ? 2 : 1,
    channel: share('channel') > 0.7 ? ('bank_transfer' as const) : ('card' as const),
    steps,
    ended_h: approved_h,
  }
}

const reviewedSale = (product: CatalogueProduct, review: ReviewRow, index: number): Scenario => {
  const key = `${product.name}, review ${index + 1}`
  const longest_h = product.days * DAY - MAX_SALE_HOURS - NEWEST_SALE_H
  const hours_ago = MAX_SALE_HOURS + seededShare(`${key}/when`) * longest_h
  const buyer = buyersOf(product)[index]
  if (buyer === undefined) throw new Error(`nobody can buy ${product.name}`)
  const { ended_h, ...sale } = smoothSale({ key, product: product.name, buyer, hours_ago })
  const at_h = ended_h + 2 + seededShare(`${key}/review`) * 30
  const { rating, text, reply } = review
  return scenarioOf({
    ...sale,
    review: { at_h, rating, text, reply: reply === null ? null : { at_h: at_h + 7, text: reply } },
  })
}

/** A sale for every review. */
export const reviewedSales = (): Scenario[] =>
  CATALOGUE.flatMap((product) =>
    REVIEWS.filter((review) => review.product === product.name).map((review, index) =>
      reviewedSale(product, review, index),
    ),
  )

/** Sales of the last month without a review: the data of a vendor's chart. */
export const quietSales = (): Scenario[] =>
  CATALOGUE.filter(
    ({ name, days }) => days > QUIET_FROM_DAYS && seededShare(`${name}/quiet`) < QUIET_EVERY,
  ).map((product) => {
    const key = `${product.name}, a quiet sale`
    const span_h = Math.min(product.days, QUIET_WITHIN_DAYS) * DAY - QUIET_SALE_H - NEWEST_SALE_H
    const hours_ago = QUIET_SALE_H + seededShare(`${key}/when`) * span_h
    const buyer = buyersOf(product).at(-1) ?? 0
    const { ended_h: _, ...sale } = smoothSale({ key, product: product.name, buyer, hours_ago })
    return scenarioOf(sale)
  })
