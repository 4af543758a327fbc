import type { ShownDeal } from '../../../functions/src/contract/api/orders/deals'
import {
  NO_SALES,
  PERIOD_DAYS,
  type SalesSummary,
} from '../../../functions/src/contract/entities/money/sales'
import type { Wallet } from '../../../functions/src/contract/entities/money/wallet'
import { lagosDaysUntil } from '../../../functions/src/contract/lagos-day'
import { CATEGORIES } from '../../../functions/src/contract/reference/categories'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { byVendor } from '../../seed/catalogue/vendors'
import { makeDemoData } from '../../seed/demo-data'
import { notificationDocuments } from '../../seed/documents/purchase-documents'
import { vendorUid } from '../../seed/people/accounts'
import { conversationDocuments } from '../../seed/scenarios/conversations'
import { sampleParcels } from '../../seed/scenarios/sample-parcels'

/** The signed-in user, a vendor of the demo who also buys. */
export const UID = vendorUid('itoku')

const ON_A_PAGE = 24
const NOW = Date.now()
const data = makeDemoData({
  seeded_at: NOW,
  urlOf: (path) => `/images/${path}`,
  recipient_codes: byVendor((key) => `RCP_${key}`),
  parcels: sampleParcels(),
})
const { products } = data

export const PRODUCT_ID = products[0]?.id ?? ''
export const PRODUCT_SLUG = products[0]?.slug ?? ''

export const DEAL_CODE = 'ABCDE-FGHJK'

const deal: ShownDeal = {
  deal: {
    id: 'd1e2a3d1e2a3d1e2a3d1',
    code: DEAL_CODE,
    made_by: 'vendor',
    version: 1,
    terms: {
      title: 'Hand-woven aso-oke stole',
      description: 'As agreed in our chat: the blue one, two metres long, with fringes.',
      category: 'clothing_accessories',
      images: products[0]?.images.slice(0, 1) ?? [],
      price_minor: 1_250_000,
      uses: 2,
      delivery: { kind: 'fee', fee_minor: 200_000, days_min: 1, days_max: 3 },
      fee_payer: 'half',
    },
    expires_at: timestampFromMillis(NOW + DAY_MS),
    reserved: 0,
    sold: 0,
    flags: [],
    state: 'open',
  },
  seller: {
    vendor_id: UID,
    name: 'Itoku Adire Works',
    is_verified: true,
    bank_initials: 'Tunde A.',
    since: timestampFromMillis(NOW - DAY_MS),
    completed: 12,
    disputes: 3,
    disputes_lost: 1,
  },
}

/** Orders that wait for the vendor, with deadlines that have not passed. */
const waiting = data.played
  .filter(
    ({ transaction: { status, fulfilment } }) =>
      status.status === 'in_escrow' && fulfilment === 'awaiting_confirmation',
  )
  .slice(0, 1)
  .flatMap(({ transaction }) =>
    Array.from({ length: ON_A_PAGE }, (_, index) => {
      const id = `t${String(index).padStart(19, '0')}`
      return { ...transaction, id, buyer_id: UID, vendor_id: UID }
    }),
  )
const conversations = conversationDocuments(NOW)
  .map(({ conversation }) => conversation)
  .filter(({ members }) => members.includes(UID))
const notifications = data.played
  .flatMap((one) => notificationDocuments(one, NOW))
  .filter(({ uid }) => uid === UID)
  .map(({ notification }) => notification)

const wallet: Wallet = {
  vendor_id: UID,
  currency: 'NGN',
  pending_minor: 2_500_000,
  available_minor: 7_500_000,
  in_payout_minor: 0,
  paid_out_minor: 12_500_000,
  updated_at: timestampFromMillis(NOW),
}

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
const facets = {
  categories: { home_kitchen: 240 },
  states: {},
  ratings: {},
  prices: {},
  sizes: {},
  colours: {},
}

type Responses = [path: RegExp, data: unknown][]

/** Responses for a signed-in user, in the shapes of the contract. */
const OWN: Responses = [
  [/\/v1\/transactions$/, page(waiting)],
  [/\/v1\/conversations$/, { items: conversations }],
  [/\/users\/notifications$/, { items: notifications.slice(0, ON_A_PAGE) }],
  [/\/vendors\/sales\/summary$/, summary],
  [/\/vendors\/sales\/waiting$/, waiting],
  [/\/vendors\/vendor$/, data.stores.find(({ vendor }) => vendor.vendor_id === UID)],
  [/\/vendors\/wallet$/, { wallet, entries: [], payouts: [] }],
]

/** Public responses. */
const PUBLIC: Responses = [
  [/\/products\/recent$/, products.slice(0, 12)],
  [/\/products\/[^/]+\/similar$/, products.slice(0, 6)],
  [/\/products\/[^/]+\/reviews$/, { ...page([], 0), histogram: {} }],
  [/\/products\/[^/]+$/, products[0]],
  [/\/products$/, { ...page(products.slice(0, ON_A_PAGE)), facets }],
  [/\/top-categories$/, CATEGORIES.slice(0, 8).map((one) => ({ ...one, product_count: 10 }))],
  [/\/categories$/, CATEGORIES],
  [/\/public\/deals\/[^/]+$/, deal],
  [/\/vendors$/, page([], 0)],
]

export const isOwn = (path: string): boolean => OWN.some(([pattern]) => pattern.test(path))

export const responseOf = (path: string): string => {
  const [, found = null] = [...OWN, ...PUBLIC].find(([pattern]) => pattern.test(path)) ?? []
  return JSON.stringify({ status: 'success', data: found, message: '' })
}
