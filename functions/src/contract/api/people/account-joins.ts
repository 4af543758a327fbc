import * as z from 'zod/mini'
import { joinedThingsSchema } from '../../entities/people/account-join'
import { typedPhoneSchema } from '../../text/phone'
import { sixDigitsSchema } from '../../text/six-digits'
import { endpoint } from '../endpoint'

const proof = {
  phone: typedPhoneSchema,
  code: sixDigitsSchema,
  /** The word of the account with the number, on a device that it doesn't know. */
  word: z.optional(z.string().check(z.maxLength(60))),
}

/** Making one account of two, both of which the caller proves. */
export const accountJoinEndpoints = {
  look: endpoint({
    method: 'POST',
    path: '/users/joins/look',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'Says what would move here from the account with this number',
    limit: 'account',
    body: z.strictObject(proof),
    response: z.object({
      name: z.string(),
      things: joinedThingsSchema,
      /** The caller has no number yet, and gets this one. */
      takes_number: z.boolean(),
    }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/users/joins',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'Moves the account with this number here',
    limit: 'account',
    idempotent: true,
    body: z.strictObject({ ...proof, confirm: z.literal('JOIN') }),
    /** False: the rest moves within minutes. */
    response: z.object({ is_moved: z.boolean() }),
  }),
} as const
