import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'

/** What suggests that somebody bought from themselves. The first two are strong. */
const SALE_SIGNALS = [
  'same_account',
  'same_card',
  'same_phone',
  'same_device',
  'same_address',
  'price_far_off',
  'approved_in_minutes',
] as const
export type SaleSignal = (typeof SALE_SIGNALS)[number]

const STRONG: readonly SaleSignal[] = ['same_account', 'same_card']

export const isStrongSignal = (signal: SaleSignal): boolean => STRONG.includes(signal)

/** A deal is made in a minute by whoever wants to pay themselves: then these wait for a person. */
const OWN_SIDE: readonly SaleSignal[] = [...STRONG, 'same_device']

export const isOwnSideSignal = (signal: SaleSignal): boolean => OWN_SIDE.includes(signal)

/** Why money of a sale stays pending for longer, on its wallet entry; it ends at `until`. */
export const walletHoldSchema = z.object({
  signals: z.array(z.enum(SALE_SIGNALS)).check(z.minLength(1)),
  /** `waiting` for a person or for `until`; the rest says how it went on. */
  state: z.enum(['waiting', 'kept', 'released', 'ended']),
  /** It doesn't end by itself: an operator decides. */
  needs_operator: z.optional(z.literal(true)),
  buyer_id: z.string(),
  since: timestampSchema,
  until: timestampSchema,
})
export type WalletHold = z.infer<typeof walletHoldSchema>
