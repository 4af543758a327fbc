import { timestampFromMillis } from '@contract/time'
import { describe, expect, it } from 'vitest'
import { dayGroups } from './day-groups'

/** Returns the instant of a Lagos (UTC+1) wall-clock time. */
const inLagos = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 1)
const at = (day: number, hour: number) => ({ sent_at: timestampFromMillis(inLagos(day, hour)) })
const now = inLagos(20, 9)

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
