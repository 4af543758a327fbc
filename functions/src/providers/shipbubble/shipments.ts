import * as z from 'zod/mini'
import type { CarrierProof } from '../../ports/carriers'
import { type CarrierBooking, type CarrierShipment, MAX_TRACKED } from '../../ports/carriers'
import type { ShipbubbleClient } from './client'
import {
  currencyField,
  idField,
  instantField,
  linkField,
  nairaField,
  statusField,
  textField,
} from './fields'

/** There is no status for it: couriers write it in their own words. */
const REFUSAL =
  /refus|reject|declin|(attempt|delivery|handover)\S{0,9} (has )?(failed|unsuccessful)|(failed|unsuccessful) (delivery|attempt)|(could|was|can)(n[’']t| ?not) (be )?deliver/i

/** Whether a courier says that nobody took the parcel. */
export const isRefusal = (message: string | null): boolean =>
  message !== null && REFUSAL.test(message)

const shipmentSchema = z.pipe(
  z.object({
    order_id: idField,
    status: statusField,
    courier: z.object({ name: z.string().check(z.minLength(1)), tracking_code: textField }),
    payment: z.object({ shipping_fee: nairaField, currency: currencyField }),
    tracking_url: linkField,
    waybill_document: linkField,
    items: z.nullish(z.array(z.object({ description: textField }))),
    events: z.nullish(z.array(z.object({ message: textField }))),
  }),
  z.transform(
    ({ order_id, status, courier, payment, ...shipment }): CarrierShipment => ({
      shipment_id: order_id,
      status,
      courier_name: courier.name,
      tracking_code: courier.tracking_code,
      tracking_url: shipment.tracking_url,
      label_url: shipment.waybill_document,
      refusals: (shipment.events ?? []).filter(({ message }) => isRefusal(message)).length,
      fee_minor: payment.shipping_fee,
      contents: (shipment.items ?? []).flatMap(({ description }) => description ?? []),
    }),
  ),
)
const proofSchema = z.pipe(
  z.object({
    order_id: idField,
    status: statusField,
    tracking_url: linkField,
    package_status: z.nullish(
      z.array(z.object({ status: z.nullish(z.string()), datetime: instantField })),
    ),
    events: z.nullish(
      z.array(z.object({ location: textField, message: textField, captured: instantField })),
    ),
  }),
  z.transform(({ order_id, status, tracking_url, package_status, events }) => {
    const last = (events ?? []).toSorted((a, b) => (a.captured ?? 0) - (b.captured ?? 0)).at(-1)
    const reached = (package_status ?? []).findLast(
      (step) => statusField.safeParse(step.status).data === 'completed',
    )
    const proof: CarrierProof = {
      status,
      delivered_at: status === 'completed' ? (reached?.datetime ?? null) : null,
      place: last?.location ?? null,
      message: last?.message ?? null,
      tracking_url,
    }
    return { order_id, proof }
  }),
)
const listSchema = z.object({ results: z.array(z.unknown()) })

/** One shipment that can't be read doesn't hide the others. */
const readable = (results: readonly unknown[]): CarrierShipment[] =>
  results.flatMap((given) => {
    const read = shipmentSchema.safeParse(given)
    return read.success ? [read.data] : []
  })

const pathOf = (ids: readonly string[]): string =>
  `/shipping/labels/list/${encodeURIComponent(ids.join(','))}`

export const createShipments = (client: ShipbubbleClient) => ({
  book: ({ token, courier_id, service_code }: CarrierBooking): Promise<CarrierShipment> =>
    client.send({
      method: 'POST',
      path: '/shipping/labels',
      body: { request_token: token, courier_id, service_code },
      schema: shipmentSchema,
    }),
  findBooking: async (reference: string): Promise<CarrierShipment | null> => {
    const path = `/shipping/labels?page=1&limit=${MAX_TRACKED}`
    const { results } = await client.send({ method: 'GET', path, schema: listSchema })
    return readable(results).find(({ contents }) => contents.includes(reference)) ?? null
  },
  cancel: async (shipment_id: string): Promise<void> => {
    const path = `/shipping/labels/cancel/${encodeURIComponent(shipment_id)}`
    await client.send({ method: 'POST', path, body: {}, schema: z.unknown() })
  },
  track: async (shipment_ids: readonly string[]): Promise<CarrierShipment[]> => {
    if (shipment_ids.length === 0) return []
    const path = pathOf(shipment_ids)
    const { results } = await client.send({ method: 'GET', path, schema: listSchema })
    return readable(results).filter(({ shipment_id }) => shipment_ids.includes(shipment_id))
  },
  proofOfDelivery: async (shipment_id: string): Promise<CarrierProof | null> => {
    const path = pathOf([shipment_id])
    const { results } = await client.send({ method: 'GET', path, schema: listSchema })
    const known = results.flatMap((given) => proofSchema.safeParse(given).data ?? [])
    return known.find(({ order_id }) => order_id === shipment_id)?.proof ?? null
  },
})
