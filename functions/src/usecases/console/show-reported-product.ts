import type { consoleEndpoints } from '../../contract/api/console/console'
import type { ResponseOf } from '../../contract/api/endpoint'
import { AppError } from '../../contract/api/errors'
import type { Product } from '../../contract/entities/catalog/product'
import type { Deal } from '../../contract/entities/orders/deal'
import { shownDealCode } from '../../contract/orders/deal-code'
import { timestampFromMillis } from '../../contract/time'
import { readOpsDecisions } from '../../db/audit-log'
import {
  readReportedProduct,
  reportsOfProduct,
  reportsOfVendor,
} from '../../db/catalog/product-reports'
import { readProduct } from '../../db/catalog/products'
import { readNames } from '../../db/console/names'
import { readDeal } from '../../db/orders/deals'
import { readVendor } from '../../db/people/vendors'
import { dealStateOf } from '../../domain/orders/deal/deal-state'
import { makerOf } from '../../domain/orders/deal/flagged-deal'
import type { Deps } from '../deps'
import { nameEntries } from '../operators/name-entries'
import { shownDealOf } from './show-deal'
import { showProduct } from './show-product'

const MAX_DECISIONS = 50

type Shown = ResponseOf<(typeof consoleEndpoints)['reportedProduct']>

/** Each other reported product of the store, with how often. */
const countsOf = (ids: readonly string[]): Map<string, number> =>
  ids.reduce((counts, id) => counts.set(id, (counts.get(id) ?? 0) + 1), new Map<string, number>())

/** A product on sale and a deal that can be paid are `active`. */
const statusOf = ({ taken_down }: Pick<Deal | Product, 'taken_down'>, status: string): string =>
  taken_down ? 'taken_down' : status

type Goods = Pick<Shown, 'product' | 'status' | 'slug' | 'code' | 'price' | 'vendor'>

const dealGoods = async (deal: Deal, now: number): Promise<Goods> => {
  const state = dealStateOf(deal, { is_payable: true }, now)
  const is_open = state === 'open' || state === 'accepted'
  const uid = makerOf(deal)
  const [store, names] = await Promise.all([readVendor(uid), readNames([uid])])
  return {
    product: shownDealOf(deal.id, deal.terms, false),
    status: statusOf(deal, is_open ? 'active' : state),
    slug: '',
    code: shownDealCode(deal.code),
    price: deal.terms.price_minor,
    // Who asks for something may sell other things as well.
    vendor: {
      uid,
      name: (deal.vendor_id === uid && store?.data.name) || (names.get(uid)?.name ?? 'deleted'),
    },
  }
}

/** @throws AppError `product/not-found` */
const shownGoods = async (id: string, now: number): Promise<Goods> => {
  const deal = await readDeal(id)
  if (deal) return dealGoods(deal.data, now)
  const [stored, product] = await Promise.all([
    readProduct(id),
    showProduct(id, timestampFromMillis(now)),
  ])
  if (!stored || !product) throw new AppError('product/not-found')
  const { vendor_id, vendor_details, slug, price } = stored.data
  const status = statusOf(stored.data, stored.data.status)
  return { product, status, slug, price, vendor: { uid: vendor_id, name: vendor_details.name } }
}

/**
 * A reported product or deal as buyers see it, each report, and what else of the store was reported.
 * @throws AppError `product/not-found`
 */
export const showReportedProduct = async (deps: Deps, id: string): Promise<Shown> => {
  const goods = await shownGoods(id, deps.clock())
  const [reported, reports, ofVendor, decisions] = await Promise.all([
    readReportedProduct(id),
    reportsOfProduct(id),
    reportsOfVendor(goods.vendor.uid),
    readOpsDecisions(MAX_DECISIONS, id),
  ])
  const counts = countsOf(
    ofVendor.flatMap(({ product_id }) => (product_id === id ? [] : product_id)),
  )
  const names = await readNames([
    ...new Set([...reports.map(({ reporter_id }) => reporter_id), ...counts.keys()]),
  ])
  const nameOf = (key: string): string => names.get(key)?.name ?? 'deleted'
  return {
    ...goods,
    open_reports: reported?.data.open_reports ?? 0,
    flagged: reported?.data.flagged ?? false,
    reports: reports.map(({ reporter_id, reason, text, created_at }) => ({
      reporter: { uid: reporter_id, name: nameOf(reporter_id) },
      ...{ reason, text, at: created_at },
    })),
    others: [...counts].map(([product_id, count]) => ({
      ...{ product_id, count },
      name: nameOf(product_id),
    })),
    decisions: await nameEntries(decisions.filter(({ action }) => !action.startsWith('look:'))),
  }
}
