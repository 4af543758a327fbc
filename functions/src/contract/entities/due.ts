import * as z from 'zod/mini'
import type { Timestamp } from '../time'
import { timestampSchema } from '../timestamp'

/** When a document is due for its job, how often that failed in a row, and why the last time. */
export const dueSchema = z.object({
  at: timestampSchema,
  failures: z.int().check(z.nonnegative()),
  problem: z.nullable(z.string()),
})
export type DueField = z.infer<typeof dueSchema>

/** Due at an instant, with no failure before. */
export const dueFrom = (at: Timestamp): DueField => ({ at, failures: 0, problem: null })
