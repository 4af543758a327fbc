import type { BodyOf, ResponseOf } from '@contract/api/endpoint'
import { vendorEndpoints } from '@contract/api/people/vendors'
import type { Vendor } from '@contract/entities/people/vendor'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { queryClient } from '@/lib/api/query-client'
import { ownStoreQuery } from '@/shared/store/own-store'

type Store = ResponseOf<(typeof vendorEndpoints)['store']>

/** Shows the store as the server answered it. */
export const showStore = (saved: Partial<Store>): void => {
  queryClient.setQueryData(ownStoreQuery.queryKey, (store) => store && { ...store, ...saved })
}

export const showVendor = (vendor: Vendor): void => showStore({ vendor })

type Asked = BodyOf<(typeof vendorEndpoints)['resolveAccount']>

/**
 * Asks the bank whether the account is in the legal name. Never retries or refetches, because the
 * server has a low daily limit.
 */
export const accountMatch = (body: Asked) =>
  queryOptions({
    queryKey: ['account-match', body],
    queryFn: () => call(vendorEndpoints.resolveAccount, { body }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Asks once the input is valid. */
export const useAccountMatch = (body: Asked) =>
  useQuery({
    ...accountMatch(body),
    enabled: vendorEndpoints.resolveAccount.body.safeParse(body).success,
  })
