import { setTimeout } from 'node:timers/promises'
import {
  type CheckedInvariant,
  checkInvariants,
} from '../../functions/src/domain/ledger/invariants'
import { carrierFindings } from '../../functions/src/usecases/delivery/reconcile-carrier'
import { toolDeps } from '../emulators/tool-deps'
import { loadAuditState } from './audit-state'
import { closedMonthsLine } from './closed-months'
import { figuresLine } from './figures-days'
import { invoiceFindings, readInvoiceCounters } from './invoice-numbers'
import { lastingFindings } from './provider-invariant'
import { expectedFigures, readSalesFigures, salesFindings } from './sales-days'
import { sealLine } from './seals'
import { readTaxState, taxLine } from './tax-numbers'

const rowOf = ({ number, name, checked, findings }: CheckedInvariant): string => {
  const verdict = findings.length === 0 ? 'holds' : `${findings.length} BROKEN`
  return `${number.padStart(2)}  ${name.padEnd(46)} ${String(checked).padStart(7)}  ${verdict}`
}

try {
  const deps = toolDeps()
  const { audit, ...atProvider } = await lastingFindings(deps.payments, loadAuditState, setTimeout)
  const sales = salesFindings(await readSalesFigures(), expectedFigures(audit))
  const invoices = invoiceFindings(audit, await readInvoiceCounters())
  const lines: CheckedInvariant[] = [
    ...checkInvariants(audit),
    {
      number: '9',
      name: 'the provider says the same',
      ...atProvider,
    },
    { number: '13', name: 'sales by day are what happened', ...sales },
    { number: '16', name: 'invoice numbers follow each other', ...invoices },
    ...(deps.carriers
      ? [
          {
            number: '22',
            name: 'the carrier says the same',
            ...(await carrierFindings(deps.carriers)),
          },
        ]
      : []),
    await sealLine(deps, audit),
    await closedMonthsLine(),
    taxLine(audit, await readTaxState()),
    await figuresLine(audit),
  ].sort((a, b) => Number(a.number) - Number(b.number))
  console.log(' #  rule                                           checked  verdict')
  for (const line of lines) console.log(rowOf(line))
  const broken = lines.flatMap(({ number, findings }) =>
    findings.map(({ id, problem }) => `rule ${number}: ${id}: ${problem}`),
  )
  for (const text of broken) console.log(text)
  process.exit(broken.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
