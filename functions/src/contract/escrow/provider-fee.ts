/** The provider's published fee for a local charge, in kobo. */
export const PROVIDER_LOCAL_FEE = {
  basis_points: 150,
  flat_minor: 10_000,
  flat_waived_below_minor: 250_000,
  cap_minor: 200_000,
} as const
