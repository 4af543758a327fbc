import type { DeliveryRefusal } from '@contract/delivery/refusals'
import type { StateDelivery } from '@contract/entities/catalog/product'
import { formatMoney } from '@contract/money'
import { countedRange } from '@contract/text/counted'

const REFUSED: Record<DeliveryRefusal, (state: string) => string> = {
  no_rate: (state) => `Not sent to ${state}`,
  weight: (state) => `Too heavy to send to ${state}`,
  carrier_later: (state) => `By a carrier to ${state}`,
  carrier_down: (state) => `Not sent to ${state} at the moment`,
  weight_unknown: (state) => `Not sent to ${state}`,
  store_resting: () => 'Not selling at the moment',
}

/** “₦2,500 to Lagos, 2 to 4 days”. */
export const stateDeliveryText = ({ state, terms }: StateDelivery, currency: string): string => {
  if (terms.kind === 'included') return `Delivery to ${state} included`
  if (terms.kind === 'refused') return REFUSED[terms.reason](state)
  const { fee_minor, varies, days_min, days_max } = terms
  const fee = fee_minor === 0 ? 'Free' : formatMoney(fee_minor, currency)
  return `${varies ? `From ${fee.toLowerCase()}` : fee} to ${state}, ${countedRange(days_min, days_max, 'day')}`
}
