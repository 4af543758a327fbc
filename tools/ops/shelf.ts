import { timestampFromMillis } from '../../functions/src/contract/time'
import { addOpsDecision } from '../../functions/src/db/audit-log'
import { newBatch } from '../../functions/src/db/firestore'
import { readVendor } from '../../functions/src/db/vendors/vendors'
import { takedownProduct } from '../../functions/src/usecases/product/takedown-product'
import { recountSales } from '../../functions/src/usecases/vendor/recount-sales'
import { suspendVendor } from '../../functions/src/usecases/vendor/suspend-vendor'
import { type Command, decisionOf, subjectOf } from './arguments'

const suspend =
  (is_suspended: boolean): Command =>
  async (typed, deps) => {
    const id = subjectOf(typed)
    await suspendVendor(deps, id, { ...decisionOf(typed), is_suspended })
    return is_suspended
      ? [`${id} is suspended and its vendor was told.`, `Payouts go on: "block" stops them.`]
      : [`${id} is open again and its vendor was told.`]
  }

const takeDown =
  (is_down: boolean): Command =>
  async (typed, deps) => {
    const id = subjectOf(typed)
    await takedownProduct(deps, id, { ...decisionOf(typed), is_down })
    return [`${id} is ${is_down ? 'off the market' : 'paused'} and its vendor was told.`]
  }

const recount: Command = async (typed, deps) => {
  const id = subjectOf(typed)
  const { operator, reason } = decisionOf(typed)
  if (!(await readVendor(id))) throw new Error(`There is no store ${id}.`)
  const batch = newBatch()
  const at = timestampFromMillis(deps.clock())
  const decision = { id: deps.ids(), operator, action: 'recount-sales', subject: id, reason, at }
  addOpsDecision(batch, decision)
  await batch.commit()
  const count = await recountSales(id)
  return [`${count} transactions of ${id} were counted; "npm run reconcile" compares.`]
}

/** Commands about products, stores and sales figures. */
export const moderationCommands = {
  'suspend-store': suspend(true),
  'restore-store': suspend(false),
  'take-down': takeDown(true),
  'put-back': takeDown(false),
  'recount-sales': recount,
}
