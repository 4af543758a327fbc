import * as z from 'zod/mini'
import { priceSchema } from '../../entities/catalog/price'
import { MAX_OFFER_UNITS, offerSchema } from '../../entities/orders/offer'
import { PARTIES } from '../../entities/orders/party'
import { idSchema } from '../../ids'
import { endpoint } from '../endpoint'

const byId = z.strictObject({ id: idSchema })

const OFFER_ANSWERS = ['accept', 'decline', 'counter', 'withdraw'] as const

const offerAnswerSchema = z
  .strictObject({
    answer: z.enum(OFFER_ANSWERS),
    /** How many prices were named when it was answered. */
    round: z.int().check(z.minimum(1)),
    /** Of a counter. */
    price_minor: z.optional(priceSchema),
  })
  .check(
    z.refine(({ answer, price_minor }) => (answer === 'counter') === (price_minor !== undefined), {
      path: ['price_minor'],
      error: 'Name a price with a counter, and with nothing else.',
    }),
  )
export type OfferAnswer = z.output<typeof offerAnswerSchema>

/** Haggles: what a buyer offers for a product, and what the two answer. */
export const offerEndpoints = {
  make: endpoint({
    method: 'POST',
    path: '/products/{id}/offers',
    auth: 'user',
    summary: 'Offers a lower price for units of a product',
    limit: 'offer',
    params: byId,
    body: z.strictObject({
      variant_id: z.optional(idSchema),
      units: z.int().check(z.minimum(1), z.maximum(MAX_OFFER_UNITS)),
      /** Of one unit. */
      price_minor: priceSchema,
    }),
    response: offerSchema,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/offers/{id}/answer',
    auth: 'user',
    summary: 'Party: accepts, declines, names another price, or withdraws the own one',
    limit: 'offer',
    params: byId,
    body: offerAnswerSchema,
    response: offerSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/offers',
    auth: 'user',
    summary: "The caller's offers that aren't over, the newest first",
    query: z.strictObject({
      party: z._default(z.enum(PARTIES), 'buyer'),
      product_id: z.optional(idSchema),
    }),
    response: z.object({ items: z.array(offerSchema) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/offers/{id}',
    auth: 'user',
    summary: 'Party: one offer',
    params: byId,
    response: offerSchema,
  }),
} as const
