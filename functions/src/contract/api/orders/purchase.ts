import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { DELIVERY_METHODS } from '../../entities/delivery/delivery'
import { deliveryRequestSchema } from '../../entities/delivery/delivery-request'
import { PAYMENT_CHANNELS, transactionSchema } from '../../entities/orders/transaction'
import { idSchema } from '../../ids'
import { endpoint } from '../endpoint'
import { actionsSchema } from './transaction-reads'

/** What the checkout of a product sends: it loads nothing else of the transactions. */
export const purchaseEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/transactions',
    auth: 'user',
    summary: 'Reserves the items and says where to pay',
    idempotent: true,
    limit: 'purchase',
    body: z.strictObject({
      product_id: idSchema,
      /** Needed if the product has options. */
      variant_id: z.optional(idSchema),
      quantity: z.int().check(z.minimum(1), z.maximum(1000)),
      /** The total that the buyer saw; a higher current total refuses the purchase. */
      expected_total_minor: amountMinorSchema,
      delivery: deliveryRequestSchema,
      /** Needed if the store has a delivery profile; see `delivery.quote`. */
      delivery_method: z.optional(z.enum(DELIVERY_METHODS)),
      channel: z._default(z.enum(PAYMENT_CHANNELS), 'card'),
    }),
    response: z.object({
      transaction: transactionSchema,
      actions: actionsSchema,
      authorization_url: z.string(),
    }),
  }),
} as const
