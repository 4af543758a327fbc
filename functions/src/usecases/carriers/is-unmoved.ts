import { readBooking } from '../../db/delivery/carriers'
import type { CarrierShipment } from '../../ports/carriers'
import type { Deps } from '../deps'

const UNMOVED: readonly CarrierShipment['status'][] = ['pending', 'confirmed']

export const parcelOf = async (
  { carriers }: Pick<Deps, 'carriers'>,
  shipment_id: string,
): Promise<CarrierShipment | undefined> => (await carriers?.track([shipment_id]))?.[0]

/** With its sender still: it can be cancelled, and its fee comes back. */
export const isUnmovedParcel = ({ status }: CarrierShipment): boolean => UNMOVED.includes(status)

/**
 * Whether the carrier says that it never got an order's parcel.
 * @throws AppError `delivery/carrier-unavailable`
 */
export const isUnmoved = async (deps: Deps, transaction_id: string): Promise<boolean> => {
  const shipment_id = (await readBooking(transaction_id))?.data.shipment_id
  const parcel = shipment_id ? await parcelOf(deps, shipment_id) : undefined
  return parcel !== undefined && isUnmovedParcel(parcel)
}
