import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { idSchema, uidSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { dueSchema } from '../due'
import { PAYMENT_CHANNELS } from '../orders/transaction'
import { referenceSchema } from './payment'

/** `settled`: the balance is not below zero any more. `written_off`: it was so for too long. */
const DEBT_STATES = ['open', 'settled', 'written_off'] as const

const openPaymentSchema = z.object({
  reference: referenceSchema,
  payer_id: uidSchema,
  amount_minor: amountMinorSchema,
  channel: z.enum(PAYMENT_CHANNELS),
  authorization_url: z.string(),
  expires_at: timestampSchema,
})

/**
 * The document `debts/{id}`: a vendor's balance below zero, from when on; server-only. It owns the
 * chain of what was paid for it and written off, and outlives the vendor's account.
 */
const debtSchema = z.object({
  id: idSchema,
  vendor_id: uidSchema,
  /** The SHA-256 of the bank account's code at the provider: all that is kept of who owes. */
  account_key: z.nullable(z.string()),
  state: z.enum(DEBT_STATES),
  since: timestampSchema,
  /** When the balance is written off; null while it isn't below zero. */
  due: z.nullable(dueSchema),
  /** What was written off and not paid since, in minor units. */
  written_off_minor: amountMinorSchema,
  /** The payment of it that was begun last, until its page lapses: there is one at a time. */
  payment: z.optional(z.nullable(openPaymentSchema)),
  ledger: z.object({ count: z.int(), head: z.nullable(z.string()) }),
  updated_at: timestampSchema,
})
export type Debt = z.infer<typeof debtSchema>
