import { BASIS_POINTS } from './basis-points'

/** When the VAT of protection is due: when it is paid for, or when the purchase is completed. */
export const VAT_DUE = ['charge', 'release'] as const
export type VatDue = (typeof VAT_DUE)[number]

/** What we supply: protection to the buyer, the rest to the vendor. */
export const SUPPLIES = ['protection', 'commission', 'failed_sale_cost'] as const
export type Supply = (typeof SUPPLIES)[number]

/**
 * The VAT that is inside an amount, in minor units, rounded half up.
 * @param rate_bps in hundredths of a per cent: 750 is 7.5%
 */
export const vatInside = (gross_minor: number, rate_bps: number): number => {
  const whole = BASIS_POINTS + rate_bps
  return Math.floor((2 * gross_minor * rate_bps + whole) / (2 * whole))
}

/** `7.5%`. */
export const rateText = (rate_bps: number): string => `${rate_bps / 100}%`

/** What of a transaction its VAT is computed from. */
type Taxed = {
  vat?: { rate_bps: number; due: VatDue } | undefined
  escrow_fee: number
  money: {
    held_minor: number
    fee_minor: number
    commission_minor?: number | undefined
    failed_sale_cost_minor?: number | undefined
  }
}

/** The buyer's fee in escrow: ours at the release, as far as there is enough left. */
const heldFee = ({ money, escrow_fee }: Taxed): number => Math.min(escrow_fee, money.held_minor)

/** What of each supply is due for VAT by now, in minor units and with its VAT inside. */
export const suppliedOf = (transaction: Taxed): Record<Supply, number> => {
  const { vat, money } = transaction
  if (!vat) return { protection: 0, commission: 0, failed_sale_cost: 0 }
  return {
    protection: money.fee_minor + (vat.due === 'charge' ? heldFee(transaction) : 0),
    commission: money.commission_minor ?? 0,
    failed_sale_cost: money.failed_sale_cost_minor ?? 0,
  }
}

/** The VAT of a transaction by now: due, and deferred until its release; in minor units. */
export const vatOf = (transaction: Taxed): { payable_minor: number; deferred_minor: number } => {
  const { vat } = transaction
  if (!vat) return { payable_minor: 0, deferred_minor: 0 }
  const supplied = suppliedOf(transaction)
  return {
    payable_minor: SUPPLIES.reduce((sum, one) => sum + vatInside(supplied[one], vat.rate_bps), 0),
    deferred_minor: vat.due === 'release' ? vatInside(heldFee(transaction), vat.rate_bps) : 0,
  }
}
