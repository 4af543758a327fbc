import { millisOf } from '../../functions/src/contract/time'
import {
  openReportedProducts,
  reportsOfProduct,
} from '../../functions/src/db/catalog/product-reports'
import { type Command, reasonOf, subjectOf } from './arguments'
import { decideByHand } from './decide-by-hand'

const suspend =
  (is_suspended: boolean): Command =>
  async (args, deps) => {
    const id = subjectOf(args)
    const action = is_suspended ? 'suspend' : 'reinstate'
    await decideByHand(deps, args, 'store', { id, body: { action, reason: reasonOf(args) } })
    return is_suspended
      ? [`${id} is suspended and its vendor was told.`, `Payouts go on: "block" stops them.`]
      : [`${id} is open again and its vendor was told.`]
  }

const takedown =
  (is_down: boolean): Command =>
  async (args, deps) => {
    const id = subjectOf(args)
    const action = is_down ? 'takedown' : 'reinstate'
    await decideByHand(deps, args, 'product', { id, body: { action, reason: reasonOf(args) } })
    return [`${id} is ${is_down ? 'off the market' : 'paused'} and its vendor was told.`]
  }

const recount: Command = async (args, deps) => {
  const id = subjectOf(args)
  const body = { reason: reasonOf(args) }
  const count = await decideByHand(deps, args, 'recountSales', { id, body })
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
    await decideByHand(deps, args, 'productReports', {
      id,
      body: { outcome, reason: reasonOf(args) },
    })
    return [outcome === 'flag' ? `The vendor of ${id} was told.` : `${id} stays as it is.`]
  }

/** Decisions about products, their reports, stores and sales figures. */
export const moderationCommands = {
  flag: resolve('flag'),
  dismiss: resolve('dismiss'),
  'suspend-store': suspend(true),
  'reinstate-store': suspend(false),
  takedown: takedown(true),
  reinstate: takedown(false),
  'recount-sales': recount,
}
