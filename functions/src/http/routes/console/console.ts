import type { consoleEndpoints } from '../../../contract/api/console/console'
import { decide } from '../../../usecases/console/decisions/decide'
import { findAnything } from '../../../usecases/console/find-anything'
import { listQueue } from '../../../usecases/console/list-queue'
import { lookAt } from '../../../usecases/console/looks/looks'
import { showFigureDays, showFigureMonths } from '../../../usecases/money/figures/show-figures'
import { listMonths, readBooks, showBooks } from '../../../usecases/money/ledger/month-books'
import { showTax } from '../../../usecases/money/tax/tax-settings'
import { exportAudit, readAudit } from '../../../usecases/operators/read-audit'
import { listSwitches } from '../../../usecases/switches/turn-switch'
import { decidingOf as by, type Handlers, operatorOf, reply } from '../../handler'

export const consoleHandlers: Handlers<typeof consoleEndpoints> = {
  me: async (input) => {
    const { uid, role } = operatorOf(input)
    return { uid, role }
  },
  queue: (input) => listQueue(operatorOf(input), input.query),
  find: (input, deps) => findAnything(deps, operatorOf(input), input.body),

  case: (input, deps) =>
    lookAt(deps, operatorOf(input), 'case', { ...input.params, ...input.query }),
  evidence: async (input, deps) => {
    const given = { ...input.params, why: 'dispute' } as const
    const { bytes, type } = await lookAt(deps, operatorOf(input), 'evidence', given)
    return reply<Uint8Array>(bytes, { type })
  },
  chargebackPack: async (input, deps) => {
    const given = { ...input.params, why: 'chargeback' } as const
    const pack = await lookAt(deps, operatorOf(input), 'chargebackPack', given)
    return reply<Uint8Array>(pack, { type: 'application/pdf' })
  },
  refundAccount: (input, deps) =>
    lookAt(deps, operatorOf(input), 'refundAccount', {
      ...input.params,
      ...input.body,
      why: 'refund',
    }),
  person: (input, deps) =>
    lookAt(deps, operatorOf(input), 'person', { ...input.params, ...input.query }),
  reportedProduct: (input, deps) =>
    lookAt(deps, operatorOf(input), 'reportedProduct', { ...input.params, why: 'report' }),
  report: (input, deps) =>
    lookAt(deps, operatorOf(input), 'report', { ...input.params, why: 'report' }),

  decide: (input, deps) => decide(deps, by(input), 'decide', input.params.id, input.body),
  confirm: (input, deps) => decide(deps, by(input), 'confirm', input.params.id, input.body),
  drop: (input, deps) => decide(deps, by(input), 'drop', input.params.id, input.body),
  acceptChargeback: (input, deps) =>
    decide(deps, by(input), 'acceptChargeback', input.params.id, input.body),
  contestChargeback: (input, deps) =>
    decide(deps, by(input), 'contestChargeback', input.params.id, input.body),
  attributeChargeback: (input, deps) =>
    decide(deps, by(input), 'attributeChargeback', input.params.id, input.body),
  retry: (input, deps) => decide(deps, by(input), 'retry', input.params.id, input.body),
  hold: (input, deps) => decide(deps, by(input), 'hold', input.params.id, input.body),
  carrierCharge: (input, deps) =>
    decide(deps, by(input), 'carrierCharge', input.params.id, input.body),
  requeue: (input, deps) => decide(deps, by(input), 'requeue', input.params.id, input.body),
  resolveUnplaced: (input, deps) =>
    decide(deps, by(input), 'resolveUnplaced', input.params.id, input.body),
  store: (input, deps) => decide(deps, by(input), 'store', input.params.id, input.body),
  product: (input, deps) => decide(deps, by(input), 'product', input.params.id, input.body),
  productReports: (input, deps) =>
    decide(deps, by(input), 'productReports', input.params.id, input.body),
  closeReport: (input, deps) => decide(deps, by(input), 'closeReport', input.params.id, input.body),
  turnSwitch: (input, deps) => decide(deps, by(input), 'turnSwitch', '', input.body),
  closeMonth: (input, deps) =>
    decide(deps, by(input), 'closeMonth', input.params.month, input.body),
  setTax: (input, deps) => decide(deps, by(input), 'setTax', '', input.body),

  switches: () => listSwitches(),
  audit: (input, deps) => readAudit(deps, input.query.day),
  auditExport: (input) => exportAudit(input.query),
  months: (_, deps) => listMonths(deps),
  month: async (input) => showBooks(await readBooks(input.params.month)),
  monthFile: async (input) => (await readBooks(input.params.month)).csv[input.params.file],
  figureDays: (input, deps) => showFigureDays(deps, input.query),
  figureMonths: (input, deps) => showFigureMonths(deps, input.query),
  tax: (_, deps) => showTax(deps),
}
