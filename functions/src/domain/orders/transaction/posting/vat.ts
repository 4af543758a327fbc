import { accounts } from '../../../../contract/entities/money/ledger'
import type { TaxLine } from '../../../../contract/entities/money/tax-document'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { SUPPLIES, suppliedOf, vatInside, vatOf } from '../../../../contract/escrow/vat'
import { posting } from './entries'
import type { EntryDraft } from './ledger'

/** Posts by how much the VAT of a transaction changes; nothing without VAT. */
export const vatEntries = (before: Transaction, after: Transaction): EntryDraft[] => {
  const [was, is] = [vatOf(before), vatOf(after)]
  const payable_minor = is.payable_minor - was.payable_minor
  const deferred_minor = is.deferred_minor - was.deferred_minor
  return [
    {
      kind: 'vat',
      currency: after.currency,
      postings: [
        posting(accounts.vatInFees, 0 - payable_minor - deferred_minor),
        posting(accounts.vatDeferred, deferred_minor),
        posting(accounts.vatPayable, payable_minor),
      ],
    },
  ]
}

/**
 * What each supply changes by: above zero it is charged, below zero it goes back. All that goes back
 * takes back exactly the VAT that was charged, however it was divided.
 */
export const taxLines = (before: Transaction, after: Transaction): TaxLine[] => {
  const { vat } = after
  if (!vat) return []
  const [was, is] = [suppliedOf(before), suppliedOf(after)]
  return SUPPLIES.flatMap((supply) => {
    const gross_minor = is[supply] - was[supply]
    if (gross_minor === 0) return []
    const vat_minor = vatInside(is[supply], vat.rate_bps) - vatInside(was[supply], vat.rate_bps)
    return [{ supply, gross_minor, vat_minor, rate_bps: vat.rate_bps }]
  })
}
