import { paths } from '@/config/paths'
import type { RouteRow } from '../route-definition'

export const buyerRows: RouteRow[] = [
  [paths.purchases, 'dashboard/purchases'],
  [paths.purchase(':id'), 'dashboard/purchase'],
  [paths.receipt(':id'), 'dashboard/receipt'],
  [paths.ownRequests, 'dashboard/requests'],
  [paths.newRequest, 'dashboard/request-new'],
  [paths.ownRequest(':id'), 'dashboard/request'],
  [paths.messages, 'dashboard/messages'],
  [paths.conversation(':id'), 'dashboard/conversation'],
  [paths.favourites, 'dashboard/favourites'],
  [paths.settings, 'dashboard/settings'],
  [paths.security, 'dashboard/security'],
  [paths.notifications, 'dashboard/notifications'],
]
