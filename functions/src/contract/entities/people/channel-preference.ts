import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'
import { PAYMENT_CHANNELS } from '../orders/transaction'

/** The id of the document in `users/{uid}/preferences` with the channel of the last payment. */
export const CHANNEL_PREFERENCE = 'channel'

/** The document `users/{uid}/preferences/channel`; absent until the user has paid. */
export const channelPreferenceSchema = z.object({
  channel: z.enum(PAYMENT_CHANNELS),
  updated_at: timestampSchema,
})
