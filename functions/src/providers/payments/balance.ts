import * as z from 'zod/mini'
import type { PaystackClient } from './client'
import { idField, instantField, minorField } from './fields'
import { listPages } from './list-pages'

const balancesSchema = z.array(
  z.pipe(
    z.object({ currency: z.string(), balance: minorField }),
    z.transform((data) => ({ currency: data.currency, balance_minor: data.balance })),
  ),
)

/** Our balances at the provider, by currency. */
export const getBalances = (client: PaystackClient) => async () =>
  (await client.send({ method: 'GET', path: '/balance', schema: balancesSchema })).data

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
    /** After this entry. */
    balance_minor: data.balance,
    /** Negative for money that went out. */
    difference_minor: data.difference,
    reason: data.reason,
    model: data.model_responsible,
    /** The id of the charge, refund, transfer or dispute that moved the money. */
    row: data.model_row,
    created_at: data.createdAt,
  })),
)
export type BalanceEntry = z.infer<typeof entrySchema>

type Since = {
  /** Epoch milliseconds; without it, all entries are listed. */
  since?: number
}

/** Changes of our balance at the provider, newest first. */
export const listBalanceEntries =
  (client: PaystackClient) =>
  ({ since }: Since = {}): Promise<BalanceEntry[]> =>
    listPages(client, {
      path: '/balance/ledger',
      schema: entrySchema,
      idOf: ({ entry_id }) => entry_id,
      isEnough: ({ created_at }) =>
        since !== undefined && created_at !== null && created_at < since,
    })
