import { expect, test } from 'vitest'
import type { Endpoint } from '../contract/api/endpoint'
import { ENDPOINTS } from '../contract/api/endpoints'
import { RATE_LIMITS } from './rate-limit'

/** What their use cases count: by an address or more, or only what isn't refused before. */
const COUNTED_WITHIN = [
  'auth.resendVerification',
  'check.message',
  'check.own',
  'checkouts.create',
  'messages.report',
  'products.report',
  'public.contact',
  'public.newsletter',
  'returns.quoteWayBack',
  'transactions.create',
  'transactions.refundAccount',
  'vendors.onboarding',
  'vendors.payout',
  'vendors.resolveAccount',
  'vendors.updatePayoutAccount',
]

test('the limit of a row is counted at the door, or by its use case', () => {
  const within = Object.entries(ENDPOINTS).flatMap(([noun, endpoints]) =>
    Object.entries<Endpoint>(endpoints).flatMap(([name, { limit }]) =>
      limit && !RATE_LIMITS[limit].at_door ? `${noun}.${name}` : [],
    ),
  )
  expect(within.toSorted()).toEqual(COUNTED_WITHIN)
})
