import * as z from 'zod/mini'
import type { PaystackClient } from './client'
import { idField, instantField, minorField } from './fields'

const balancesSchema = z.array(
  z.pipe(
    z.object({ currency: z.string(), balance: minorField }),
    z.transform((data) => ({ currency: data.currency, balance_minor: data.balance })),
  ),
)

/** What the provider holds for us, by currency. */
export const getBalances = (client: PaystackClient) => async () =>
  (await client.send({ method: 'GET', path: '/balance', schema: balancesSchema })).data

const ledgerSchema = z.array(
  z.pipe(
    z.object({
      id: idField,
      currency: z.string(),
      balance: z.int(),
      difference: z.int(),
      reason: z.string(),
      model_responsible: z.string(),
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
      created_at: data.createdAt,
    })),
  ),
)
export type BalanceEntry = z.infer<typeof ledgerSchema>[number]

const PER_PAGE = 100

/** Each change of our balance at the provider, newest first, page by page until the end. */
export const listBalanceEntries = (client: PaystackClient) => async (): Promise<BalanceEntry[]> => {
  const entries: BalanceEntry[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await client.send({
      method: 'GET',
      path: '/balance/ledger',
      query: { page, perPage: PER_PAGE },
      schema: ledgerSchema,
    })
    entries.push(...data)
    if (data.length < PER_PAGE) return entries
  }
}
