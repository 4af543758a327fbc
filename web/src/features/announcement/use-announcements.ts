import { publicEndpoints } from '@contract/endpoints/public'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api-client'

export const useAnnouncements = () =>
  useQuery({
    queryKey: ['announcements'],
    queryFn: () => call(publicEndpoints.announcements),
  })
