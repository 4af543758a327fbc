import type { Payout, Wallet, WalletEntry } from '@contract/entities/money/wallet'
import { payoutWeekOf } from '@contract/escrow/payout-week'
import { POLICY } from '@contract/escrow/policy'
import { timestampFromMillis } from '@contract/time'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/api/query-client'
import type { Live } from '@/lib/live/use-live'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { WalletPage } from './wallet-page'

const { live } = vi.hoisted(() => ({
  live: {} as Record<'wallet' | 'entries' | 'payouts', unknown>,
}))
vi.mock('./invoice-list', () => ({ InvoiceList: () => null }))
vi.mock('./add-money', () => ({ AddMoney: () => null }))
vi.mock('@/lib/live/selling', () => ({
  useLiveWallet: () => live.wallet,
  useLiveWalletEntries: () => live.entries,
  useLivePayouts: () => live.payouts,
}))

const NOW = Date.UTC(2026, 10, 20, 12)
const at = timestampFromMillis(NOW)

const wallet: Wallet = {
  vendor_id: 'v',
  currency: 'NGN',
  pending_minor: 150_000,
  available_minor: 2_600_000,
  in_payout_minor: 70_000,
  paid_out_minor: 900_000,
  updated_at: at,
}
const entry: WalletEntry = {
  id: 'e1',
  kind: 'release',
  amount_minor: 1_250_000,
  transaction_id: 'k3f9qzk3f9qzk3f9qz01',
  payout_id: null,
  description: '1 x Adire wrapper',
  state: 'pending',
  available_at: timestampFromMillis(NOW + POLICY.limits.proven.pending_ms),
  created_at: at,
}
const payoutIn = (state: Payout['state'], failure: string | null = null): Payout => ({
  id: 'k3f9qzk3f9qzk3f9qz02',
  vendor_id: 'v',
  amount_minor: 500_000,
  currency: 'NGN',
  bank_name: 'Access Bank',
  account_number_masked: '******1234',
  recipient_code: 'RCP_1',
  reference: 'oja-t-1',
  state,
  failure,
  ledger: { count: 1, head: null },
  created_at: at,
  updated_at: at,
})
const storeWith = (usable_from_ms: number, payouts_blocked = false) => ({
  vendor: {},
  private: {
    payouts_blocked,
    payout_account: {
      bank_code: '044',
      bank_name: 'Access Bank',
      account_number_masked: '******1234',
      account_name: 'ADIRE WORKS',
      recipient_code: 'RCP_1',
      usable_from: timestampFromMillis(usable_from_ms),
    },
  },
})

const content = <T,>(data: T): Live<T> => ({ status: 'content', data })
const failed = (retry = vi.fn(), code = 'unavailable') => ({
  status: 'error',
  error: Object.assign(new Error('no'), { code }),
  retry,
})

const renderPage = () => show(<WalletPage now={NOW} />)

beforeEach(() => {
  api.answers('vendors.store', storeWith(NOW - 1))
  live.wallet = content(wallet)
  live.entries = content([entry])
  live.payouts = content([payoutIn('paid')])
})

