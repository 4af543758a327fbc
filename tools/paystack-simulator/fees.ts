const RATE_PER_MILLE = 15
const FLAT_MINOR = 10_000
const FLAT_FROM_MINOR = 250_000
const CAP_MINOR = 200_000
const PER_MILLE = 1_000

/**
 * The fee of a local charge in kobo, rounded up: 1.5 % plus NGN 100, at most NGN 2,000. The NGN 100
 * is waived below NGN 2,500.
 */
export const chargeFee = (amount_minor: number): number => {
  const share = Math.ceil((amount_minor * RATE_PER_MILLE) / PER_MILLE)
  return Math.min(share + (amount_minor < FLAT_FROM_MINOR ? 0 : FLAT_MINOR), CAP_MINOR)
}

/**
 * The fee of a transfer in kobo: NGN 10 up to NGN 5,000, NGN 25 up to NGN 50,000, otherwise NGN 50
 * (unverified).
 */
export const transferFee = (amount_minor: number): number => {
  if (amount_minor <= 500_000) return 1_000
  return amount_minor <= 5_000_000 ? 2_500 : 5_000
}
