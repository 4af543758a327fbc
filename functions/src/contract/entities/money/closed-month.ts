import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'

/** A month in Lagos, `2026-01`. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** The files of a month's books, as CSV. */
export const MONTH_FILES = [
  'ledger',
  'fees',
  'payouts',
  'refunds',
  'provider-fees',
  'held',
  'vat',
  'vat-documents',
] as const
export type MonthFile = (typeof MONTH_FILES)[number]

/** Balances by account, without the ids of its owners, and currency; in minor units. */
const balancesSchema = z.record(z.string(), z.int())

/** Messages to phones that were paid for: an operating cost, counted and not posted. */
export const monthMessagesSchema = z.object({ count: z.int(), cost_minor: z.int() })

/** The document `closed_months/{month}`: created once, and never changed. */
export const closedMonthSchema = z.object({
  month: monthSchema,
  entry_count: z.int().check(z.nonnegative()),
  opening: balancesSchema,
  closing: balancesSchema,
  /** The SHA-256 of each file's bytes, in lower-case hexadecimal. */
  digests: z.record(z.string(), z.string()),
  /** Absent in a month that was closed before there were messages to phones. */
  messages: z.optional(monthMessagesSchema),
  closed_by: z.string(),
  closed_at: timestampSchema,
})
export type ClosedMonth = z.infer<typeof closedMonthSchema>
