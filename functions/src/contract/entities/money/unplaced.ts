import * as z from 'zod/mini'
import { amountMinorSchema, currencyCodeSchema } from '../../amount'
import { idSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'

/** What the provider reported; `event` if that could not be determined. */
const UNPLACED_KINDS = ['charge', 'refund', 'transfer', 'chargeback', 'event'] as const

/**
 * The document `unplaced_money/{id}`, which owns a chain of ledger entries: a provider movement
 * that no transaction or payout explains, for an operator to resolve.
 */
const unplacedSchema = z.object({
  /** Derived from kind and subject, so that a repeated report is the same item. */
  id: idSchema,
  kind: z.enum(UNPLACED_KINDS),
  /** The provider's id of the charge, refund or chargeback, or the reference of the transfer. */
  subject: z.string(),
  /** The key of the last event that reported it. */
  event_key: z.string(),
  /** The reference of the charge or the transfer, if known. */
  reference: z.nullable(z.string()),
  transaction_id: z.nullable(idSchema),
  /** The amount concerned, moved or not; null if the event did not say. */
  amount_minor: z.nullable(amountMinorSchema),
  currency: currencyCodeSchema,
  /** Its net effect on our provider balance so far; positive is a credit. */
  moved_minor: z.int(),
  /** The part that is not resolved yet, posted to `provider:unplaced`. */
  suspended_minor: z.int(),
  problem: z.string(),
  state: z.enum(['open', 'resolved']),
  /** An operator's last resolution. */
  resolution: z.nullable(
    z.object({ operator: z.string(), reason: z.string(), at: timestampSchema }),
  ),
  ledger: z.object({ count: z.int(), head: z.nullable(z.string()) }),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type Unplaced = z.infer<typeof unplacedSchema>
