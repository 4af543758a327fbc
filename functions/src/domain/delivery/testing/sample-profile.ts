import type {
  DeliveryProfileDraft,
  DeliveryRate,
} from '../../../contract/entities/delivery/delivery'

export const IKEJA = { state: 'Lagos', city: 'Ikeja' }
export const KANO = { state: 'Kano', city: 'Dala' }

export const sampleRate = (change: Partial<DeliveryRate> = {}): DeliveryRate => ({
  method: 'courier',
  scope: 'state',
  places: ['Lagos'],
  fee_minor: 250_000,
  days_min: 1,
  days_max: 3,
  ...change,
})

/** A store in Ikeja that sends within Lagos, with the test's changes. */
export const sampleProfile = (
  change: Partial<DeliveryProfileDraft> = {},
): DeliveryProfileDraft => ({
  origin: IKEJA,
  working_days: [1, 2, 3, 4, 5, 6],
  cutoff_hour: 16,
  handling_days: 2,
  methods: ['courier'],
  rates: [sampleRate()],
  free_from_minor: null,
  version: 1,
  ...change,
})
