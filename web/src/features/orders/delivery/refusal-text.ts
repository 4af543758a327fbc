import type { DeliveryRefusal } from '@contract/delivery/refusals'

export const DELIVERY_REFUSAL_TEXT: Record<DeliveryRefusal, string> = {
  no_rate: 'The store sends nothing there.',
  store_resting: 'The store is not selling at the moment.',
  carrier_later: 'A carrier brings it. Its price shows at the checkout.',
  carrier_down: 'No carrier can be booked at the moment.',
  weight_unknown: 'A carrier needs the weight, which the store has not given.',
  weight: 'This is too heavy to be sent there. Fewer pieces may go.',
}
