import * as z from 'zod/mini'
import { uidSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { dueSchema } from '../due'

/** How many of each the other account has, as its owner is shown before it is joined. */
export const joinedThingsSchema = z.object({
  purchases: z.int(),
  conversations: z.int(),
  favourites: z.int(),
  addresses: z.int(),
  cart_items: z.int(),
})
export type JoinedThings = z.infer<typeof joinedThingsSchema>

/**
 * The document `account_joins/{uid}` of an account that became a part of another one: only the server
 * opens it. It stays, as the trail of what happened, and says to whom pictures in the old name belong.
 */
const accountJoinSchema = z.object({
  /** The account that is closed. */
  uid: uidSchema,
  /** The account that stays. */
  into: uidSchema,
  /** `settling`: all has moved, and is looked at once more for what was under way. */
  state: z.enum(['moving', 'settling', 'done']),
  /** The number, until the account that stays has it; null if that one has its own. */
  phone: z.nullable(z.string()),
  /** What was shown and confirmed. */
  things: joinedThingsSchema,
  /** How the other account was proved beside the code. */
  proved_by: z.enum(['known_device', 'word']),
  due: z.nullable(dueSchema),
  begun_at: timestampSchema,
  updated_at: timestampSchema,
})
export type AccountJoin = z.infer<typeof accountJoinSchema>
