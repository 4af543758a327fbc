import type { DeliveryMethod } from '@contract/entities/delivery/delivery'

export const DELIVERY_METHOD_LABELS: Record<DeliveryMethod, string> = {
  courier: 'Courier to the door',
  motor_park: 'Waybill to a motor park',
  pickup: 'Pickup at the store',
  carrier: 'Carrier to the door',
}
