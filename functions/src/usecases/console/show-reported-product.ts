import type { consoleEndpoints } from '../../contract/api/console/console'
import type { ResponseOf } from '../../contract/api/endpoint'
import { AppError } from '../../contract/api/errors'
import { timestampFromMillis } from '../../contract/time'
import { readOpsDecisions } from '../../db/audit-log'
import {
  readReportedProduct,
  reportsOfProduct,
  reportsOfVendor,
} from '../../db/catalog/product-reports'
import { readProduct } from '../../db/catalog/products'
import { readNames } from '../../db/console/names'
import type { Deps } from '../deps'
import { nameEntries } from '../operators/name-entries'
import { showProduct } from './show-product'

const MAX_DECISIONS = 50

type Shown = ResponseOf<(typeof consoleEndpoints)['reportedProduct']>

/** Each other reported product of the store, with how often. */
const countsOf = (ids: readonly string[]): Map<string, number> =>
  ids.reduce((counts, id) => counts.set(id, (counts.get(id) ?? 0) + 1), new Map<string, number>())

/**
 * A reported product as buyers see it, each report, and what else of the store was reported.
 * @throws AppError `product/not-found`
 */
export const showReportedProduct = async (deps: Deps, id: string): Promise<Shown> => {
  const stored = await readProduct(id)
  if (!stored) throw new AppError('product/not-found')
  const { vendor_id, vendor_details, status, slug, price } = stored.data
  const [product, reported, reports, ofVendor, decisions] = await Promise.all([
    showProduct(id, timestampFromMillis(deps.clock())),
    readReportedProduct(id),
    reportsOfProduct(id),
    reportsOfVendor(vendor_id),
    readOpsDecisions(MAX_DECISIONS, id),
  ])
  if (!product) throw new AppError('product/not-found')
  const counts = countsOf(
    ofVendor.flatMap(({ product_id }) => (product_id === id ? [] : product_id)),
  )
  const names = await readNames([
    ...new Set([...reports.map(({ reporter_id }) => reporter_id), ...counts.keys()]),
  ])
  const nameOf = (key: string): string => names.get(key)?.name ?? 'deleted'
  return {
    ...{ product, status, slug, price },
    vendor: { uid: vendor_id, name: vendor_details.name },
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
