import * as z from 'zod/mini'
import { TRACKING_NUMBER_LENGTH, trackingNumberSchema } from '../../delivery/tracking-number'
import { textSchema } from '../../text/unsafe-text'
import { storagePathSchema } from './transaction-action'

export const SHIPMENT_LENGTHS = {
  carrier: { min: 2, max: 60 },
  tracking_number: TRACKING_NUMBER_LENGTH,
  waybill_note: { min: 3, max: 300 },
} as const

const textOf = (field: 'carrier' | 'waybill_note') =>
  textSchema(SHIPMENT_LENGTHS[field].min, SHIPMENT_LENGTHS[field].max)

/** What is said of a parcel, there or back. */
export const shipmentFields = {
  carrier: textOf('carrier'),
  tracking_number: z.optional(trackingNumberSchema),
  waybill_note: z.optional(textOf('waybill_note')),
  photo_path: z.optional(storagePathSchema),
}
