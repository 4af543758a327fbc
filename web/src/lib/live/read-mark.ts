import type { Notification } from '@contract/notification'
import { millisOf, type Timestamp } from '@contract/time'

/**
 * Whether a notification counts as read: it was marked itself, or all were marked after it came.
 * @param read_up_to when all were marked the last time, if ever
 */
export const isRead = (
  { read, created_at }: Pick<Notification, 'read' | 'created_at'>,
  read_up_to: Timestamp | undefined,
): boolean => read || (read_up_to !== undefined && millisOf(created_at) <= millisOf(read_up_to))
