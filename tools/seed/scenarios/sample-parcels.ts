import { type DemoParcel, parcelKey } from './parcels'
import { SCENARIOS } from './scenario'

const FEE_MINOR = 494_500

const parcelOf = (key: string): DemoParcel => {
  const courier = { courier_name: 'GIG Logistics', fee_minor: FEE_MINOR }
  const nothing = {
    tracking_code: null,
    refusals: 0,
    tracking_url: null,
    label_url: null,
    contents: [],
  }
  return {
    offer: { ...courier, carrier: 'shipbubble', days_min: 2, days_max: 4 },
    shipment: { ...courier, ...nothing, shipment_id: `SB of ${key}`, status: 'pending' },
  }
}

/** A parcel of each order, where no carrier can be asked. */
export const sampleParcels = (): Map<string, DemoParcel> =>
  new Map(
    SCENARIOS.flatMap((scenario) =>
      scenario.orders.map((_, index) => {
        const key = parcelKey(scenario, index)
        return [key, parcelOf(key)] as const
      }),
    ),
  )
