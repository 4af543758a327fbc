import type { consoleEndpoints } from '../../contract/api/endpoints/console'
import { acceptChargeback, contestChargeback } from '../../usecases/chargeback/answer-chargeback'
import { attributeChargeback } from '../../usecases/chargeback/attribute-chargeback'
import { showPack } from '../../usecases/chargeback/show-pack'
import { confirmDecision, dropDecision } from '../../usecases/console/confirm-decision'
import { closeReport, showReport } from '../../usecases/console/conversation-report'
import { decideCase } from '../../usecases/console/decide-case'
import { decideHold } from '../../usecases/console/decide-hold'
import { findAnything } from '../../usecases/console/find-anything'
import { listQueue } from '../../usecases/console/list-queue'
import {
  requireNotOwn,
  requireNotOwnCase,
  requireNotOwnProduct,
  requireNotOwnTask,
} from '../../usecases/console/require-not-own'
import { showCase, showEvidence } from '../../usecases/console/show-case'
import { showPerson } from '../../usecases/console/show-person'
import { decideCharge } from '../../usecases/delivery/settle-charge'
import { showFigureDays, showFigureMonths } from '../../usecases/figures/show-figures'
import { closeMonth, listMonths, readBooks, showBooks } from '../../usecases/ledger/month-books'
import { exportAudit, readAudit } from '../../usecases/operator/read-audit'
import { requeueTask } from '../../usecases/payment/requeue-task'
import { resolveUnplaced } from '../../usecases/payment/resolve-unplaced'
import { blockPayouts } from '../../usecases/payout/block-payouts'
import { resolveReports } from '../../usecases/product/moderation/resolve-reports'
import { takedownProduct } from '../../usecases/product/moderation/takedown-product'
import { requeueDueItem } from '../../usecases/requeue-due-item'
import { listSwitches, turnSwitch } from '../../usecases/switches/turn-switch'
import { setTax, showTax } from '../../usecases/tax/tax-settings'
import { suspendVendor } from '../../usecases/vendor/suspend-vendor'
import { type Handlers, operatorOf, reply } from '../handler'

const done = { done: true } as const

export const consoleHandlers: Handlers<typeof consoleEndpoints> = {
  me: async (input) => operatorOf(input),
  queue: (input) => listQueue(operatorOf(input), input.query),
  case: (input, deps) => showCase(deps, operatorOf(input), input.params.id, input.query.why),
  evidence: async (input, deps) => {
    const { bytes, type } = await showEvidence(deps, operatorOf(input), input.params)
    return reply<Uint8Array>(bytes, { type })
  },
  decide: (input, deps) => decideCase(deps, operatorOf(input), input.params.id, input.body),
  confirm: (input, deps) =>
    confirmDecision(deps, operatorOf(input), input.params.id, input.body.version),
  drop: (input, deps) => dropDecision(deps, operatorOf(input), input.params.id, input.body.reason),
  acceptChargeback: async (input, deps) => {
    const acting = operatorOf(input)
    await requireNotOwnCase(acting, input.params.id)
    await acceptChargeback(deps, input.params.id, { operator: acting.uid, ...input.body })
    return done
  },
  contestChargeback: async (input, deps) => {
    const acting = operatorOf(input)
    await requireNotOwnCase(acting, input.params.id)
    await contestChargeback(deps, input.params.id, { operator: acting.uid, ...input.body })
    return done
  },
  attributeChargeback: async (input, deps) => {
    await attributeChargeback(deps, operatorOf(input), input.params.id, input.body)
    return done
  },
  chargebackPack: async (input, deps) => {
    const { id, chargeback_id } = input.params
    const pack = await showPack(deps, operatorOf(input), id, chargeback_id)
    return reply<Uint8Array>(pack, { type: 'application/pdf' })
  },
  retry: async (input, deps) => {
    const acting = operatorOf(input)
    await requireNotOwnTask(acting, input.params.id)
    const { reason, account } = input.body
    const retry = { operator: acting.uid, reason, ...(account && { account }) }
    await requeueTask(deps, input.params.id, retry)
    return done
  },
  hold: (input, deps) => decideHold(deps, operatorOf(input), input.params.id, input.body),
  carrierCharge: (input, deps) =>
    decideCharge(deps, operatorOf(input), input.params.id, input.body),
  requeue: async (input, deps) => {
    await requeueDueItem(deps, input.params.id, {
      operator: operatorOf(input).uid,
      reason: input.body.reason,
    })
    return done
  },
  resolveUnplaced: async (input, deps) => {
    await resolveUnplaced(deps, input.params.id, {
      operator: operatorOf(input).uid,
      reason: input.body.reason,
    })
    return done
  },
  store: async (input, deps) => {
    const acting = operatorOf(input)
    const { id } = input.params
    await requireNotOwn(acting, { vendor_id: id })
    const { action, reason } = input.body
    const decision = { operator: acting.uid, reason }
    if (action === 'suspend' || action === 'restore') {
      await suspendVendor(deps, id, { ...decision, is_suspended: action === 'suspend' })
    } else await blockPayouts(deps, id, { ...decision, is_blocked: action === 'block_payouts' })
    return done
  },
  product: async (input, deps) => {
    const acting = operatorOf(input)
    await requireNotOwnProduct(acting, input.params.id)
    const { action, reason } = input.body
    const is_down = action === 'take_down'
    await takedownProduct(deps, input.params.id, { operator: acting.uid, reason, is_down })
    return done
  },
  productReports: async (input, deps) => {
    const acting = operatorOf(input)
    await requireNotOwnProduct(acting, input.params.id)
    await resolveReports(deps, input.params.id, { operator: acting.uid, ...input.body })
    return done
  },
  report: (input, deps) => showReport(deps, operatorOf(input), input.params.id),
  closeReport: (input, deps) =>
    closeReport(deps, operatorOf(input), input.params.id, input.body.reason),
  switches: () => listSwitches(),
  turnSwitch: async (input, deps) => {
    const { name, is_on, reason } = input.body
    return { off: await turnSwitch(deps, name, { operator: operatorOf(input).uid, reason, is_on }) }
  },
  find: (input, deps) => findAnything(deps, operatorOf(input), input.body),
  person: (input, deps) => showPerson(deps, operatorOf(input), input.params.id, input.query.why),
  audit: (input, deps) => readAudit(deps, input.query.day),
  auditExport: (input) => exportAudit(input.query),
  months: (_, deps) => listMonths(deps),
  month: async (input) => showBooks(await readBooks(input.params.month)),
  monthFile: async (input) => (await readBooks(input.params.month)).csv[input.params.file],
  closeMonth: async (input, deps) => {
    const operator = operatorOf(input).uid
    const { month } = input.params
    const { closed } = await closeMonth(deps, month, { operator, reason: input.body.reason })
    if (!closed) throw new Error(`${month} was not closed`)
    return closed
  },
  figureDays: (input, deps) => showFigureDays(deps, input.query),
  figureMonths: (input, deps) => showFigureMonths(deps, input.query),
  tax: (_, deps) => showTax(deps),
  setTax: (input, deps) => {
    const { reason, ...change } = input.body
    return setTax(deps, change, { operator: operatorOf(input).uid, reason })
  },
}
