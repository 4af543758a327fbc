import { expect } from 'vitest'
import type { Supplier } from '../../functions/src/contract/entities/money/tax'
import { brokenRules } from '../../functions/src/domain/money/ledger/invariants'
import { loadAuditState } from '../../tools/reconcile/audit-state'
import { taxLine } from '../../tools/reconcile/tax-numbers'

export const SUPPLIER: Supplier = {
  name: 'Oja Limited',
  address: '12 Broad Street, Lagos',
  tin: '12345678-0001',
  rc_number: 'RC123456',
}

/** Chains and invariants hold, numbers have no gap, and documents agree with the ledger. */
export const expectTaxAgreement = async (): Promise<void> => {
  const audit = await loadAuditState()
  expect(brokenRules(audit)).toEqual([])
  expect(taxLine(audit).findings).toEqual([])
}
