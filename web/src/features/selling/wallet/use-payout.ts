import { vendorEndpoints } from '@contract/api/people/vendors'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'

/** Requests a payout. A retry of the same amount keeps its idempotency key, so it pays once. */
export const usePayout = () =>
  useAction((amount_minor: number, { idempotency_key }) =>
    call(vendorEndpoints.payout, { body: { amount_minor }, idempotency_key }),
  )
