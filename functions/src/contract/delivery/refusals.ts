/**
 * Why nothing can be sent: no rate names the place, those that do are for lighter parcels, or the
 * store doesn't sell at the moment. A carrier can't be booked at the moment, or needs a weight that
 * nobody has given. `carrier_later`: nobody has asked a carrier yet, as on pages for everybody.
 */
export const DELIVERY_REFUSALS = [
  'no_rate',
  'weight',
  'store_resting',
  'carrier_down',
  'weight_unknown',
  'carrier_later',
] as const
export type DeliveryRefusal = (typeof DELIVERY_REFUSALS)[number]
