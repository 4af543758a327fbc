import { millisOf, type Timestamp } from '@contract/time'
import { format, isSameDay, subDays } from 'date-fns'
import { formatDate } from '@/lib/format'

export type DayGroup<T> = { key: string; label: string; messages: T[] }

const labelOf = (sent_at: Timestamp, now: number): string => {
  const millis = millisOf(sent_at)
  if (isSameDay(millis, now)) return 'Today'
  return isSameDay(millis, subDays(now, 1)) ? 'Yesterday' : formatDate(sent_at)
}

/** Messages in their order, parted where a new day begins here. `now` in epoch milliseconds. */
export const dayGroups = <T extends { sent_at: Timestamp }>(
  messages: readonly T[],
  now: number,
): DayGroup<T>[] => {
  const groups: DayGroup<T>[] = []
  for (const message of messages) {
    const key = format(millisOf(message.sent_at), 'yyyy-MM-dd')
    const last = groups.at(-1)
    if (last?.key === key) last.messages.push(message)
    else groups.push({ key, label: labelOf(message.sent_at, now), messages: [message] })
  }
  return groups
}
