import type {
  DeliveryProfileDraft,
  DeliveryRate,
} from '../../../functions/src/contract/entities/delivery'
import { VENDORS, type VendorKey } from './vendors'

const courier = (rate: Omit<DeliveryRate, 'method'>): DeliveryRate => ({
  method: 'courier',
  ...rate,
})

const profileOf = (
  key: VendorKey,
  change: Pick<DeliveryProfileDraft, 'methods' | 'rates'> & Partial<DeliveryProfileDraft>,
): DeliveryProfileDraft => ({
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
export const DELIVERY_PROFILES: Partial<Record<VendorKey, DeliveryProfileDraft>> = {
  aba: profileOf('aba', {
    methods: ['courier', 'pickup', 'carrier'],
    rates: [
      courier({
        scope: 'state',
        places: ['Abia', 'Imo'],
        fee_minor: 200_000,
        days_min: 1,
        days_max: 2,
      }),
      courier({ scope: 'everywhere', places: [], fee_minor: 650_000, days_min: 3, days_max: 8 }),
    ],
  }),
  kano: profileOf('kano', {
    methods: ['courier'],
    rates: [
      courier({ scope: 'everywhere', places: [], fee_minor: 450_000, days_min: 2, days_max: 6 }),
    ],
    free_from_minor: 10_000_000,
  }),
  igun: profileOf('igun', {
    methods: ['courier', 'motor_park', 'pickup'],
    handling_days: 4,
    rates: [
      courier({
        scope: 'state',
        places: ['Edo'],
        fee_minor: 200_000,
        days_min: 1,
        days_max: 2,
      }),
      courier({
        scope: 'zone',
        places: ['south_south'],
        fee_minor: 400_000,
        days_min: 2,
        days_max: 4,
      }),
      courier({ scope: 'everywhere', places: [], fee_minor: 750_000, days_min: 3, days_max: 8 }),
      {
        method: 'motor_park',
        scope: 'state',
        places: ['Lagos'],
        fee_minor: 300_000,
        days_min: 2,
        days_max: 3,
        park: 'Jibowu Motor Park, Yaba',
      },
    ],
  }),
  sun: profileOf('sun', {
    methods: ['courier', 'pickup'],
    working_days: [1, 2, 3, 4, 5],
    handling_days: 1,
    rates: [
      courier({
        scope: 'area',
        places: ['Lagos/Ikeja'],
        fee_minor: 100_000,
        days_min: 0,
        days_max: 1,
      }),
      courier({
        scope: 'state',
        places: ['Lagos'],
        up_to_grams: 5_000,
        fee_minor: 200_000,
        days_min: 1,
        days_max: 2,
      }),
      courier({ scope: 'state', places: ['Lagos'], fee_minor: 350_000, days_min: 1, days_max: 2 }),
      courier({ scope: 'everywhere', places: [], fee_minor: 600_000, days_min: 3, days_max: 7 }),
    ],
  }),
}
