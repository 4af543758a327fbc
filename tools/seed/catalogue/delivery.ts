import type { DeliveryProfileDraft } from '../../../functions/src/contract/entities/delivery/delivery'
import profiles from './delivery.json'
import { VENDORS, type VendorKey } from './vendors'

type Change = Pick<DeliveryProfileDraft, 'methods' | 'rates'> & Partial<DeliveryProfileDraft>

const profileOf = (key: VendorKey, change: Change): DeliveryProfileDraft => ({
  origin: { state: VENDORS[key].state, city: VENDORS[key].city },
  working_days: [1, 2, 3, 4, 5, 6],
  cutoff_hour: 16,
  handling_days: 2,
  free_from_minor: null,
  version: 1,
  ...change,
})

/** One piece with its packaging, of the stores whose parcels a carrier brings: it goes by weight. */
export const PARCEL_GRAMS: Partial<Record<VendorKey, number>> = { aba: 800 }

/** How some of the stores deliver, each in another way; the others include it in their prices. */
export const DELIVERY_PROFILES: Partial<Record<VendorKey, DeliveryProfileDraft>> =
  Object.fromEntries(
    Object.entries(profiles as Partial<Record<VendorKey, Change>>).map(([key, change]) => [
      key,
      profileOf(key as VendorKey, change),
    ]),
  )
