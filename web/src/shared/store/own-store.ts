import { ownStoreEndpoints } from '@contract/api/people/own-store'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api-client'

/** The caller's own store, including its private part. */
export const ownStoreQuery = queryOptions({
  queryKey: ['own-store'],
  queryFn: () => call(ownStoreEndpoints.store),
})

export const useOwnStore = (enabled = true) => useQuery({ ...ownStoreQuery, enabled })
