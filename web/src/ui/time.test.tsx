import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Countdown, timeLeft } from './data/countdown'
import { DateTime } from './data/date-time'
import { Money } from './data/money'
import { TimeAgo } from './data/time-ago'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

describe('timeLeft', () => {
  it.each([
    [2 * DAY_MS + 4 * HOUR_MS + MINUTE_MS, '2 days 4 hours'],
    [DAY_MS, '1 day'],
    [HOUR_MS + MINUTE_MS, '1 hour 1 minute'],
    [5 * MINUTE_MS, '5 minutes'],
    [59_001, '60 seconds'],
    [1_000, '1 second'],
    [-5, '0 seconds'],
  ])('says %i ms as "%s"', (span, text) => {
    expect(timeLeft(span)).toBe(text)
  })
})

describe('Countdown', () => {
  it('counts down and says when the time is over', () => {
    vi.useFakeTimers()
    render(<Countdown until={Date.now() + 3_000} passed="The time is over" />)
    expect(screen.getByText('3 seconds')).toBeVisible()
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.getByText('2 seconds')).toBeVisible()
    act(() => vi.advanceTimersByTime(1_000))
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.getByText('The time is over')).toBeVisible()
  })

  it('does not start for an instant that has passed', () => {
    render(<Countdown until={Date.now() - 1} passed="The time is over" />)
    expect(screen.getByText('The time is over')).toBeVisible()
  })
})

describe('Instant', () => {
  it('shows do MMM, yyyy and keeps the exact instant', () => {
    const { container } = render(<DateTime at={{ seconds: 1_772_539_200, nanoseconds: 0 }} />)
    expect(screen.getByText('3rd Mar, 2026')).toBeVisible()
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-03-03T12:00:00.000Z')
  })
})

describe('TimeAgo', () => {
  it('tells how long ago', () => {
    render(<TimeAgo at={Date.now() - 3 * DAY_MS} />)
    expect(screen.getByText('3 days ago')).toBeVisible()
  })
})

describe('Money', () => {
  it('divides minor units by 100 and formats by currency', () => {
    render(<Money amount_minor={1_250_000} currency="NGN" />)
    expect(screen.getByText('₦12,500')).toBeVisible()
  })

  it('refuses any other currency', () => {
    render(<Money amount_minor={100} currency="EUR" />)
    expect(screen.getByText('Currency not supported')).toBeVisible()
  })
})
