import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'

/** What an unproven store can take at once beside its open orders. */
export const storeLimitSchema = z.object({
  /** Minor units. */
  room_minor: z.int(),
  /** When the first of the open orders ends or moves on by itself, if one does. */
  until: z.optional(timestampSchema),
})
export type StoreLimit = z.infer<typeof storeLimitSchema>
