import * as z from 'zod/mini'
import { PARTIES } from '../../entities/orders/party'
import { endpoint } from '../endpoint'

const MAX_CHECKED_LENGTH = 5_000

/**
 * `yours`: about an order of the caller, as it is now. `ours`: it leads to Oja, which says nothing
 * of the caller. `unproven`: somebody wrote it around a link of ours. `sign_in`: answered to its
 * owner alone.
 */
const VERDICTS = ['yours', 'ours', 'unproven', 'not_ours', 'sign_in'] as const

export const checkedSchema = z.object({
  verdict: z.enum(VERDICTS),
  title: z.string(),
  text: z.string(),
  /** The caller's orders that it is about, or those that wait for the caller now. */
  orders: z.array(
    z.object({
      transaction_id: z.string(),
      party: z.enum(PARTIES),
      title: z.string(),
      text: z.string(),
    }),
  ),
})
export type Checked = z.infer<typeof checkedSchema>

const body = z.strictObject({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Paste a code, a link or a message.'),
      z.maxLength(MAX_CHECKED_LENGTH, 'Paste the part with the link or the code.'),
    ),
})

/** Where a code, link or message that claims to be ours is checked. */
export const checkEndpoints = {
  message: endpoint({
    method: 'POST',
    path: '/public/check',
    auth: 'public',
    summary: 'Whether a code, link or message is ours; says nothing of an order',
    limit: 'check',
    body,
    response: checkedSchema,
  }),
  own: endpoint({
    method: 'POST',
    path: '/users/check',
    auth: 'user',
    summary: 'The same for a person, with what is true of their orders',
    limit: 'check',
    body,
    response: checkedSchema,
  }),
} as const
