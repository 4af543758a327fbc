import * as z from 'zod/mini'
import { uidSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'

/** Each may do what those before it may: look and answer; move money; change how the site runs. */
export const OPERATOR_ROLES = ['support', 'money', 'owner'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

export const isOperatorRole = (value: unknown): value is OperatorRole =>
  OPERATOR_ROLES.some((role) => role === value)

/** Whether an operator of this role may do what needs at least the other. */
export const mayAs = (role: OperatorRole, least: OperatorRole): boolean =>
  OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(least)

/**
 * The document `operators/{uid}`. The claim in a token is valid for an hour; this document is asked on
 * every call, so that who was removed is out at once.
 */
const operatorSchema = z.object({
  uid: uidSchema,
  email: z.string(),
  role: z.enum(OPERATOR_ROLES),
  /** The operator who gave the role; null if it was nobody who was one. */
  granted_by: z.nullable(uidSchema),
  granted_at: timestampSchema,
  revoked_at: z.nullable(timestampSchema),
  /** A role that one owner wants to give and another hasn't yet. */
  proposed: z.optional(
    z.nullable(z.object({ role: z.enum(OPERATOR_ROLES), by: uidSchema, at: timestampSchema })),
  ),
})
export type Operator = z.infer<typeof operatorSchema>
