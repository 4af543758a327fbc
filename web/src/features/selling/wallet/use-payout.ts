import { vendorEndpoints } from '@contract/api/endpoints/vendors'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'

/** Asks for a payout. The same amount tried again is the same request: the server pays once. */
export const usePayout = () =>
  useAction((amount_minor: number, { idempotency_key }) =>
    call(vendorEndpoints.payout, { body: { amount_minor }, idempotency_key }),
  )
