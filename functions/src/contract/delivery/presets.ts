import type { DeliveryProfileDraft, DeliveryRate, Place } from '../entities/delivery/delivery'
import { ZONES, zoneOf } from '../reference/zones'

/** Monday to Saturday. */
const WORKING_DAYS = [1, 2, 3, 4, 5, 6]
const CUTOFF_HOUR = 16
const HANDLING_DAYS = 2

const courier = (
  rate: Pick<DeliveryRate, 'scope' | 'places' | 'fee_minor' | 'days_min' | 'days_max'>,
): DeliveryRate => ({ method: 'courier', ...rate })

const ownState = ({ state }: Place): DeliveryRate =>
  courier({ scope: 'state', places: [state], fee_minor: 250_000, days_min: 1, days_max: 3 })

const everywhere: DeliveryRate = courier({
  scope: 'everywhere',
  places: [],
  fee_minor: 500_000,
  days_min: 2,
  days_max: 7,
})

const byZone = (origin: Place): DeliveryRate[] =>
  ZONES.map((zone) =>
    courier({
      scope: 'zone',
      places: [zone],
      ...(zone === zoneOf(origin.state)
        ? { fee_minor: 400_000, days_min: 2, days_max: 4 }
        : { fee_minor: 600_000, days_min: 3, days_max: 7 }),
    }),
  )

export type DeliveryPreset = { name: string; rates: DeliveryRate[] }

/** Rates to start from, with prices that the vendor then makes their own. */
export const deliveryPresets = (origin: Place): DeliveryPreset[] => [
  { name: `${origin.state} only`, rates: [ownState(origin)] },
  { name: 'One price everywhere', rates: [everywhere] },
  { name: 'By zone', rates: [ownState(origin), ...byZone(origin)] },
]

/** A profile that was never saved: it sends to every state, so that saving it takes none away. */
export const newDeliveryProfile = (origin: Place): DeliveryProfileDraft => ({
  origin,
  working_days: WORKING_DAYS,
  cutoff_hour: CUTOFF_HOUR,
  handling_days: HANDLING_DAYS,
  methods: ['courier'],
  rates: [everywhere],
  free_from_minor: null,
  version: 0,
})
