import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { MAX_CHECKOUT_STORES } from '../../entities/money/payment'
import { idSchema } from '../../ids'
import { doneSchema, endpoint } from '../endpoint'
import { byTransaction, change, itemIdSchema, reasonSchema, sharedSchema } from './console-change'

/** Contested payments, among the endpoints of the console. */
export const chargebackEndpoints = {
  acceptChargeback: change(
    'cases/{id}/accept-chargeback',
    'Gives the bank what it asks for',
    'money',
    {
      params: byTransaction,
      body: z.strictObject({ reason: reasonSchema, chargeback_id: z.optional(itemIdSchema) }),
      response: sharedSchema,
    },
  ),
  contestChargeback: change(
    'cases/{id}/contest-chargeback',
    'Answers the bank with the evidence, before the rule would',
    'money',
    {
      params: byTransaction,
      body: z.strictObject({ reason: reasonSchema, chargeback_id: z.optional(itemIdSchema) }),
      response: doneSchema,
    },
  ),
  attributeChargeback: change(
    'cases/{id}/attribute-chargeback',
    'Says which orders of the payment a bank means, until it is answered and once it has won',
    'money',
    {
      params: byTransaction,
      body: z.strictObject({
        reason: reasonSchema,
        chargeback_id: itemIdSchema,
        /** As they were looked at; an order that isn't named is claimed for nothing. */
        orders: z
          .array(
            z.strictObject({
              transaction_id: idSchema,
              version: z.int(),
              amount_minor: amountMinorSchema,
            }),
          )
          .check(z.minLength(1), z.maxLength(MAX_CHECKOUT_STORES)),
      }),
      response: sharedSchema,
    },
  ),
  chargebackPack: endpoint({
    method: 'GET',
    path: '/console/cases/{id}/chargebacks/{chargeback_id}/pack',
    auth: 'operator',
    operator: 'support',
    limit: 'file',
    summary: 'The evidence for a contested payment as PDF; the look is logged',
    params: z.strictObject({ id: idSchema, chargeback_id: itemIdSchema }),
    produces: 'application/pdf',
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
} as const
