import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { idSchema, uidSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { dueSchema } from '../due'
import { referenceSchema } from './payment'

/** `returned`: what came late, or differed from what was agreed, goes back to who paid. */
const TOP_UP_STATES = ['awaiting', 'credited', 'lapsed', 'returned'] as const

/**
 * The document `top_ups/{id}`: what a vendor pays into the wallet; server-only. It owns the chain of
 * what came of it.
 */
const topUpSchema = z.object({
  id: idSchema,
  vendor_id: uidSchema,
  reference: referenceSchema,
  /** What the vendor transfers, in minor units. */
  amount_minor: amountMinorSchema,
  /** What the vendor pays of it for the transfer: the provider's fee by its schedule. */
  fee_minor: amountMinorSchema,
  state: z.enum(TOP_UP_STATES),
  /** When it lapses; null unless it is awaited. */
  due: z.nullable(dueSchema),
  ledger: z.object({ count: z.int(), head: z.nullable(z.string()) }),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type TopUp = z.infer<typeof topUpSchema>
