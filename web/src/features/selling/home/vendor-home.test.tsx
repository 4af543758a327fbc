import { NO_SALES, type SalesSummary } from '@contract/entities/money/sales'
import type { Wallet } from '@contract/entities/money/wallet'
import type { Transaction } from '@contract/entities/orders/transaction'
import type { TransactionItem } from '@contract/entities/orders/transaction-item'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '@/lib/live/use-live'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { VendorHome } from './vendor-home'

const { live } = vi.hoisted(() => ({
  live: { vendor: {}, wallet: {}, waiting: {} } as Record<string, unknown>,
}))
vi.mock('@/lib/live/selling', () => ({
  useLiveOwnVendor: () => live.vendor,
  useLiveWallet: () => live.wallet,
  useLiveWaitingSales: () => live.waiting,
}))

const at = { seconds: 1_800_000_000, nanoseconds: 0 }
const wallet = {
  pending_minor: 150_000,
  available_minor: 2_600_000,
  paid_out_minor: 900_000,
  updated_at: at,
} as Wallet

const waiting = {
  id: 'k3f9qzk3f9qzk3f9qz01',
  items: [{ title: 'Adire wrapper', options: [] as TransactionItem['options'] }],
  product_details: { name: 'Adire wrapper' },
  customer_details: { name: 'Ngozi Eze' },
  deadline: { actor: 'vendor', action: 'ship', at },
  amount_paid: 1_291_250,
  escrow_fee: 41_250,
  money: { held_minor: 1_291_250 },
  currency: 'NGN',
} as Transaction

const sold = { ...NO_SALES, orders: 2, items: 3, gross_minor: 3_750_000, net_minor: 1_250_000 }
const summaryOf = (change: Partial<SalesSummary> = {}): SalesSummary => ({
  period: '7',
  currency: 'NGN',
  days: [
    { ...NO_SALES, day: '2026-01-30' },
    { ...sold, day: '2026-01-31' },
  ],
  totals: sold,
  before: { ...NO_SALES, orders: 1 },
  held_minor: 2_500_000,
  best: [
    {
      product_id: 'p1q2r3p1q2r3p1q2r3p1',
      name: 'Adire wrapper',
      image_url: null,
      items: 3,
      gross_minor: 3_750_000,
    },
  ],
  rating: 4.6,
  rating_count: 23,
  ...change,
})

const content = <T,>(data: T): Live<T> => ({ status: 'content', data })

const renderHome = (at = '/?period=7') => show(<VendorHome />, { at })

