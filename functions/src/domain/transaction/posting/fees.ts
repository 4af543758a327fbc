const BASIS_POINTS = 10_000

/** The provider's published fee for a local charge, in kobo. */
const LOCAL = {
  basis_points: 150,
  flat_minor: 10_000,
  flat_waived_below_minor: 250_000,
  cap_minor: 200_000,
} as const

/** The provider's fee for a local charge of this amount, rounded up to a whole kobo. */
export const providerLocalFeeOf = (amount_minor: number): number => {
  const share = Math.ceil((amount_minor * LOCAL.basis_points) / BASIS_POINTS)
  const flat = amount_minor < LOCAL.flat_waived_below_minor ? 0 : LOCAL.flat_minor
  return Math.min(share + flat, LOCAL.cap_minor)
}
