import { pickupDays } from '../../../functions/src/domain/delivery/pickup-day'
import type { CarrierOffer } from '../../../functions/src/domain/delivery/quote-delivery'
import type { CommandOf } from '../../../functions/src/domain/orders/transaction/decision'
import type { CarrierShipment, Carriers } from '../../../functions/src/ports/carriers'
import { DELIVERY_PROFILES, PARCEL_GRAMS } from '../catalogue/delivery'
import { type BuyerRow, PEOPLE } from '../catalogue/people'
import { CATALOGUE, type CatalogueProduct } from '../catalogue/products'
import { VENDORS, type VendorKey } from '../catalogue/vendors'
import { type OrderScenario, SCENARIOS, type Scenario } from './scenario'

/** What a carrier takes for an order, and its parcel if the pickup is booked. */
export type DemoParcel = {
  offer: Exclude<CarrierOffer, { refusal: unknown }>
  shipment: CarrierShipment | undefined
}

export const parcelKey = ({ key }: Pick<Scenario, 'key'>, index: number): string =>
  `${key}, parcel ${index + 1}`

/** The command's part that the carrier knows. */
export const shipmentOf = (shipment: CarrierShipment): CommandOf<'book'>['shipment'] => ({
  carrier: shipment.courier_name,
  tracking_number: shipment.tracking_code ?? shipment.shipment_id,
  ...(shipment.tracking_url && { tracking_url: shipment.tracking_url }),
  ...(shipment.label_url && { label_url: shipment.label_url }),
})

const rowOf = (name: string): CatalogueProduct => {
  const row = CATALOGUE.find((one) => one.name === name)
  if (!row) throw new Error(`there is no ${name}`)
  return row
}

const EMAIL = 'parcels@oja.example'

const senderOf = (key: VendorKey) => {
  const { name, phone, address, city, state } = VENDORS[key]
  const origin = DELIVERY_PROFILES[key]?.origin ?? { city, state }
  return { name, email: EMAIL, phone, street: address, ...origin }
}

const itemsOf = ({ lines }: OrderScenario) =>
  lines.map(({ product, quantity }) => {
    const { price: price_minor, vendor } = rowOf(product)
    return { name: product, quantity, price_minor, weight_grams: PARCEL_GRAMS[vendor] ?? 0 }
  })

/**
 * Asks the carrier for each demo order that it brings, and books those whose vendor did. `now` in
 * epoch milliseconds.
 */
export const askCarrier = async (
  carriers: Carriers | undefined,
  now: number,
): Promise<Map<string, DemoParcel>> => {
  const ask = async (order: OrderScenario, buyer: BuyerRow, reference: string) => {
    const [line] = order.lines
    if (!carriers || !line) throw new Error(`no carrier for ${reference}`)
    const { name, phone, address: street, city, state } = buyer
    const { token, rates } = await carriers.quote({
      from: senderOf(rowOf(line.product).vendor),
      to: { name, email: EMAIL, phone, street, city, state },
      items: itemsOf(order),
      pickup_day: pickupDays(now)[0] ?? '',
      reference,
    })
    const [rate] = rates
    if (!rate) throw new Error(`no courier for ${reference}`)
    const isBooked = order.steps.some(({ command }) => command.action === 'book')
    const offer = { ...rate, carrier: carriers.id }
    return { offer, shipment: isBooked ? await carriers.book({ token, ...rate }) : undefined }
  }
  const parcels = SCENARIOS.flatMap((scenario) =>
    scenario.orders.map(async (order, index) => {
      const key = parcelKey(scenario, index)
      const buyer = PEOPLE[scenario.buyer]
      if (order.method !== 'carrier' || !buyer) return []
      return [[key, await ask(order, buyer, key)] as const]
    }),
  )
  return new Map((await Promise.all(parcels)).flat())
}
