import { SHIPMENT_LENGTHS } from '@contract/api/orders/shipment'
import { lengthText } from '@contract/length-text'
import * as z from 'zod/mini'

export type ShipmentField = 'carrier' | 'tracking_number' | 'tracking_url' | 'waybill_note'
export type ShipFields = Record<ShipmentField, string>

const MESSAGES: ShipFields = {
  carrier: `Enter who carries it, with ${lengthText(SHIPMENT_LENGTHS.carrier)}.`,
  tracking_number: `A tracking number has ${lengthText(SHIPMENT_LENGTHS.tracking_number)}.`,
  tracking_url: 'Paste the whole link, such as https://carrier.com/track/123.',
  waybill_note: `A waybill note has ${lengthText(SHIPMENT_LENGTHS.waybill_note)}.`,
}

type Checked<Body> =
  | { body: Body; errors?: undefined }
  | { body?: undefined; errors: Partial<ShipFields> }

/** Validates a shipment, there or back, and builds the request body, without blank fields. */
export const checkShipment = <Body extends z.core.$ZodType>(
  schema: Body,
  fields: Partial<ShipFields>,
  photo_path: string | undefined,
): Checked<z.output<Body>> => {
  const filled = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  const parsed = z.safeParse(schema, {
    carrier: '',
    ...Object.fromEntries(filled),
    ...(photo_path !== undefined && { photo_path }),
  })
  if (parsed.success) return { body: parsed.data }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const named = Object.entries(MESSAGES).filter(([field]) => wrong.has(field))
  return { errors: Object.fromEntries(named) }
}
