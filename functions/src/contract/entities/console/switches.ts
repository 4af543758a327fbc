import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'
import { PAYMENT_CHANNELS } from '../orders/transaction'

/** What operators can turn off for everyone: new purchases, payouts, uploads, accounts, paid
 * messages to phones, channels. */
export const SWITCHES = [
  'checkouts',
  'payouts',
  'uploads',
  'sign_ups',
  'paid_messages',
  ...PAYMENT_CHANNELS,
] as const
export type Switch = (typeof SWITCHES)[number]

/** The document `settings/switches`. Without it, everything is on. */
const switchesSchema = z.object({
  off: z.array(z.enum(SWITCHES)),
  updated_at: timestampSchema,
})
export type Switches = z.infer<typeof switchesSchema>
