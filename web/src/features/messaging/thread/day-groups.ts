import { lagosDayOf } from '@contract/lagos-day'
import { dateText } from '@contract/lagos-text'
import { DAY_MS, millisOf, type Timestamp } from '@contract/time'

export type DayGroup<T> = { key: string; label: string; messages: T[] }

const labelOf = (sent_at: Timestamp, now: number): string => {
  const day = lagosDayOf(millisOf(sent_at))
  if (day === lagosDayOf(now)) return 'Today'
  return day === lagosDayOf(now - DAY_MS) ? 'Yesterday' : dateText(sent_at)
}

/** Groups messages by calendar day in Lagos. `now` is in epoch milliseconds. */
export const dayGroups = <T extends { sent_at: Timestamp }>(
  messages: readonly T[],
  now: number,
): DayGroup<T>[] => {
  const groups: DayGroup<T>[] = []
  for (const message of messages) {
    const key = lagosDayOf(millisOf(message.sent_at))
    const last = groups[groups.length - 1]
    if (last?.key === key) last.messages.push(message)
    else groups.push({ key, label: labelOf(message.sent_at, now), messages: [message] })
  }
  return groups
}
