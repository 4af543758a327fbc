import { timestampFromMillis } from '@contract/time'
import { describe, expect, it } from 'vitest'
import { dayGroups } from './day-groups'

const at = (day: number, hour: number) => ({
  sent_at: timestampFromMillis(new Date(2026, 10, day, hour).getTime()),
})
const now = new Date(2026, 10, 20, 9).getTime()

describe('dayGroups', () => {
  it('parts messages where a day begins, and names the last two days', () => {
    const messages = [at(3, 23), at(19, 0), at(19, 23), at(20, 0)]
    expect(dayGroups(messages, now).map(({ label, messages: of }) => [label, of.length])).toEqual([
      ['3rd Nov, 2026', 1],
      ['Yesterday', 2],
      ['Today', 1],
    ])
  })

  it('makes nothing of nothing', () => {
    expect(dayGroups([], now)).toEqual([])
  })
})
