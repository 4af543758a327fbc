import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { goodsIdOf } from '../../catalog/variants'
import {
  DELIVERY_METHODS,
  deliveryQuoteSchema,
  placeSchema,
  workingTimesSchema,
} from '../../entities/delivery/delivery'
import { deliveryRequestSchema } from '../../entities/delivery/delivery-request'
import {
  MAX_CHECKOUT_LINES,
  MAX_CHECKOUT_STORES,
  PAYMENT_STATES,
  referenceSchema,
} from '../../entities/money/payment'
import { returnPolicySchema } from '../../entities/orders/return-policy'
import { PAYMENT_CHANNELS, transactionSchema } from '../../entities/orders/transaction'
import { storeLimitSchema } from '../../entities/people/store-limit'
import { idSchema, uidSchema } from '../../ids'
import { lagosDaySchema, timestampSchema } from '../../timestamp'
import { endpoint } from '../endpoint'

export const checkoutLineSchema = z.strictObject({
  product_id: idSchema,
  /** Needed if the product has options. */
  variant_id: z.optional(idSchema),
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
  /** The price of one that the buyer saw, to say what changed. */
  seen_price_minor: z.optional(amountMinorSchema),
  /** The accepted offer whose price and units these are. */
  offer_id: z.optional(idSchema),
})
export type CheckoutLine = z.output<typeof checkoutLineSchema>

const linesSchema = z.array(checkoutLineSchema).check(
  z.maxLength(MAX_CHECKOUT_LINES),
  z.refine(
    (lines) => new Set(lines.map(goodsIdOf)).size === lines.length,
    'Name each product and variant once.',
  ),
)

/** A deal is bought alone, without lines, once, and by the version that the buyer saw. */
export const wantedDealSchema = z.strictObject({
  id: idSchema,
  version: z.int().check(z.positive()),
})
export type WantedDeal = z.output<typeof wantedDealSchema>

type Wanted = { lines: readonly unknown[]; deal?: WantedDeal | undefined }
const namesGoods = z.refine<Wanted>(({ lines, deal }: Wanted) => lines.length > 0 !== !!deal, {
  path: ['lines'],
  error: 'Name at least one product, or a deal and no product.',
})

/** How one store should deliver, and the last day of arrival that the buyer saw. */
export const wayOfStoreSchema = z.strictObject({
  vendor_id: uidSchema,
  /** Needed if the store has a delivery profile. */
  method: z.optional(z.enum(DELIVERY_METHODS)),
  seen_until: z.optional(lagosDaySchema),
})
const waysSchema = z._default(
  z.array(wayOfStoreSchema).check(
    z.maxLength(MAX_CHECKOUT_LINES),
    z.refine(
      (ways) => new Set(ways.map(({ vendor_id }) => vendor_id)).size === ways.length,
      'Name each store once.',
    ),
  ),
  [],
)

const ofLine = { product_id: idSchema, variant_id: z.optional(idSchema) }

/** What differs from what the buyer saw. All but `price`, `sooner`
 * and a lower total need consent; `busy` is refused as `checkout/store-busy`. */
export const checkoutChangeSchema = z.discriminatedUnion('kind', [
  /** The product isn't sold any more, or not at the moment. */
  z.object({ kind: z.literal('gone'), ...ofLine }),
  z.object({
    kind: z.literal('fewer'),
    ...ofLine,
    available_items: z.int(),
    /** If somebody is paying for the last ones: when they may be free again. */
    held_until: z.optional(timestampSchema),
  }),
  z.object({ kind: z.literal('own'), ...ofLine }),
  z.object({ kind: z.literal('not_sent'), ...ofLine }),
  /** The store doesn't sell at the moment. */
  z.object({ kind: z.literal('resting'), ...ofLine }),
  /** The store is new and can take less than this order now. */
  z.extend(storeLimitSchema, { kind: z.literal('busy'), vendor_id: uidSchema }),
  z.object({ kind: z.literal('price'), ...ofLine, before_minor: z.int(), now_minor: z.int() }),
  /** The store doesn't deliver there in the chosen way. */
  z.object({ kind: z.literal('delivery'), vendor_id: uidSchema, quote: deliveryQuoteSchema }),
  z.object({
    kind: z.enum(['later', 'sooner']),
    vendor_id: uidSchema,
    before: lagosDaySchema,
    now: lagosDaySchema,
  }),
  /** The deal was edited. */
  z.object({ kind: z.literal('terms'), deal_id: idSchema, version: z.int() }),
  z.object({ kind: z.literal('total'), before_minor: z.int(), now_minor: z.int() }),
])
export type CheckoutChange = z.output<typeof checkoutChangeSchema>

