import { publicEndpoints } from '@contract/api/catalog/public'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

export const useAnnouncements = () =>
  useQuery({
    queryKey: ['announcements'],
    queryFn: () => call(publicEndpoints.announcements),
  })
