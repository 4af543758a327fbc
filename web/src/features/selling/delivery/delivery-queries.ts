import { deliveryEndpoints } from '@contract/api/delivery/delivery'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

export const deliveryProfileQuery = queryOptions({
  queryKey: ['delivery-profile'],
  queryFn: () => call(deliveryEndpoints.profile),
})

export const useDeliveryProfile = () => useQuery(deliveryProfileQuery)
