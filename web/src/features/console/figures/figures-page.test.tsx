import type { Figures, FiguresList } from '@contract/entities/money/figures'
import { DISPUTE_ENDS, FAILURES, WAIT_HOURS } from '@contract/entities/money/figures'
import { RETURN_OUTCOMES } from '@contract/entities/orders/return'
import { HOUR_MS } from '@contract/time'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/api/query-client'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { FiguresPage } from './figures-page'
import { halfWithin } from './waits'

const at = { seconds: 1_769_860_800, nanoseconds: 0 }

const zeros = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>

const wait = (hours: number, bucket: number) => ({
  count: hours === 0 ? 0 : 1,
  sum_ms: hours * HOUR_MS,
  buckets: Array.from({ length: WAIT_HOURS.length + 1 }, (_, index) =>
    hours > 0 && index === bucket ? 1 : 0,
  ),
})

const figures = (sold_minor: number, declined = 0): Figures => ({
  money: {
    sold_minor,
    returned_minor: 0,
    released_minor: 0,
    refunded_minor: 0,
    fees_minor: sold_minor / 50,
    vat_minor: 0,
    provider_fees_minor: 30_000,
    other_costs_minor: 0,
    margin_minor: sold_minor / 50 - 30_000,
    held_minor: 0,
  },
  orders: { paid: 4, completed: 3, failed: { ...zeros(FAILURES), declined }, unpaid: 2 },
  disputes: { opened: 0, ended: zeros(DISPUTE_ENDS) },
  returns: { asked: 0, ended: zeros(RETURN_OUTCOMES) },
  chargebacks: { opened: 0, won: 0, lost: 0 },
  waits: { confirm: wait(9, 4), ship: wait(0, 0), deliver: wait(30, 6) },
  people: { accounts: 5, buyers: 2, stores: 1 },
})

const list = (change: Partial<FiguresList> = {}): FiguresList => ({
  from: '2026-01-01',
  until: '2026-01-31',
  updated_at: at,
  counted_until: '2026-01-31',
  periods: [
    { ...figures(1_000_000), period: '2026-01-30' },
    { ...figures(2_000_000, 1), period: '2026-01-31' },
  ],
  total: figures(3_000_000, 1),
  ...change,
})

const NOTHING = { items: [], next: null }
const OLDEST = {
  items: [
    {
      id: 't1',
      kind: 'ticket',
      subject: { type: 'ticket', id: 't1' },
      title: 'a broken stool',
      note: '',
      due_at: at,
      amount_minor: null,
      currency: null,
    },
  ],
  next: null,
}

const answers = (figures: FiguresList, queue: typeof OLDEST | typeof NOTHING = NOTHING) => {
  api.answers('console.figureDays', figures)
  api.answers('console.figureMonths', figures)
  api.answers('console.queue', queue)
}

const asked = () =>
  api
    .calls()
    .filter(({ name }) => name.startsWith('console.figure'))
    .map(({ name, query }) => [name, query])

const renderPage = (at = '/console/figures') => show(<FiguresPage />, { at })

