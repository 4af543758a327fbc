import type { DeliveryProfile } from '@contract/entities/delivery/delivery'

/** A store in Ikeja with two rates, saved four times. */
export const SAVED: DeliveryProfile = {
  origin: { state: 'Lagos', city: 'Ikeja' },
  working_days: [1, 2, 3, 4, 5, 6],
  cutoff_hour: 16,
  handling_days: 2,
  methods: ['courier', 'pickup'],
  rates: [
    {
      method: 'courier',
      scope: 'state',
      places: ['Lagos'],
      fee_minor: 250_000,
      days_min: 1,
      days_max: 3,
    },
    {
      method: 'courier',
      scope: 'everywhere',
      places: [],
      up_to_grams: 2_000,
      fee_minor: 500_000,
      days_min: 2,
      days_max: 7,
    },
  ],
  free_from_minor: 5_000_000,
  version: 4,
  updated_at: { seconds: 1_790_000_000, nanoseconds: 0 },
}
