import * as z from 'zod/mini'
import { messageChannelSchema } from '../../entities/messaging/phone-message'
import { personNameSchema, userSchema } from '../../entities/people/user'
import { typedPhoneSchema } from '../../text/phone'
import { sixDigitsSchema } from '../../text/six-digits'
import { doneSchema, endpoint } from '../endpoint'

const codeFields = { phone: typedPhoneSchema, code: sixDigitsSchema }

/**
 * What a sign-in by phone came to: a token for the identity service, or what is still needed of a
 * number that is proved. `unseen` is a number that nobody proved for long: `email` asks for the
 * account's own sign-in, `word` for its word; both can be answered by a new account.
 */
const phoneSignInSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed_in'), token: z.string(), is_new: z.boolean() }),
  z.object({ state: z.literal('name_needed') }),
  z.object({ state: z.literal('unseen'), asks_for: z.enum(['email', 'word']) }),
])
export type PhoneSignIn = z.infer<typeof phoneSignInSchema>

/** Signing up and in with a phone number, and proving more than that. */
export const phoneEndpoints = {
  options: endpoint({
    method: 'GET',
    path: '/auth/options',
    auth: 'public',
    summary: 'The channels of codes to sign in',
    cacheable: true,
    response: z.object({ phone: z.array(messageChannelSchema) }),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/auth/phone/send-code',
    auth: 'public',
    summary: 'Sends a code to a number, the second by the other channel',
    body: z.strictObject({
      phone: typedPhoneSchema,
      channel: z.optional(messageChannelSchema),
    }),
    response: z.object({ channel: messageChannelSchema, next_after_seconds: z.int() }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/phone/sign-in',
    auth: 'public',
    summary: 'Signs in or up by a code, or by Firebase’s phone sign-in',
    body: z.union([
      z.strictObject({
        ...codeFields,
        name: z.optional(personNameSchema),
        accepted_conditions: z.optional(z.literal(true)),
        /** The word of an account whose number was long unseen. */
        word: z.optional(z.string().check(z.maxLength(60))),
        /** Leaves such an account to who had the number before. */
        is_new_owner: z.optional(z.literal(true)),
      }),
      z.strictObject({
        phone_token: z.string().check(z.minLength(1), z.maxLength(8_192)),
        name: z.optional(personNameSchema),
        accepted_conditions: z.optional(z.literal(true)),
        word: z.optional(z.string().check(z.maxLength(60))),
        is_new_owner: z.optional(z.literal(true)),
      }),
    ]),
    response: phoneSignInSchema,
  }),
  save: endpoint({
    method: 'POST',
    path: '/users/phone',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'Gives the account this number, by its code; needs a recent sign-in',
    limit: 'account',
    body: z.strictObject(codeFields),
    response: userSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/phone',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'Removes the number; needs a verified email and a recent sign-in',
    limit: 'account',
    response: userSchema,
  }),
  sendProof: endpoint({
    method: 'POST',
    path: '/auth/proof/send-code',
    auth: 'user',
    summary: 'Sends a code to the account’s email',
    response: doneSchema,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/auth/proof',
    auth: 'user',
    summary: 'Proves more than a number, by a code from the email or the word',
    body: z.union([
      z.strictObject({ code: sixDigitsSchema }),
      z.strictObject({ word: z.string().check(z.minLength(1), z.maxLength(60)) }),
    ]),
    response: doneSchema,
  }),
} as const
