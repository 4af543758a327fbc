import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'

/** Where the money of an order is, in minor units. */
export const transactionMoneySchema = z.object({
  charged_minor: amountMinorSchema,
  held_minor: amountMinorSchema,
  /** Negative if the vendor bears a carrier's fee. */
  released_minor: z.int(),
  fee_minor: amountMinorSchema,
  refunded_minor: amountMinorSchema,
  /** What the carrier got and wasn't given back; none without a booked carrier. */
  carrier_minor: z.optional(amountMinorSchema),
  /** What the vendor paid of the goods. */
  commission_minor: z.optional(amountMinorSchema),
  /** What banks took of this order and we bore, beside where the charge is. */
  borne_minor: z.optional(amountMinorSchema),
  /** What the vendor paid of `failed_sale_cost_minor`, beside where the charge is. */
  failed_sale_cost_minor: z.optional(amountMinorSchema),
  /** What we claim from a carrier that lost the parcel, until that is settled. */
  carrier_claim_minor: z.optional(amountMinorSchema),
  /** What the vendor paid of the carrier's later charges, beside where the charge is. */
  carrier_adjustment_minor: z.optional(amountMinorSchema),
})
