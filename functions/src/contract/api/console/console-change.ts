import * as z from 'zod/mini'
import type { OperatorRole } from '../../entities/console/operator'
import { idSchema } from '../../ids'
import { textSchema } from '../../text/unsafe-text'
import { withoutSecretNumber } from '../../text/without-secret-number'
import { doneSchema, endpoint } from '../endpoint'

/** The id of a task, an event, a wallet entry, a ticket or an unplaced item. */
export const itemIdSchema = z.string().check(z.regex(/^(?!__.*__$|\.{1,2}$)[\w:.~-]{1,300}$/))
export const byTransaction = z.strictObject({ id: idSchema })
export const byItem = z.strictObject({ id: itemIdSchema })
export const OPERATOR_REASON = { min: 3, max: 500 } as const
export const reasonSchema = textSchema(OPERATOR_REASON.min, OPERATOR_REASON.max).check(
  withoutSecretNumber,
)
export const withReason = z.strictObject({ reason: reasonSchema })

/** Of a decision that moves money: `waiting` until a second person has confirmed it. */
export const sharedSchema = z.extend(doneSchema, { state: z.enum(['waiting', 'done']) })

/** A change by an operator of at least this role; what moves money needs a fresh sign-in. */
export const change = <
  P extends z.core.$ZodType,
  B extends z.core.$ZodType,
  R extends z.core.$ZodType,
>(
  path: string,
  summary: string,
  least: OperatorRole,
  { params, body, response }: { params: P; body: B; response: R },
) =>
  endpoint({
    method: 'POST',
    path: `/console/${path}`,
    auth: 'operator',
    operator: least,
    ...(least !== 'support' && { needs_fresh_sign_in: true as const }),
    limit: 'operator',
    summary,
    params,
    body,
    response,
  })
