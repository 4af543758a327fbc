import type { Payment } from '../../../contract/entities/money/payment'

/** A charge as the provider's API returns it; amounts in minor units. */
export type VerifiedCharge = {
  reference: string
  domain: string
  currency: string
  amount_minor: number
  /** The amount without the provider's fee, if the fee is passed on to the payer. */
  requested_amount_minor: number | null
  fees_minor: number | null
}

export type Mismatch = 'reference' | 'mode' | 'currency' | 'amount'

/** Only a provider fee passed on to the payer may exceed the requested amount. */
const isRightAmount = (charge: VerifiedCharge, amount_minor: number): boolean => {
  const { requested_amount_minor, fees_minor } = charge
  const withFees = amount_minor + (fees_minor ?? 0)
  return (
    (requested_amount_minor ?? charge.amount_minor) === amount_minor &&
    (charge.amount_minor === amount_minor || charge.amount_minor === withFees)
  )
}

/** The mismatches between a successful charge and its payment; empty if it matches. */
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
