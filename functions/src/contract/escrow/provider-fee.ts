import { BASIS_POINTS } from './basis-points'

/** The provider's published fee for a local charge, in kobo. */
export const PROVIDER_LOCAL_FEE = {
  basis_points: 150,
  flat_minor: 10_000,
  flat_waived_below_minor: 250_000,
  cap_minor: 200_000,
} as const

/** The provider's fee for a local charge of this amount, rounded up to a whole kobo. */
export const providerLocalFeeOf = (amount_minor: number): number => {
  const share = Math.ceil((amount_minor * PROVIDER_LOCAL_FEE.basis_points) / BASIS_POINTS)
  const flat =
    amount_minor < PROVIDER_LOCAL_FEE.flat_waived_below_minor ? 0 : PROVIDER_LOCAL_FEE.flat_minor
  return Math.min(share + flat, PROVIDER_LOCAL_FEE.cap_minor)
}
