import * as z from 'zod/mini'
import { textSchema } from '../../text/unsafe-text'
import { storagePathSchema } from './transaction-action'

export const SHIPMENT_LENGTHS = {
  carrier: { min: 2, max: 60 },
  tracking_number: { min: 3, max: 60 },
  waybill_note: { min: 3, max: 300 },
} as const

const textOf = (field: keyof typeof SHIPMENT_LENGTHS) =>
  textSchema(SHIPMENT_LENGTHS[field].min, SHIPMENT_LENGTHS[field].max)

/** What is said of a parcel, there or back. */
export const shipmentFields = {
  carrier: textOf('carrier'),
  tracking_number: z.optional(textOf('tracking_number')),
  waybill_note: z.optional(textOf('waybill_note')),
  photo_path: z.optional(storagePathSchema),
}
