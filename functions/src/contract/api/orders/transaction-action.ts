import * as z from 'zod/mini'
import { idSchema } from '../../ids'
import { endpoint, type StrictLimit } from '../endpoint'
import { transactionResponseSchema } from './transaction-reads'

export const byId = z.strictObject({ id: idSchema })
/** The body of an action that needs no more to be said. */
export const none = z.strictObject({})
export const storagePathSchema = z.string().check(z.minLength(1), z.maxLength(400))

/** An action of a party, which is a row of the escrow table. */
export const action = <B extends z.core.$ZodType>(
  path: string,
  summary: string,
  body: B,
  limit?: StrictLimit,
) =>
  endpoint({
    method: 'POST',
    path: `/transactions/{id}/${path}`,
    auth: 'user',
    summary,
    params: byId,
    body,
    ...(limit && { limit }),
    response: transactionResponseSchema,
  })
