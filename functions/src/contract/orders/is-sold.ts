import type { ShownDeal, SoldDeal } from '../api/orders/deals'

/** Apart from the endpoints, whose schemas no public page loads. */
export const isSold = (shown: ShownDeal): shown is SoldDeal => shown.seller !== undefined
