import {
  type CheckedInvariant,
  checkInvariants,
} from '../../functions/src/domain/money/ledger/invariants'
import { carrierFindings } from '../../functions/src/usecases/delivery/reconcile-carrier'
import type { Deps } from '../../functions/src/usecases/deps'
import { loadAuditState } from './audit-state'
import { closedMonthsLine } from './closed-months'
import { figuresLine } from './figures-days'
import { invoiceFindings } from './invoice-numbers'
import { providerLine } from './provider-invariant'
import { readProvider } from './provider-movements'
import { expectedFigures, salesFindings } from './sales-days'
import { sealLine } from './seals'
import { taxLine } from './tax-numbers'

const carrierLine = async ({ carriers }: Deps): Promise<CheckedInvariant[]> =>
  carriers
    ? [{ number: '22', name: 'the carrier says the same', ...(await carrierFindings(carriers)) }]
    : []

/** Checks every rule once, on what is there now. */
export const lookAtAll = async (deps: Deps): Promise<CheckedInvariant[]> => {
  const provider = await readProvider(deps.payments)
  const audit = await loadAuditState()
  const sales = salesFindings(audit.sales_days, expectedFigures(audit))
  return [
    ...checkInvariants(audit),
    providerLine(provider, audit),
    { number: '13', name: 'sales by day are what happened', ...sales },
    { number: '16', name: 'invoice numbers follow each other', ...invoiceFindings(audit) },
    ...(await carrierLine(deps)),
    await sealLine(deps, audit),
    await closedMonthsLine(),
    taxLine(audit),
    figuresLine(audit),
  ].sort((a, b) => Number(a.number) - Number(b.number))
}
