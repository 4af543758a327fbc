import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { idSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { ACTORS, PARTIES } from './party'
import { returnAddressSchema } from './return'
import { deliveryContactSchema } from './transaction'

/** The document `transactions/{id}/private/{uid}`, which the other party can't read. */
export const privatePartSchema = z.object({
  contact: deliveryContactSchema,
  /** Only the buyer has an escrow code and an authorization URL. */
  escrow_code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  authorization_url: z.optional(z.string()),
  /** The buyer's: where goods go back to. */
  return_to: z.optional(returnAddressSchema),
  /** The vendor's: what they show to whoever brings the goods back. */
  return_code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
})
export type PrivatePart = z.infer<typeof privatePartSchema>
export type BuyerSecret = Required<
  Pick<PrivatePart, 'contact' | 'escrow_code' | 'authorization_url'>
>

/** An immutable timeline event, `transactions/{id}/events/{id}`. */
export const transactionEventSchema = z.object({
  id: z.string(),
  transaction_id: idSchema,
  actor: z.object({ role: z.enum(ACTORS), id: z.string() }),
  action: z.string(),
  from: z.string(),
  to: z.string(),
  note: z.nullable(z.string()),
  amount_minor: z.nullable(amountMinorSchema),
  at: timestampSchema,
  /** The deadline that this event started; null if there was none. */
  deadline_at: z.nullable(timestampSchema),
})
export type TransactionEvent = z.infer<typeof transactionEventSchema>

/** Evidence, messages and offers of a dispute, `transactions/{id}/dispute/{id}`; append-only. */
export const disputeEntrySchema = z.object({
  id: z.string(),
  kind: z.enum([
    'evidence',
    'message',
    'proposal',
    'proposal_declined',
    'proposal_withdrawn',
    'carrier_proof',
  ]),
  by: z.enum([...PARTIES, 'carrier']),
  text: z.nullable(z.string()),
  paths: z.array(z.string()),
  refund_minor: z.nullable(amountMinorSchema),
  /** The carrier's page of the parcel. */
  url: z.optional(z.string()),
  at: timestampSchema,
})
export type DisputeEntry = z.infer<typeof disputeEntrySchema>
