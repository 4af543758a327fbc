/** Who bears what the provider keeps of a charge that goes back. It is never the buyer. */
export const FAILED_SALE_COST_BEARERS = ['vendor', 'platform'] as const
export type FailedSaleCostBearer = (typeof FAILED_SALE_COST_BEARERS)[number]