const panel = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  answers(list())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the console’s figures', () => {
  it('say that they load', () => {
    api.never('console.figureDays')
    renderPage()
    expect(screen.getByRole('status', { name: 'Loading the figures' })).toBeInTheDocument()
  })

  it('sum the time up, and have each day in a table, the newest first', async () => {
    renderPage()
    await screen.findByText('₦30,000')
    const money = panel('Money')
    expect(money.getByText('₦30,000')).toBeVisible()
    expect(money.getByText('1% of what was sold')).toBeVisible()
    const table = money.getByRole('table', { name: 'Money by day, the newest first' })
    const rows = within(table).getAllByRole('rowheader')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Sat 31 Jan', 'Fri 30 Jan'])
    expect(within(table).getByText('₦20,000')).toBeVisible()
    expect(panel('Orders').getByText('25% of those that ended')).toBeVisible()
    expect(screen.getByText(/^Counted/)).toHaveTextContent('up to Sat 31 Jan')
  })

  it('are in regions of different names', async () => {
    renderPage()
    await screen.findByText('₦30,000')
    const names = screen
      .getAllByRole('region')
      .map(
        (region) =>
          region.getAttribute('aria-label') ??
          document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent,
      )
    expect(names).toContain('Failed sales by reason')
    expect(new Set(names).size).toBe(names.length)
  })

  it('give tiles the room of their longest value', async () => {
    renderPage()
    const value = await screen.findByText('₦30,000')
    const row = value.closest('[style]')
    expect(row).toHaveStyle({ '--value': 'calc(10 * 0.95ch)' })
    expect(row).toContainElement(panel('Money').getByText('Margin', { selector: 'p' }))
  })

  it('show VAT and what went back at once only where there is some', async () => {
    renderPage()
    await screen.findByText('₦30,000')
    expect(screen.queryByText('VAT in fees')).toBeNull()
    expect(screen.queryByText('Returned at once')).toBeNull()
    queryClient.clear()
    const { money, ...rest } = figures(3_000_000)
    const total = { ...rest, money: { ...money, vat_minor: 4_186, returned_minor: 700 } }
    answers(list({ total }))
    renderPage()
    expect(await screen.findByText('₦41.86')).toBeVisible()
    expect(screen.getByText('Returned at once')).toBeVisible()
  })

  it('say why sales failed, and where there is nothing to say', async () => {
    renderPage()
    const table = await screen.findByRole('table', { name: 'Failed sales by reason' })
    const declined = within(table).getByRole('row', { name: /^Declined/ })
    expect(
      within(declined)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', '100%'])
    expect(panel('How disputes ended').getByText('No dispute ended in this time.')).toBeVisible()
  })

  it('say how long half of the orders took at most, and the average', async () => {
    renderPage()
    await screen.findByText('12 hours')
    const times = panel('Time to confirm, ship and deliver')
    expect(times.getByText('average 9 h, 1 order')).toBeVisible()
    expect(times.getByText('average –, 0 orders')).toBeVisible()
    expect(times.getByText('36 hours')).toBeVisible()
  })

  it('need no chart for a single day', async () => {
    answers(list({ periods: list().periods.slice(0, 1) }))
    renderPage()
    const table = await screen.findByRole('table', { name: /^Money by day/ })
    expect(within(table).getAllByRole('rowheader')).toHaveLength(1)
    expect(panel('Money').queryByText(/could not be shown/)).toBeNull()
  })

  it('ask for the months, and for none of the other tab’s days', async () => {
    const total = figures(3_000_000)
    const months = { from: '2025-02', until: '2026-01', total }
    answers(list({ ...months, periods: [{ ...total, period: '2026-01' }] }))
    renderPage('/console/figures?by=month&from=2026-01-05&until=2026-01')
    expect((await screen.findAllByRole('rowheader', { name: 'Jan 2026' })).length).toBeGreaterThan(
      2,
    )
    expect(asked()).toEqual([['console.figureMonths', { until: '2026-01' }]])
  })

  it('ask for the days that were chosen, and refuse what can’t be shown', async () => {
    renderPage()
    const from = await screen.findByDisplayValue('2026-01-01')
    await userEvent.clear(from)
    await userEvent.type(from, '2025-06-01')
    expect(screen.getByText('Choose 92 days at most.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled()
    await userEvent.clear(from)
    await userEvent.type(from, '2026-01-20')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(asked()).toEqual([
      ['console.figureDays', {}],
      ['console.figureDays', { from: '2026-01-20', until: '2026-01-31' }],
    ])
  })

  it('lead on where nothing was counted', async () => {
    answers(list({ periods: [], counted_until: null, updated_at: null }))
    renderPage()
    expect(await screen.findByText('Nothing was counted in this time')).toBeVisible()
  })

  it('say what failed and try again', async () => {
    api.refuses('console.figureDays', 'service/unavailable')
    renderPage()
    expect(await screen.findByText(/^The service is busy\./)).toBeVisible()
    answers(list())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('₦30,000')).toBeVisible()
  })

  it('name what waits the longest, with the way to it', async () => {
    answers(list(), OLDEST)
    renderPage()
    expect(await screen.findByRole('link', { name: 'a broken stool' })).toHaveAttribute(
      'href',
      '/console/tickets/t1',
    )
  })

  it('say that nothing waits', async () => {
    renderPage()
    expect(await screen.findByText('Nothing waits.')).toBeVisible()
  })
})

describe('half of the waits', () => {
  it('ended within the bound of the middle one', () => {
    expect(halfWithin(wait(0, 0))).toBe('–')
    expect(halfWithin(wait(1, 0))).toBe('1 hour')
    expect(halfWithin(wait(90, 9))).toBe('4 days')
    expect(halfWithin(wait(900, WAIT_HOURS.length))).toBe('over 14 days')
  })
})
