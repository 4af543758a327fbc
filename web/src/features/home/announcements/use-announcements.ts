import { announcementEndpoints } from '@contract/api/messaging/announcements'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

export const useAnnouncements = () =>
  useQuery({
    queryKey: ['announcements'],
    queryFn: () => call(announcementEndpoints.announcements),
  })
