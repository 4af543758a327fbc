import * as z from 'zod/mini'
import { DAY_MS } from '../../contract/time'
import type {
  CarrierAddress,
  CarrierItem,
  CarrierQuote,
  CarrierQuoteRequest,
  CarrierRate,
} from '../../ports/carriers'
import type { ShipbubbleClient } from './client'
import { deliveryDays } from './delivery-days'
import { currencyField, feeField, idField, textField } from './fields'

const TOKEN_MS = 7 * DAY_MS
const GRAMS_PER_KG = 1_000
const MINOR_PER_NAIRA = 100
/** In centimetres: nobody measures a parcel here, and couriers go by weight. */
const PARCEL = { length: 30, width: 25, height: 15 }
/** What fits every kind of goods; the first category, where it is missing. */
const CATEGORY = /light weight/i

const addressSchema = z.object({ address_code: z.int().check(z.positive()) })
const categoriesSchema = z
  .array(z.object({ category_id: z.int(), category: z.string() }))
  .check(z.minLength(1))
const courierSchema = z.object({
  courier_id: idField,
  courier_name: z.string().check(z.minLength(1), z.maxLength(80)),
  service_code: idField,
  total: feeField,
  currency: currencyField,
  service_type: textField,
  delivery_eta: textField,
  delivery_eta_time: textField,
})
const ratesSchema = z.object({
  request_token: z.string().check(z.minLength(8), z.maxLength(300)),
  couriers: z.array(z.unknown()),
})

/** A name has two parts there. */
const fullName = (name: string): string => (/\S\s+\S/.test(name.trim()) ? name : `${name} (Oja)`)

const codeOf = async (client: ShipbubbleClient, address: CarrierAddress): Promise<number> => {
  const { name, email, phone, street, city, state } = address
  const { address_code } = await client.send({
    method: 'POST',
    path: '/shipping/address/validate',
    body: {
      name: fullName(name),
      email,
      phone,
      address: `${street}, ${city}, ${state}, Nigeria`,
    },
    schema: addressSchema,
  })
  return address_code
}

const itemOf = (reference: string) => (item: CarrierItem) => ({
  name: item.name,
  description: reference,
  unit_weight: item.weight_grams / GRAMS_PER_KG,
  unit_amount: item.price_minor / MINOR_PER_NAIRA,
  quantity: item.quantity,
})

/** A courier whose price or time can't be read isn't offered; the others are. */
const ratesOf = (couriers: readonly unknown[], pickup_day: string): CarrierRate[] =>
  couriers
    .flatMap((given): CarrierRate[] => {
      const read = courierSchema.safeParse(given)
      if (!read.success || read.data.service_type === 'dropoff') return []
      const { courier_id, courier_name, service_code, total, delivery_eta, delivery_eta_time } =
        read.data
      const eta = { eta: delivery_eta, eta_time: delivery_eta_time }
      const days = deliveryDays(eta, pickup_day)
      return days ? [{ courier_id, service_code, courier_name, fee_minor: total, ...days }] : []
    })
    .sort((a, b) => a.fee_minor - b.fee_minor)

const MAX_CODES = 1_000

/** Quotes parcels. Addresses and the category are asked for once by an instance. */
export const createQuotes = (client: ShipbubbleClient, now: () => number) => {
  let category: Promise<number> | undefined
  const codes = new Map<string, Promise<number>>()

  const loadCategory = async (): Promise<number> => {
    const path = '/shipping/labels/categories'
    const known = await client.send({ method: 'GET', path, schema: categoriesSchema })
    const [first] = known
    return (known.find((one) => CATEGORY.test(one.category)) ?? first)?.category_id ?? 0
  }
  const categoryOf = (): Promise<number> => {
    category ??= loadCategory().catch((error: unknown) => {
      category = undefined
      throw error
    })
    return category
  }
  const knownCode = (address: CarrierAddress): Promise<number> => {
    const key = JSON.stringify(Object.entries(address).sort())
    const known = codes.get(key)
    if (known) return known
    if (codes.size >= MAX_CODES) codes.clear()
    const asked = codeOf(client, address)
    codes.set(key, asked)
    asked.catch(() => codes.delete(key))
    return asked
  }

  return async (request: CarrierQuoteRequest): Promise<CarrierQuote> => {
    const [from, to, category_id] = await Promise.all([
      knownCode(request.from),
      knownCode(request.to),
      categoryOf(),
    ])
    const requested_at = now()
    const { request_token, couriers } = await client.send({
      method: 'POST',
      path: '/shipping/fetch_rates',
      body: {
        sender_address_code: from,
        // Shipbubble's spelling.
        reciever_address_code: to,
        pickup_date: request.pickup_day,
        category_id,
        package_items: request.items.map(itemOf(request.reference)),
        package_dimension: PARCEL,
      },
      schema: ratesSchema,
    })
    return {
      token: request_token,
      expires_at: requested_at + TOKEN_MS,
      rates: ratesOf(couriers, request.pickup_day),
    }
  }
}
