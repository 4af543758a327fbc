import type { Conversation } from '../../../functions/src/contract/entities/message'
import type { Notification } from '../../../functions/src/contract/entities/notification'
import type { Product } from '../../../functions/src/contract/entities/product'
import {
  NO_SALES,
  PERIOD_DAYS,
  type SalesSummary,
} from '../../../functions/src/contract/entities/sales'
import type { Transaction } from '../../../functions/src/contract/entities/transaction'
import type { Wallet } from '../../../functions/src/contract/entities/wallet'
import { lagosDaysUntil } from '../../../functions/src/contract/lagos-day'
import { CATEGORIES } from '../../../functions/src/contract/reference/categories'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import {
  after,
  opened,
  paid,
  sampleProduct,
} from '../../../functions/src/domain/transaction/testing/sample'

export const UID = 'person00000000000000000000001'
const ON_A_PAGE = 24
const AT = timestampFromMillis(Date.UTC(2026, 0, 15))
/** Far enough ahead that no deadline has passed. */
const LATER = timestampFromMillis(Date.UTC(2100, 0, 15))

const several = <T>(one: (index: number) => T, count = ON_A_PAGE): T[] =>
  Array.from({ length: count }, (_, index) => one(index))

const idOf = (prefix: string, index: number) => `${prefix}${String(index).padStart(19, '0')}`

const productOf = (index: number): Product => {
  const id = idOf('b', index)
  const image = (width: number) => `/images/${index}-${width}.webp`
  const images = [{ url: image(1280), url_640: image(640), url_320: image(320), path: 'b.jpg' }]
  return sampleProduct({ id, slug: `woven-basket-${id}`, name: `Woven basket ${index}`, images })
}

export const PRODUCT_SLUG = productOf(0).slug

const bought = after(opened().transaction, [paid])
const transactionOf = (index: number): Transaction => ({
  ...bought,
  id: idOf('t', index),
  buyer_id: UID,
  vendor_id: UID,
  deadline: bought.deadline && { ...bought.deadline, at: LATER },
  due_at: LATER,
})

const wallet: Wallet = {
  vendor_id: UID,
  currency: 'NGN',
  pending_minor: 2_500_000,
  available_minor: 7_500_000,
  in_payout_minor: 0,
  paid_out_minor: 12_500_000,
  updated_at: AT,
}

const conversationOf = (index: number): Conversation => ({
  id: `${UID}_vendor${index}_general`,
  members: [UID, `vendor${index}`],
  buyer_id: UID,
  vendor_id: `vendor${index}`,
  subject: { kind: 'general', id: 'general', title: 'Itoku Baskets' },
  names: { [UID]: 'A person', [`vendor${index}`]: 'Itoku Baskets' },
  last_message: { text: 'It is ready.', sender_id: `vendor${index}`, sent_at: AT },
  unread: {},
  blocked_by: [],
  created_at: AT,
  updated_at: AT,
})

const notificationOf = (index: number): Notification => ({
  id: `n${index}`,
  type: 'ORDER_SHIPPED',
  kind: 'order',
  title: 'Order shipped',
  message: `Woven basket ${index} is on its way.`,
  cta: { text: 'View Order', href: '/dashboard/purchases' },
  read: false,
  transaction_id: null,
  product_id: null,
  created_at: AT,
})

const summary: SalesSummary = {
  period: '7',
  currency: 'NGN',
  days: lagosDaysUntil('2026-01-15', PERIOD_DAYS['7']).map((day) => ({ ...NO_SALES, day })),
  totals: NO_SALES,
  before: NO_SALES,
  held_minor: 2_500_000,
  best: [],
  rating: 4.5,
  rating_count: 12,
}

const page = (items: unknown[], total = 240) => ({ items, total, page: 1, limit: ON_A_PAGE })
const facets = { categories: { home_kitchen: 240 }, states: {}, ratings: {}, prices: {} }

type Responses = [path: RegExp, data: () => unknown][]

/** Responses for a signed-in user, in the shapes of the contract. */
const OWN: Responses = [
  [/\/v1\/transactions$/, () => page(several(transactionOf))],
  [/\/v1\/conversations$/, () => ({ items: several(conversationOf) })],
  [/\/users\/notifications$/, () => ({ items: several(notificationOf) })],
  [/\/vendors\/sales\/summary$/, () => summary],
  [/\/vendors\/sales\/waiting$/, () => several(transactionOf)],
  [/\/vendors\/wallet$/, () => ({ wallet, entries: [], payouts: [] })],
]

/** Public responses. */
const PUBLIC: Responses = [
  [/\/products\/recent$/, () => several(productOf, 12)],
  [/\/products\/[^/]+\/similar$/, () => several(productOf, 6)],
  [/\/products\/[^/]+\/reviews$/, () => ({ ...page([], 0), histogram: {} })],
  [/\/products\/[^/]+$/, () => productOf(0)],
  [/\/products$/, () => ({ ...page(several(productOf)), facets })],
  [/\/top-categories$/, () => CATEGORIES.slice(0, 8).map((one) => ({ ...one, product_count: 10 }))],
  [/\/categories$/, () => CATEGORIES],
  [/\/vendors$/, () => page([], 0)],
]

export const isOwn = (path: string): boolean => OWN.some(([pattern]) => pattern.test(path))

export const responseOf = (path: string): string => {
  const found = [...OWN, ...PUBLIC].find(([pattern]) => pattern.test(path))
  return JSON.stringify({ status: 'success', data: found ? found[1]() : null, message: '' })
}