export const storeQuoteSchema = z.object({
  vendor_id: uidSchema,
  name: z.string(),
  /** The lines that can be bought as they are. */
  goods_minor: z.int(),
  /** Null if delivery is included in the prices. */
  quote: z.nullable(deliveryQuoteSchema),
  /** The vendor's, from which the days of each way follow. */
  times: z.nullable(workingTimesSchema),
  /** The named way, or the first that is offered. */
  method: z.optional(z.enum(DELIVERY_METHODS)),
  delivery_fee_minor: z.int(),
  escrow_fee_minor: z.int(),
  /** The days of arrival, if it is paid now. */
  from: z.optional(lagosDaySchema),
  until: z.optional(lagosDaySchema),
  /** Absent: nothing goes back for a changed mind. */
  return_policy: z.optional(returnPolicySchema),
  /** Of a deal: the seller's part of the fee, and how it can be paid. */
  vendor_fee_minor: z.optional(z.int()),
  channels: z.optional(z.array(z.enum(PAYMENT_CHANNELS))),
})

export const quoteRequestSchema = z
  .strictObject({
    lines: linesSchema,
    deal: z.optional(wantedDealSchema),
    ways: waysSchema,
    /** Without it, no delivery is quoted. */
    place: z.optional(placeSchema),
  })
  .check(namesGoods)

export const quoteSchema = z.object({
  stores: z.array(storeQuoteSchema),
  changes: z.array(checkoutChangeSchema),
  total_minor: z.int(),
})

export const checkoutSchema = z.object({
  reference: referenceSchema,
  amount_minor: z.int(),
  state: z.enum(PAYMENT_STATES),
  /** One for each store. */
  transactions: z.array(transactionSchema),
})

const byReference = z.strictObject({ reference: referenceSchema })

/** One payment for the goods of several stores. */
export const checkoutEndpoints = {
  quote: endpoint({
    method: 'POST',
    path: '/checkouts/quote',
    auth: 'public',
    summary: 'What lines or a deal cost now, and how each store delivers',
    body: quoteRequestSchema,
    response: quoteSchema,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/checkouts/offer',
    auth: 'user',
    summary: 'The same, with what carriers take, who are asked for a buyer alone',
    body: quoteRequestSchema,
    response: quoteSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/checkouts',
    auth: 'user',
    summary: `Reserves goods of up to ${MAX_CHECKOUT_STORES} stores, all or none, and says where to pay`,
    idempotent: true,
    limit: 'purchase',
    body: z
      .strictObject({
        lines: linesSchema,
        deal: z.optional(wantedDealSchema),
        ways: waysSchema,
        delivery: deliveryRequestSchema,
        channel: z._default(z.enum(PAYMENT_CHANNELS), 'bank_transfer'),
        /** The total that the buyer saw. */
        expected_total_minor: amountMinorSchema,
      })
      .check(namesGoods),
    response: z.extend(checkoutSchema, {
      authorization_url: z.string(),
      /** What became better than what was seen. */
      changes: z.array(checkoutChangeSchema),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/checkouts/{reference}',
    auth: 'user',
    summary: 'The orders that were paid, or are to be paid, together',
    params: byReference,
    response: z.extend(checkoutSchema, {
      /** While it can be paid. */
      authorization_url: z.optional(z.string()),
    }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/checkouts/{reference}/cancel',
    auth: 'user',
    summary: 'Buyer: cancels all unpaid orders of a checkout',
    params: byReference,
    response: checkoutSchema,
  }),
} as const
