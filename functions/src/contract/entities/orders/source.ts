import * as z from 'zod/mini'
import { idSchema } from '../../ids'
import type { DealFeePayer } from './deal'

/** Named once more, since every screen of an order would load a deal's terms otherwise. */
const FEE_PAYERS = ['buyer', 'vendor', 'half'] as const satisfies readonly DealFeePayer[]

/** The deal that was bought, in the version that the buyer saw, and who pays its fee. */
const dealSourceSchema = z.object({
  kind: z.literal('deal'),
  id: idSchema,
  /** Leads to its page; absent in orders from before there was one. */
  code: z.optional(z.string()),
  version: z.int().check(z.positive()),
  fee_payer: z.enum(FEE_PAYERS),
  /** Bought in a live show, where goods wait shorter for their payment. */
  is_live: z.optional(z.literal(true)),
})
export type DealSource = z.infer<typeof dealSourceSchema>

/** What an order came from: a product of the catalogue, which is also meant if it is absent, or a deal. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product') }),
  dealSourceSchema,
])
export type Source = z.infer<typeof sourceSchema>
