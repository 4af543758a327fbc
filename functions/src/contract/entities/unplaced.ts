import * as z from 'zod/mini'
import { amountMinorSchema, currencyCodeSchema } from '../amount'
import { idSchema } from '../ids'
import { timestampSchema } from '../timestamp'

/** What the provider told of: `event` where not even that could be read or found out. */
export const UNPLACED_KINDS = ['charge', 'refund', 'transfer', 'chargeback', 'event'] as const

/**
 * The document `unplaced_money/{id}`, and the chain of its ledger entries: something of the
 * provider's that no purchase and no payout of ours explains, for an operator to clear up.
 */
export const unplacedSchema = z.object({
  /** Made from kind and subject: the same thing told again is the same item. */
  id: idSchema,
  kind: z.enum(UNPLACED_KINDS),
  /** The provider's id of the charge, refund or dispute, or the reference of the transfer. */
  subject: z.string(),
  /** Of the event that told of it last. */
  event_key: z.string(),
  /** Of the charge or the transfer, where it is known. */
  reference: z.nullable(z.string()),
  transaction_id: z.nullable(idSchema),
  /** What it is about, moved or not; null where the event did not say. */
  amount_minor: z.nullable(amountMinorSchema),
  currency: currencyCodeSchema,
  /** What it has moved in our balance by now: more is positive. */
  moved_minor: z.int(),
  /** What of that nobody has answered for yet: it is on `provider:unplaced`. */
  suspended_minor: z.int(),
  problem: z.string(),
  state: z.enum(['open', 'resolved']),
  /** Who said last what became of it. */
  resolution: z.nullable(
    z.object({ operator: z.string(), reason: z.string(), at: timestampSchema }),
  ),
  ledger: z.object({ count: z.int(), head: z.nullable(z.string()) }),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type Unplaced = z.infer<typeof unplacedSchema>
