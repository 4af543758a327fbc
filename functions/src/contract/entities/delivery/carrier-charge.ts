import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { idSchema, uidSchema } from '../../ids'
import { textSchema } from '../../text/unsafe-text'
import { timestampSchema } from '../../timestamp'

export const objectionSchema = textSchema(10, 500)

const bearerSchema = z.enum(['vendor', 'platform'])
/** Who bears what a carrier took later. */
export type CarrierChargeBearer = z.infer<typeof bearerSchema>

/** What a carrier took for a parcel after it was booked, or gave back of it, `carrier_charges/{id}`. */
export const carrierChargeSchema = z.object({
  id: z.string(),
  transaction_id: idSchema,
  /** Who may read it; absent from what comes back to us. */
  vendor_id: z.optional(uidSchema),
  invoice_id: z.string(),
  courier_name: z.string(),
  /** In NGN, like the carrier's wallet. */
  amount_minor: amountMinorSchema,
  /**
   * `announced` until `take_at`, unless the vendor objects; then an operator has it `taken` from the
   * vendor or `waived`, which is ours to pay. It is `withdrawn` if the carrier gave it back before.
   * What it gives back later is a document of its own, `announced` and at once `returned`. The fee of a
   * parcel that it lost is `claimed` until an operator says what it paid, which is `settled`.
   */
  state: z.enum([
    'announced',
    'objected',
    'taken',
    'waived',
    'withdrawn',
    'returned',
    'claimed',
    'settled',
  ]),
  /** Whom it goes to, if the carrier gave it back. */
  returns_to: z.optional(bearerSchema),
  /** It is of the booking's fee: it goes to the money that is held, to our claim, or to who bore it. */
  is_fee: z.optional(z.literal(true)),
  /** The parcel is on its way back. */
  is_way_back: z.optional(z.literal(true)),
  /** What the carrier gave back of it. */
  returned_minor: z.optional(amountMinorSchema),
  announced_at: timestampSchema,
  /** Until when the vendor may object; postponed if taking it fails, which `due_failures` counts. */
  take_at: timestampSchema,
  due_failures: z.optional(z.int().check(z.nonnegative())),
  /** Why the vendor doesn't owe it. */
  objection: z.optional(z.string()),
  objected_at: z.optional(timestampSchema),
  settled_at: z.optional(timestampSchema),
  /** The operator's reason, which the vendor reads. */
  reason: z.optional(z.string()),
})
export type CarrierCharge = z.infer<typeof carrierChargeSchema>
