import * as z from 'zod/mini'
import type { BalanceEntry } from '../../ports/payments'
import type { PaystackClient } from './client'
import { idField, instantField } from './fields'
import { listPages } from './list-pages'

const entrySchema = z.pipe(
  z.object({
    id: idField,
    currency: z.string(),
    balance: z.int(),
    difference: z.int(),
    reason: z.string(),
    model_responsible: z.string(),
    model_row: idField,
    createdAt: instantField,
  }),
  z.transform((data) => ({
    entry_id: data.id,
    currency: data.currency,
    balance_minor: data.balance,
    difference_minor: data.difference,
    reason: data.reason,
    model: data.model_responsible,
    row: data.model_row,
    created_at: data.createdAt,
  })),
)

/** Changes of our balance at the provider, newest first. */
export const listBalanceEntries =
  (client: PaystackClient) =>
  ({ since }: { since?: number } = {}): Promise<BalanceEntry[]> =>
    listPages(client, {
      path: '/balance/ledger',
      schema: entrySchema,
      idOf: ({ entry_id }) => entry_id,
      isEnough: ({ created_at }) =>
        since !== undefined && created_at !== null && created_at < since,
    })
