import * as z from 'zod/mini'
import { dealTermsSchema } from '../../entities/orders/deal'
import { PARTIES } from '../../entities/orders/party'
import { STATUS_FILTERS, transactionSchema } from '../../entities/orders/transaction'
import {
  disputeEntrySchema,
  privatePartSchema,
  transactionEventSchema,
} from '../../entities/orders/transaction-parts'
import { ESCROW_ACTIONS } from '../../escrow/transition'
import { idSchema } from '../../ids'
import { endpoint, pageOf, pageQuery } from '../endpoint'

export const actionsSchema = z.array(z.enum(ESCROW_ACTIONS))

/** The response of every action: the current transaction and the caller's next actions. */
export const transactionResponseSchema = z.object({
  transaction: transactionSchema,
  actions: actionsSchema,
})
export type TransactionResponse = z.infer<typeof transactionResponseSchema>

/** What lists and pages of orders render from, apart from the actions: they load nothing else. */
export const transactionReads = {
  list: endpoint({
    method: 'GET',
    path: '/transactions',
    auth: 'user',
    summary: "The caller's purchases or sales, newest first",
    query: z.strictObject({
      ...pageQuery,
      role: z._default(z.enum(PARTIES), 'buyer'),
      status: z._default(z.enum(STATUS_FILTERS), 'all'),
      /** Searches the product, the invoice, the other party's name and the status. */
      q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    }),
    response: pageOf(transactionSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/transactions/{id}',
    auth: 'user',
    summary: 'One transaction whole: timeline, dispute, what the caller may do',
    params: z.strictObject({ id: idSchema }),
    response: z.extend(transactionResponseSchema, {
      events: z.array(transactionEventSchema),
      dispute_entries: z.array(disputeEntrySchema),
      /** Of a deal: its terms in the version that was bought. */
      agreed: z.optional(dealTermsSchema),
      /** The caller's private part; a vendor has none until the order is paid. */
      own: z.nullable(privatePartSchema),
    }),
  }),
} as const
