import { vendorEndpoints } from '@contract/api/people/vendors'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'

/** Begins a transfer into the wallet and opens the page that shows its account. */
export const useTopUp = () =>
  useAction(async (amount_minor: number, { idempotency_key }) => {
    const { authorization_url } = await call(vendorEndpoints.topUp, {
      body: { amount_minor },
      idempotency_key,
    })
    window.location.assign(authorization_url)
  })
