import type { ProviderMode } from './fields'
import type { Charge } from './verify-transaction'

export type ExpectedCharge = {
  reference: string
  amount_minor: number
  currency: string
  mode: ProviderMode
}
export type ChargeMismatch = 'reference' | 'mode' | 'currency' | 'amount'

/**
 * Why a successful charge isn't the payment that was asked for, or null when it is. With fees
 * passed on to the payer the charged amount is the requested one plus the fees.
 */
export const chargeMismatch = (
  charge: Pick<
    Charge,
    'reference' | 'domain' | 'currency' | 'amount_minor' | 'requested_amount_minor' | 'fees_minor'
  >,
  expected: ExpectedCharge,
): ChargeMismatch | null => {
  if (charge.reference !== expected.reference) return 'reference'
  if (charge.domain !== expected.mode) return 'mode'
  if (charge.currency !== expected.currency) return 'currency'
  if (charge.requested_amount_minor !== expected.amount_minor) return 'amount'
  const withFees = expected.amount_minor + (charge.fees_minor ?? 0)
  const isPaid = charge.amount_minor === expected.amount_minor || charge.amount_minor === withFees
  return isPaid ? null : 'amount'
}
