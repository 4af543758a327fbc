import * as z from 'zod/mini'
import {
  deliveryQuoteSchema,
  placeSchema,
  workingTimesSchema,
} from '../../entities/delivery/delivery'
import { storeLimitSchema } from '../../entities/people/store-limit'
import { idSchema } from '../../ids'
import { stateNameSchema } from '../../state-name'

import { endpoint } from '../endpoint'

/** Absent if the store has no limit. */
const limitSchema = z.optional(storeLimitSchema)

/** What buyers ask about the delivery of a product: its page loads nothing else. */
export const deliveryQuotes = {
  toState: endpoint({
    method: 'GET',
    path: '/public/products/{id}/delivery',
    auth: 'public',
    summary: 'The ways in which a product can be delivered to each area of a state',
    cacheable: true,
    params: z.strictObject({ id: idSchema }),
    query: z.strictObject({
      place: stateNameSchema,
      /** Without it, the cheapest of what is on sale. */
      variant_id: z.optional(idSchema),
      quantity: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
    }),
    /** Null if delivery is included in the price; areas with the same quote are together. */
    response: z.object({
      times: z.nullable(workingTimesSchema),
      quotes: z.array(z.object({ areas: z.array(z.string()), quote: deliveryQuoteSchema })),
      room: limitSchema,
    }),
  }),
  quote: endpoint({
    method: 'POST',
    path: '/delivery/quote',
    auth: 'user',
    summary: 'How a product is delivered to a place, with fees and times',
    body: z.strictObject({
      product_id: idSchema,
      /** Needed if the product has options. */
      variant_id: z.optional(idSchema),
      quantity: z.int().check(z.minimum(1), z.maximum(1000)),
      place: placeSchema,
    }),
    /** Null if delivery is included in the price. */
    response: z.object({
      quote: z.nullable(deliveryQuoteSchema),
      times: z.nullable(workingTimesSchema),
      room: limitSchema,
    }),
  }),
} as const
