import { accounts } from '../../functions/src/contract/entities/money/ledger'
import { isOpenOutboxState } from '../../functions/src/contract/entities/outbox'
import { balanceOf } from '../../functions/src/domain/money/ledger/balance'
import { type Finding, groupBy } from '../../functions/src/domain/money/ledger/invariant'
import type { CheckedInvariant } from '../../functions/src/domain/money/ledger/invariants'
import type { AuditState } from './audit-state'
import { numberingFault } from './invoice-numbers'

/** The VAT of what is decided and not written into documents yet. */
const waitingVat = ({ outbox }: Pick<AuditState, 'outbox'>): number =>
  outbox
    .filter(({ state }) => isOpenOutboxState(state) || state === 'dead')
    .flatMap(({ task }) => (task.kind === 'tax_documents' ? task.lines : []))
    .reduce((sum, { vat_minor }) => sum + vat_minor, 0)

/**
 * Finds series that are not numbered 1, 2, 3 and so on up to their counter, and documents whose VAT
 * isn't what the ledger says is due.
 */
export const taxLine = (
  audit: Pick<AuditState, 'entries' | 'outbox' | 'tax_documents' | 'tax_counters'>,
): CheckedInvariant => {
  const { tax_documents: documents, tax_counters: counters } = audit
  const series = groupBy(documents, ({ year, type }) => `${year}-${type}`)
  const lastOf = new Map(counters.map(({ id, last }) => [id, last]))
  const names = [...new Set([...series.keys(), ...lastOf.keys()])]
  const findings = names.flatMap((id): Finding[] => {
    const numbers = (series.get(id) ?? []).map(({ sequence }) => sequence)
    const problem = numberingFault('document', numbers, lastOf.get(id))
    return problem ? [{ id, problem }] : []
  })
  const written = documents.reduce(
    (sum, { type, vat_minor }) => sum + (type === 'credit_note' ? -vat_minor : vat_minor),
    0,
  )
  const due = balanceOf(audit.entries, accounts.vatPayable)
  if (written + waitingVat(audit) !== due) {
    const problem = `documents have ${written}, the ledger says ${due}`
    findings.push({ id: accounts.vatPayable, problem })
  }
  const name = 'tax documents are numbered and all there'
  return { number: '20', name, checked: documents.length, findings }
}
