import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'

const deviceSchema = z.object({
  first_seen_at: timestampSchema,
  last_seen_at: timestampSchema,
  /** The account began there, or something stronger than a phone was proved there. */
  is_known: z.boolean(),
  email_proved_at: z.optional(timestampSchema),
})

/**
 * The document `sign_ins/{uid}` of an account that ever had a phone number: only the server opens it.
 * Its devices are named by the hashes of the ids that they made.
 */
export const signInsSchema = z.object({
  user_id: z.string(),
  devices: z.record(z.string(), deviceSchema),
  /**
   * The first sign-in by phone that nothing stronger followed, by the identity service's clock; null
   * if there is none.
   */
  phone_alone_since: z.nullable(timestampSchema),
})
export type SignIns = z.infer<typeof signInsSchema>
