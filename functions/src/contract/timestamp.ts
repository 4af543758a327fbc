import * as z from 'zod/mini'
import { lagosDayOf, startOfLagosDay } from './lagos-day'
import type { Timestamp } from './time'

export const timestampSchema: z.ZodMiniType<Timestamp, Timestamp> = z.object({
  seconds: z.int(),
  nanoseconds: z.int().check(z.minimum(0), z.maximum(999_999_999)),
})

/** A day in Lagos that there is, `2026-01-31`: not the 30th of February. */
export const lagosDaySchema = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => {
    const start = startOfLagosDay(day)
    return !Number.isNaN(start) && lagosDayOf(start) === day
  }, 'Choose a date.'),
)
