import * as z from 'zod/mini'
import { offerSchema } from '../../entities/orders/offer'
import { idSchema } from '../../ids'
import { endpoint } from '../endpoint'

const byId = z.strictObject({ id: idSchema })

const OFFER_ANSWERS = ['accept', 'decline', 'counter', 'withdraw'] as const

const offerAnswerSchema = z
  .strictObject({
    answer: z.enum(OFFER_ANSWERS),
    /** How many prices were named when it was answered. */
    round: z.int(),
    /** Of a counter. */
    price_minor: z.optional(z.int()),
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
    summary: 'Offers less for a product',
    limit: 'offer',
    params: byId,
    body: z.strictObject({
      variant_id: z.optional(idSchema),
      units: z.int().check(z.minimum(1), z.maximum(1_000)),
      /** Of one unit. */
      price_minor: z.int(),
    }),
    response: offerSchema,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/offers/{id}/answer',
    auth: 'user',
    summary: 'Answers an offer',
    limit: 'offer',
    params: byId,
    body: offerAnswerSchema,
    response: offerSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/offers',
    auth: 'user',
    summary: 'Own newest offers',
    response: z.array(offerSchema),
  }),
} as const
