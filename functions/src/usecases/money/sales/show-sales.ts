import { AppError } from '../../../contract/api/errors'
import {
  heldGoods,
  NO_SALES,
  PERIOD_DAYS,
  type SalesDay,
  type SalesPeriod,
  type SalesSummary,
} from '../../../contract/entities/money/sales'
import { lagosDayOf, lagosDaysUntil } from '../../../contract/lagos-day'
import { readProducts } from '../../../db/catalog/products'
import { readSalesDays, readSalesTotal } from '../../../db/money/sales-days'
import { readVendor } from '../../../db/people/vendors'
import { addFigures } from '../../../domain/money/sales/add-figures'
import { bestProducts } from '../../../domain/money/sales/best-products'
import type { Deps } from '../../deps'

const BEST = 5

const bestOf = async (days: readonly SalesDay[]): Promise<SalesSummary['best']> => {
  const best = bestProducts(days, BEST)
  const shown = await readProducts(best.map(({ product_id }) => product_id))
  return best.map((sold) => {
    const product = shown.find(({ id }) => id === sold.product_id)
    return { ...sold, image_url: product?.images[0]?.url_320 ?? null }
  })
}

/**
 * A vendor's figures for a period that ends today in Lagos, and for the period before. Reads one
 * document for each day with sales, five products, the total and the store, however many sales
 * there are.
 * @throws AppError `vendor/not-found`
 */
export const showSales = async (
  { clock }: Deps,
  vendor_id: string,
  period: SalesPeriod,
): Promise<SalesSummary> => {
  const count = PERIOD_DAYS[period]
  const today = lagosDayOf(clock())
  const both = lagosDaysUntil(today, 2 * count)
  const [stored, total, read] = await Promise.all([
    readVendor(vendor_id),
    readSalesTotal(vendor_id),
    readSalesDays(vendor_id, both[0] ?? today, today),
  ])
  if (!stored) throw new AppError('vendor/not-found')
  const known = new Map(read.map((one) => [one.day, one]))
  const daysOf = (names: readonly string[]) =>
    names.map((day): SalesSummary['days'][number] => ({ ...NO_SALES, ...known.get(day), day }))
  const named = both.slice(count)
  const days = daysOf(named)
  return {
    period,
    currency: 'NGN',
    days,
    totals: addFigures(days),
    before: addFigures(daysOf(both.slice(0, count))),
    held_minor: total ? heldGoods(total) : 0,
    best: await bestOf(read.filter(({ day }) => named.includes(day))),
    rating: stored.data.rating,
    rating_count: stored.data.rating_count,
  }
}
