import { vendorEndpoints } from '@contract/api/endpoints/vendors'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api/api-client'

/** The caller's own store, including its private part. */
export const ownStoreQuery = queryOptions({
  queryKey: ['own-store'],
  queryFn: () => call(vendorEndpoints.store),
})

export const useOwnStore = () => useQuery(ownStoreQuery)
