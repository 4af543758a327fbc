import { transactionEndpoints } from '@contract/api/orders/transactions'
import type * as z from 'zod/mini'

const schema = transactionEndpoints.ship.body
export type ShipFields = Record<
  'carrier' | 'tracking_number' | 'tracking_url' | 'waybill_note',
  string
>
type ShipBody = z.output<typeof schema>

const MESSAGES: Record<keyof ShipFields, string> = {
  carrier: 'Enter who carries it, with 2 to 60 characters.',
  tracking_number: 'A tracking number has 3 to 60 characters.',
  tracking_url: 'Paste the whole link, such as https://carrier.com/track/123.',
  waybill_note: 'A waybill note has 3 to 300 characters.',
}

type Checked =
  | { body: ShipBody; errors?: undefined }
  | { body?: undefined; errors: Partial<Record<keyof ShipFields, string>> }

/** Validates the shipment and builds the request body, without blank fields. */
export const checkShipment = (fields: ShipFields, photo_path: string | undefined): Checked => {
  const filled = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  const parsed = schema.safeParse({
    carrier: '',
    ...Object.fromEntries(filled),
    ...(photo_path !== undefined && { photo_path }),
  })
  if (parsed.success) return { body: parsed.data }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const named = Object.entries(MESSAGES).filter(([field]) => wrong.has(field))
  return { errors: Object.fromEntries(named) }
}
