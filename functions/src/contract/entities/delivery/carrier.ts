import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { PARTIES } from '../orders/party'

/** Delivery by a carrier that is booked through us. Its fee is never the vendor's. */
export const carrierSchema = z.object({
  name: z.string(),
  /** The part of `delivery_fee` that the carrier gets once the parcel is booked, in minor units. */
  fee_minor: amountMinorSchema,
  /** Our wallet was empty when the vendor booked: until they could, a failed sale costs them nothing. */
  is_empty: z.optional(z.literal(true)),
})

/** The way back of goods that is booked through us, once an order. */
export const wayBackSchema = z.object({
  name: z.string(),
  /** What the carrier got for it and didn't give back, a part of `money.carrier_minor`. */
  fee_minor: amountMinorSchema,
  /** Who bears it. */
  by: z.enum(PARTIES),
})
export type WayBack = z.infer<typeof wayBackSchema>

export const CARRIER_FEE_BEARERS = ['buyer', 'vendor', 'carrier'] as const
/** Who bears the fee of a booked parcel if the buyer is refunded. */
export type CarrierFeeBearer = (typeof CARRIER_FEE_BEARERS)[number]
