import { PROVIDER_LOCAL_FEE } from '../../../../contract/escrow/provider-fee'

const BASIS_POINTS = 10_000

/** The provider's fee for a local charge of this amount, rounded up to a whole kobo. */
export const providerLocalFeeOf = (amount_minor: number): number => {
  const share = Math.ceil((amount_minor * PROVIDER_LOCAL_FEE.basis_points) / BASIS_POINTS)
  const flat =
    amount_minor < PROVIDER_LOCAL_FEE.flat_waived_below_minor ? 0 : PROVIDER_LOCAL_FEE.flat_minor
  return Math.min(share + flat, PROVIDER_LOCAL_FEE.cap_minor)
}
