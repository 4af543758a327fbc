import { millisOf } from '../../functions/src/contract/time'
import {
  openReportedProducts,
  reportsOfProduct,
} from '../../functions/src/db/catalog/product-reports'
import { readVendor } from '../../functions/src/db/vendors/vendors'
import { resolveReports } from '../../functions/src/usecases/product/moderation/resolve-reports'
import { takedownProduct } from '../../functions/src/usecases/product/moderation/takedown-product'
import { recountSales } from '../../functions/src/usecases/vendor/recount-sales'
import { suspendVendor } from '../../functions/src/usecases/vendor/suspend-vendor'
import { type Command, decisionOf, subjectOf } from './arguments'
import { recordDecision } from './record-decision'

const suspend =
  (is_suspended: boolean): Command =>
  async (args, deps) => {
    const id = subjectOf(args)
    await suspendVendor(deps, id, { ...decisionOf(args), is_suspended })
    return is_suspended
      ? [`${id} is suspended and its vendor was told.`, `Payouts go on: "block" stops them.`]
      : [`${id} is open again and its vendor was told.`]
  }

const takedown =
  (is_down: boolean): Command =>
  async (args, deps) => {
    const id = subjectOf(args)
    await takedownProduct(deps, id, { ...decisionOf(args), is_down })
    return [`${id} is ${is_down ? 'off the market' : 'paused'} and its vendor was told.`]
  }

const recount: Command = async (args, deps) => {
  const id = subjectOf(args)
  const decision = { ...decisionOf(args), action: args.command, subject: id }
  if (!(await readVendor(id))) throw new Error(`There is no store ${id}.`)
  await recordDecision(deps, decision)
  const count = await recountSales(id)
  return [`${count} transactions of ${id} were counted; "npm run reconcile" compares.`]
}

/** Lists products with open reports, each with the reports' texts. */
export const showReports = async (): Promise<string[]> => {
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

const resolve =
  (outcome: 'flag' | 'dismiss'): Command =>
  async (args, deps) => {
    const id = subjectOf(args)
    await resolveReports(deps, id, { ...decisionOf(args), outcome })
    return [outcome === 'flag' ? `The vendor of ${id} was told.` : `${id} stays as it is.`]
  }

/** Decisions about products, their reports, stores and sales figures. */
export const moderationCommands = {
  flag: resolve('flag'),
  dismiss: resolve('dismiss'),
  'suspend-store': suspend(true),
  'restore-store': suspend(false),
  takedown: takedown(true),
  reinstate: takedown(false),
  'recount-sales': recount,
}
