import * as z from 'zod/mini'
import type { Timestamp } from './time'

export const timestampSchema: z.ZodMiniType<Timestamp, Timestamp> = z.object({
  seconds: z.int(),
  nanoseconds: z.int().check(z.minimum(0), z.maximum(999_999_999)),
})
