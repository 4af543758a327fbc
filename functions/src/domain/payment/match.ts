import type { Payment } from '../../contract/entities/payment'

/** A charge as the provider, asked for it, tells it; amounts in minor units. */
export type VerifiedCharge = {
  reference: string
  domain: string
  currency: string
  amount_minor: number
  /** Without what the payer was charged for the provider's fee, where that is passed on. */
  requested_amount_minor: number | null
  fees_minor: number | null
}

export type Mismatch = 'reference' | 'mode' | 'currency' | 'amount'

/** Fees passed on to the payer come on top of what was asked for; nothing else may. */
const isRightAmount = (charge: VerifiedCharge, amount_minor: number): boolean => {
  const { requested_amount_minor, fees_minor } = charge
  const withFees = amount_minor + (fees_minor ?? 0)
  return (
    (requested_amount_minor ?? charge.amount_minor) === amount_minor &&
    (charge.amount_minor === amount_minor || charge.amount_minor === withFees)
  )
}

/** What of a successful charge isn't as agreed; empty when it is the payment that was asked for. */
export const mismatchesOf = (
  charge: VerifiedCharge,
  payment: Pick<Payment, 'reference' | 'mode' | 'currency' | 'amount_minor'>,
): Mismatch[] => {
  const checks: Record<Mismatch, boolean> = {
    reference: charge.reference === payment.reference,
    mode: charge.domain === payment.mode,
    currency: charge.currency === payment.currency,
    amount: isRightAmount(charge, payment.amount_minor),
  }
  return (Object.keys(checks) as Mismatch[]).filter((what) => !checks[what])
}
