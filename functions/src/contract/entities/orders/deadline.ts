import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'
import { ACTORS } from './party'

/** What happens if the actor does nothing by `at`. */
export const DEADLINE_EFFECTS = [
  'reverse_unpaid',
  'refund_buyer',
  'allow_cancellation',
  'release_to_vendor',
  'decide_by_default',
  'agree_return',
  'lapse_return',
  'escalate_return',
  'accept_return',
  'escalate',
  'stay_held',
] as const
export type DeadlineEffect = (typeof DEADLINE_EFFECTS)[number]

export const deadlineSchema = z.object({
  actor: z.enum(ACTORS),
  /** The action of the escrow table that the actor should take. */
  action: z.string(),
  /** When the period began; a reminder is sent halfway. */
  since: timestampSchema,
  at: timestampSchema,
  effect: z.enum(DEADLINE_EFFECTS),
  /** How long a payment is still accepted after it, if not as long as usual. */
  grace_ms: z.optional(z.int().check(z.nonnegative())),
})
export type Deadline = z.infer<typeof deadlineSchema>

/** A clock that stands still, and the time that was left on it. */
export const pausedClockSchema = z.object({
  deadline: deadlineSchema,
  left_ms: z.int().check(z.nonnegative()),
})
export type PausedClock = z.infer<typeof pausedClockSchema>