beforeEach(() => {
  api.answers('sales.summary', summaryOf())
  live.vendor = content({ vendor_id: 'v' })
  live.wallet = content(wallet)
  live.waiting = content([waiting])
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the vendor’s home', () => {
  it('shows the shape of everything while it loads', () => {
    api.never('sales.summary')
    live.wallet = { status: 'loading' }
    live.waiting = { status: 'loading' }
    renderHome()
    for (const name of ['your money', 'what waits for you', 'your sales']) {
      expect(screen.getByRole('status', { name: `Loading ${name}` })).toBeInTheDocument()
    }
  })

  it('shows nothing that would move while it asks what a new store does next', async () => {
    localStorage.clear()
    const vendor = { vendor_id: 'v', name: 'Omi Ori', sales_count: 0, product_count: 0 }
    let answer = () => {}
    live.vendor = content(vendor)
    api.answers('vendors.store', async () => {
      await new Promise<void>((done) => {
        answer = done
      })
      return { vendor, private: { payout_account: null } }
    })
    renderHome()
    expect(screen.getByRole('status', { name: 'Loading what waits for you' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Waiting for you' })).toBeNull()
    await waitFor(() => expect(api.calls('vendors.store')).toHaveLength(1))
    answer()
    expect(await screen.findByRole('heading', { name: /of 4$/ })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  })

  it('puts the money first: held, pending, available, paid out', async () => {
    renderHome()
    expect(await screen.findByText('₦25,000', { selector: '[value="2500000"]' })).toBeVisible()
    const labels = ['In escrow', 'Pending', 'Available', 'Paid out']
    for (const label of labels) expect(screen.getByText(label)).toBeVisible()
  })

  it('shows what waits for the vendor, with the way to it', () => {
    renderHome()
    expect(screen.getByRole('link', { name: /Ship it: Adire wrapper/ })).toHaveAttribute(
      'href',
      '/dashboard/vendor/sales/k3f9qzk3f9qzk3f9qz01',
    )
  })

  it('says nothing of a pause where there is none', () => {
    renderHome()
    expect(screen.queryByRole('region', { name: 'Your store is paused' })).toBeNull()
  })

  it('reminds of a holiday while it lasts, and of none before it', async () => {
    const holiday = { from: '2020-01-01', back_on: '2999-12-03' }
    live.vendor = content({ vendor_id: 'v', rest: { holiday, paused_at: null } })
    const { unmount } = renderHome()
    const note = await screen.findByRole('region', { name: /^Your store is on holiday/ })
    expect(note).toHaveTextContent('Back on 3 December')
    unmount()
    const later = { from: '2999-12-01', back_on: '2999-12-03' }
    live.vendor = content({ vendor_id: 'v', rest: { holiday: later, paused_at: null } })
    renderHome()
    expect(screen.queryByRole('region', { name: /^Your store is on holiday/ })).toBeNull()
  })

  it('says why the store is paused, and sells again with one tap', async () => {
    live.vendor = content({ vendor_id: 'v', rest: { holiday: null, paused_at: at } })
    renderHome()
    const note = await screen.findByRole('region', { name: 'Your store is paused' })
    expect(note).toHaveTextContent('Three orders in a row ended without your answer')
    api.refuses('vendors.resume', 'service/unavailable')
    await userEvent.click(within(note).getByRole('button', { name: 'Sell again' }))
    expect(await within(note).findByText(/^The service is busy\./)).toBeVisible()
    api.answers('vendors.resume', { vendor_id: 'v', rest: null })
    await userEvent.click(within(note).getByRole('button', { name: 'Sell again' }))
    await waitFor(() => expect(within(note).queryByText(/^The service is busy\./)).toBeNull())
    expect(api.sent('vendors.resume')).toEqual([{}, {}])
  })

  it('says that nothing waits', () => {
    live.waiting = content([])
    renderHome()
    expect(screen.getByText('No order is waiting for you.')).toBeVisible()
  })

  it('has the figures in a real table, the newest day first, and says how they are counted', async () => {
    renderHome()
    const table = await screen.findByRole('table', { name: /Sales by day/ })
    const rows = within(table).getAllByRole('row')
    expect(rows.map((row) => within(row).queryByRole('rowheader')?.textContent)).toEqual([
      undefined,
      'Sat 31 Jan',
      'Fri 30 Jan',
    ])
    expect(within(table).getByText('₦37,500')).toBeVisible()
    expect(screen.getByText(/counts as sold on the day its payment arrives/)).toBeVisible()
    expect(screen.getByText('1 in the 7 days before')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Adire wrapper' })).toBeVisible()
    expect(screen.getByRole('img', { name: '4.6 out of 5' })).toBeVisible()
  })

  it('asks for the period that the address names', async () => {
    renderHome('/?period=30')
    await screen.findByRole('table')
    expect(api.sent('sales.summary')).toEqual([{ query: { period: '30' } }])
    expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page')
  })

  it.each(['/', '/?period=400'])('opens %s with a week, which has a chart', async (url) => {
    renderHome(url)
    await screen.findByRole('table')
    expect(api.sent('sales.summary')).toEqual([{ query: { period: '7' } }])
  })

  it('leads on where nothing was sold', async () => {
    api.answers(
      'sales.summary',
      summaryOf({ days: [], totals: NO_SALES, before: NO_SALES, best: [], rating_count: 0 }),
    )
    renderHome()
    expect(await screen.findByText('No sales in these days')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your products' })).toBeVisible()
  })

  it('says what failed and tries again, without losing the rest', async () => {
    api.refuses('sales.summary', 'service/unavailable')
    renderHome()
    expect(await screen.findByText(/^The service is busy\./)).toBeVisible()
    expect(screen.getByRole('link', { name: /Ship it/ })).toBeVisible()
    const buttons = screen.getAllByRole('button', { name: 'Try again' })
    api.answers('sales.summary', summaryOf())
    await userEvent.click(buttons.at(-1) as HTMLElement)
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('says that money could not be loaded and tries again', async () => {
    const retry = vi.fn()
    const error = Object.assign(new Error('no'), { code: 'unavailable' })
    live.wallet = { status: 'error', error, retry }
    renderHome()
    expect(screen.getByText(/Your money could not be loaded/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says what will show again once there is a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    api.never('sales.summary')
    live.wallet = { status: 'loading' }
    live.waiting = { status: 'loading' }
    renderHome()
    expect(screen.getByText('You are offline')).toBeVisible()
    expect(screen.getByText(/Your money shows here once/)).toBeVisible()
    expect(screen.getByText(/The orders that wait for you show here once/)).toBeVisible()
  })
})
