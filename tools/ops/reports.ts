import { millisOf } from '../../functions/src/contract/time'
import {
  openReportedProducts,
  reportsOfProduct,
} from '../../functions/src/db/catalog/product-reports'
import { resolveReports } from '../../functions/src/usecases/product/resolve-reports'
import { type Command, decisionOf, subjectOf } from './arguments'

/** Lists products with open reports, each with the reports' texts. */
const showReports = async (): Promise<string[]> => {
  const open = await openReportedProducts()
  const blocks = await Promise.all(
    open.map(async ({ product_id, product_name, vendor_id, open_reports, flagged }) => [
      `${product_id}  ${product_name}  of ${vendor_id}  ${open_reports} reports${flagged ? ', the vendor was told' : ''}`,
      ...(await reportsOfProduct(product_id))
        .slice(0, open_reports)
        .map(
          ({ reason, text, reporter_id, created_at }) =>
            `  ${new Date(millisOf(created_at)).toISOString()}  ${reporter_id}  ${reason}  ${JSON.stringify(text)}`,
        ),
    ]),
  )
  return [`Reported products: ${open.length}`, ...blocks.flat()]
}

const settle =
  (outcome: 'flag' | 'dismiss'): Command =>
  async (typed, deps) => {
    const id = subjectOf(typed)
    await resolveReports(deps, id, { ...decisionOf(typed), outcome })
    return [outcome === 'flag' ? `The vendor of ${id} was told.` : `${id} stays as it is.`]
  }

export const reportCommands = {
  reports: showReports,
  flag: settle('flag'),
  dismiss: settle('dismiss'),
}
