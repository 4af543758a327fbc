import * as z from 'zod/mini'
import { announcementSchema } from '../../entities/messaging/announcement'
import { endpoint } from '../endpoint'

export const announcementEndpoints = {
  announcements: endpoint({
    method: 'GET',
    path: '/public/announcements',
    auth: 'public',
    summary: 'News and planned maintenance, newest first',
    cacheable: true,
    response: z.array(announcementSchema),
  }),
} as const