describe('the wallet', () => {
  it('shows its shape while it loads', () => {
    live.wallet = { status: 'loading' }
    renderPage()
    expect(screen.getByRole('status', { name: 'Loading your wallet' })).toBeInTheDocument()
  })

  it('says what a balance below zero means and offers to pay it', async () => {
    live.wallet = content({ ...wallet, pending_minor: 0, available_minor: -1_015_500 })
    renderPage()
    const panel = screen.getByRole('region', { name: 'Your store is paused until this is paid' })
    expect(panel).toHaveTextContent('You owe ₦10,155')
    api.refuses('vendors.payDebt', 'wallet/nothing-owed')
    await userEvent.click(within(panel).getByRole('button', { name: 'Pay ₦10,155 by transfer' }))
    expect(await within(panel).findByRole('alert')).toBeVisible()
    expect(api.sent('vendors.payDebt')).toEqual([{ body: { channel: 'bank_transfer' } }])
  })

  it('keeps asking for what was written off, and says nothing of a balance that is not below zero', () => {
    live.wallet = content({ ...wallet, written_off_minor: 200_000 })
    const { unmount } = renderPage()
    expect(screen.getByText(/You owe/)).toHaveTextContent('₦2,000')
    unmount()
    live.wallet = content(wallet)
    renderPage()
    expect(screen.queryByText(/You owe/)).toBeNull()
  })

  it('is empty before the first sale and says when money will show', () => {
    live.wallet = content(null)
    live.entries = content([])
    live.payouts = content([])
    renderPage()
    expect(screen.getByText('Nothing here yet')).toBeVisible()
    expect(screen.getByText('No payouts yet')).toBeVisible()
    expect(screen.getAllByText('₦0')).toHaveLength(4)
  })

  it('says that it could not be loaded and tries again', async () => {
    const retry = vi.fn()
    live.wallet = failed(retry)
    renderPage()
    expect(screen.getByText(/Your money is safe/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('keeps balances where only the statement or the payouts fail', () => {
    live.entries = failed()
    live.payouts = failed()
    renderPage()
    expect(screen.getByText('The statement could not be loaded.')).toBeVisible()
    expect(screen.getByText('Your payouts could not be loaded.')).toBeVisible()
    expect(screen.getByText('₦9,000')).toBeVisible()
  })

  it('keeps what is known and can be read while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderPage()
    expect(screen.getByText('₦9,000')).toBeVisible()
    expect(screen.getByRole('table', { name: 'Statement' })).toBeVisible()
    vi.restoreAllMocks()
  })

  it('says of each line what it is and until when it waits', () => {
    renderPage()
    const row = within(screen.getByRole('table', { name: 'Statement' })).getAllByRole('row')[1]
    expect(row).toHaveTextContent(/1 x Adire wrapper/)
    expect(row).toHaveTextContent(/pending/)
    expect(row).toHaveTextContent(/until 21st Nov, 2026/)
    expect(row).toHaveTextContent('₦12,500')
  })

  it('says of held money why, until when, and what ends it sooner', () => {
    const until = timestampFromMillis(NOW + POLICY.strong_hold_ms)
    const hold: WalletEntry['hold'] = {
      signals: ['same_card'],
      state: 'waiting',
      buyer_id: 'b',
      since: at,
      until,
    }
    live.entries = content([{ ...entry, available_at: until, hold }])
    renderPage()
    const row = within(screen.getByRole('table', { name: 'Statement' })).getAllByRole('row')[1]
    expect(row).toHaveTextContent(/held/)
    expect(row).toHaveTextContent(/until 4th Dec, 2026/)
    expect(row).toHaveTextContent(/paid with a card that you have used too/)
    expect(row).toHaveTextContent(/may release it sooner/)
    expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      expect.stringContaining('topic=appeal'),
    )
  })

  it.each<[Payout['state'], string | null, RegExp]>([
    ['requested', null, /It leaves within minutes/],
    ['sent', null, /usually takes less than a day/],
    ['awaiting_otp', null, /asked us to confirm it/],
    ['paid', null, /Your bank has received it/],
    ['failed', 'The account is closed.', /The money is back in your wallet/],
    ['reversed', 'Sent back.', /the money is in your wallet again/],
  ])('says of a payout that is %s where the money is', (state, failure, note) => {
    live.payouts = content([payoutIn(state, failure)])
    renderPage()
    expect(screen.getByText(note)).toBeVisible()
    if (failure) expect(screen.getByText(failure)).toBeVisible()
  })

  it('offers no payout while a changed account waits, and says until when and why', async () => {
    api.answers('vendors.store', storeWith(NOW + POLICY.changed_account_ms))
    renderPage()
    expect(await screen.findByText(/a changed account waits 24 hours/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'secure your account' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Pay out/ })).toBeNull()
  })

  it('offers no payout while payouts are stopped', async () => {
    api.answers('vendors.store', storeWith(NOW - 1, true))
    renderPage()
    expect(await screen.findByText(/Payouts of your store are stopped/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Pay out/ })).toBeNull()
  })

  it('asks once more with the amount and the account, then asks the server', async () => {
    renderPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Pay out ₦26,000' }))
    const sure = 'Pay out ₦26,000 to Access Bank ******1234'
    api.answers('vendors.payout', payoutIn('requested'))
    await userEvent.click(await screen.findByRole('button', { name: sure }))
    await vi.waitFor(() =>
      expect(api.sent('vendors.payout')).toEqual([{ body: { amount_minor: 2_600_000 } }]),
    )
  })

  it('says why the server refused, and keeps the amount', async () => {
    renderPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Pay out ₦26,000' }))
    api.refuses('vendors.payout', 'payout/insufficient')
    const sure = 'Pay out ₦26,000 to Access Bank ******1234'
    await userEvent.click(await screen.findByRole('button', { name: sure }))
    expect(await screen.findByText('That is more than is available.')).toBeVisible()
    expect(screen.getByRole('button', { name: sure })).toBeEnabled()
  })

  it('says before it is asked for what a second payout of the week costs', async () => {
    const week_payout = { week: payoutWeekOf(NOW), payout_id: 'p'.repeat(20) }
    live.wallet = content({ ...wallet, week_payout })
    renderPage()
    const button = await screen.findByRole('button', { name: 'Pay out ₦25,925' })
    expect(screen.getByText(/This payout costs ₦75 because one payout a week/)).toBeVisible()
    await userEvent.click(button)
    expect(await screen.findByRole('dialog')).toHaveTextContent(/costs ₦75/)
  })

  it('says when and how much is paid by itself, and leaves it to who wants to ask', async () => {
    renderPage()
    const weekly = await screen.findByRole('radio', {
      name: 'Every Friday at 09:00, automatically',
    })
    expect(weekly).toBeChecked()
    expect(screen.getByText(/Of what is available now/)).toHaveTextContent(
      'Next: 27th Nov, 2026. Of what is available now you receive ₦26,000. It is free.',
    )
    api.answers('vendors.payoutSchedule', { schedule: 'on_request' })
    await userEvent.click(screen.getByRole('radio', { name: 'Only when I ask' }))
    await vi.waitFor(() =>
      expect(api.sent('vendors.payoutSchedule')).toEqual([{ body: { schedule: 'on_request' } }]),
    )
  })

  it('says how much of its limit a new store holds, until when, and what ends it', async () => {
    const until = timestampFromMillis(NOW + POLICY.confirm_ms)
    const trial = { held_minor: 25_000_000, until, sales: 1 }
    api.answers('vendors.store', { ...storeWith(NOW - 1), vendor: { trial } })
    const { unmount } = renderPage()
    const title = 'Your store is new: open orders hold ₦250,000 of ₦300,000'
    const panel = await screen.findByRole('region', { name: title })
    expect(panel).toHaveTextContent(/ends or moves on by 22nd Nov/)
    expect(panel).toHaveTextContent(/3 completed sales .* 7 days after the first. You have 1./)
    unmount()
    queryClient.clear()
    const proven_at = timestampFromMillis(NOW)
    api.answers('vendors.store', {
      ...storeWith(NOW - 1),
      vendor: { trial: { ...trial, proven_at } },
    })
    renderPage()
    await screen.findByRole('radio', { name: 'Only when I ask' })
    expect(screen.queryByText(/Your store is new/)).toBeNull()
  })
})
