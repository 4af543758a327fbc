import { randomBytes } from 'node:crypto'
import { emit } from './webhooks'
import type { Address, Rate, RateRequest, Shipment, Status, World } from './world'

/** The way of a parcel that nothing goes wrong with. */
const WAY: readonly Status[] = ['pending', 'confirmed', 'picked_up', 'in_transit', 'completed']

const partyView = ({ name, email, phone, address }: Address) => ({ name, email, phone, address })
const titleOf = (status: string): string => status.replaceAll('_', ' ')

export const shipmentView = (shipment: Shipment) => {
  const { order_id, status, rate, request, tracking_code, fee, history, events } = shipment
  return {
    order_id,
    status,
    courier: {
      name: rate.courier_name,
      email: `help@${rate.courier_id}.example`,
      phone: '08000000000',
      tracking_code,
      tracking_message: `Tracking code: ${tracking_code}`,
      rider_info: null,
    },
    ship_from: partyView(request.from),
    ship_to: partyView(request.to),
    items: request.items.map(({ name, description, quantity, unit_amount, unit_weight }) => ({
      name,
      description,
      quantity,
      amount: unit_amount,
      weight: unit_weight,
    })),
    payment: { shipping_fee: fee, currency: 'NGN' },
    package_status: history.map(({ status: reached, at }) => ({
      status: titleOf(reached),
      datetime: new Date(at).toISOString(),
    })),
    events: events.map(({ location, message, at }) => ({
      location,
      message,
      captured: new Date(at).toISOString(),
    })),
    tracking_url: `https://tracking.shipbubble.example/${order_id}`,
    waybill_document: `https://tracking.shipbubble.example/${order_id}/label.pdf`,
    date: new Date(history[0]?.at ?? 0).toISOString(),
  }
}

/** Sets a status, whatever it was before, and tells the webhook. */
export const setStatus = (world: World, shipment: Shipment, status: Status): void => {
  shipment.status = status
  shipment.history.push({ status, at: world.now() })
  const event = status === 'cancelled' ? 'shipment.cancelled' : 'shipment.status.changed'
  emit(world, event, shipmentView(shipment))
}

/** Has the courier write where a parcel is, or who took it. */
export const write = (
  world: World,
  shipment: Shipment,
  location: string,
  message: string,
): void => {
  shipment.events.push({ location, message, at: world.now() })
}

/** Tells the webhook a status that the shipment doesn't have. */
export const lie = (world: World, shipment: Shipment, status: Status): void =>
  emit(world, 'shipment.status.changed', { ...shipmentView(shipment), status })

const moveOn = (world: World, shipment: Shipment): void => {
  const { stepMs } = world.settings
  if (stepMs === null) return
  world.timers.after(stepMs, () => {
    const next = WAY[WAY.indexOf(shipment.status) + 1]
    if (shipment.status === 'cancelled' || next === undefined) return
    setStatus(world, shipment, next)
    moveOn(world, shipment)
  })
}

/** Takes the fee from the wallet and sends the courier. */
export const createShipment = (world: World, request: RateRequest, rate: Rate): Shipment => {
  const code = randomBytes(6).toString('hex').toUpperCase()
  const shipment: Shipment = {
    order_id: `SB-${code}`,
    status: 'pending',
    rate,
    request,
    tracking_code: code.slice(0, 8),
    fee: rate.total,
    history: [{ status: 'pending', at: world.now() }],
    events: [],
  }
  request.is_used = true
  world.state.wallet -= rate.total
  world.state.shipments.set(shipment.order_id, shipment)
  emit(world, 'shipment.label.created', shipmentView(shipment))
  moveOn(world, shipment)
  return shipment
}

/**
 * What a courier charges later, such as for a parcel that was heavier than it was said to be; below
 * zero it gives some of it back.
 */
export const addCharge = (world: World, shipment: Shipment, amount: number): void => {
  shipment.fee = Math.round((shipment.fee + amount) * 100) / 100
  world.state.wallet -= amount
  emit(world, 'shipment.status.changed', shipmentView(shipment))
}

const CANCELLABLE: readonly Status[] = ['pending', 'confirmed']

/** Cancels a shipment that wasn't picked up and returns its fee; false if it is too late. */
export const cancelShipment = (world: World, shipment: Shipment): boolean => {
  if (!CANCELLABLE.includes(shipment.status)) return false
  world.state.wallet += shipment.fee
  setStatus(world, shipment, 'cancelled')
  return true
}
