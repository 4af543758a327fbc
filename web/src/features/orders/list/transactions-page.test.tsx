import type { Transaction } from '@contract/entities/orders/transaction'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '@/lib/live/use-live'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { NOW, sampleDeadline, sampleTransaction, transactionIn } from '../testing/sample'
import { TransactionsPage } from './transactions-page'

const { live } = vi.hoisted(() => ({ live: { list: {}, one: {} } as Record<string, unknown> }))
vi.mock('@/lib/live/transactions', () => ({
  useLiveTransactions: () => live.list,
  useLiveTransaction: () => live.one,
}))

const renderPage = (list: Live<Transaction[]>, party: 'buyer' | 'vendor' = 'buyer', url = '/') => {
  live.list = list
  live.one = list.data?.[0] ? { status: 'content', data: list.data[0] } : { status: 'loading' }
  show(<TransactionsPage party={party} />, { at: url })
}
const content = (...data: Transaction[]): Live<Transaction[]> => ({ status: 'content', data })

const menu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Actions for/ }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

beforeEach(() => {
  vi.setSystemTime(NOW)
})
afterEach(() => vi.restoreAllMocks())

describe('TransactionsPage', () => {
  it('shows the shape of the list while it loads', () => {
    renderPage({ status: 'loading' })
    expect(screen.getByRole('status', { name: 'Loading your purchases' })).toBeInTheDocument()
  })

  it('says what goes here and leads on while there is nothing', () => {
    renderPage(content())
    expect(screen.getByText('No purchases yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the marketplace' })).toBeVisible()
  })

  it('says which tab is empty', () => {
    renderPage(content(), 'vendor', '/?type=in_dispute')
    expect(screen.getByText('No sale is in dispute')).toBeVisible()
  })

  it('does not call a list empty while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderPage({ status: 'loading' })
    expect(screen.getByText('You are offline')).toBeVisible()
    expect(screen.queryByText('No purchases yet')).toBeNull()
  })

  it('says so as well where the browser says that it is online and nothing comes', () => {
    vi.useFakeTimers()
    renderPage({ status: 'loading' })
    expect(screen.queryByText('You are offline')).toBeNull()
    act(() => vi.advanceTimersByTime(10_000))
    expect(screen.getByText('You are offline')).toBeVisible()
    vi.useRealTimers()
  })

  it('offers to try again after a failure', async () => {
    const retry = vi.fn()
    const error = Object.assign(new Error('no'), { code: 'unavailable' })
    renderPage({ status: 'error', error, retry })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('shows each row with status, deadline and amount', async () => {
    renderPage(content(sampleTransaction()))
    const row = await screen.findByRole('row', { name: /Indigo adire wrapper/ })
    expect(within(row).getByText('Delivered')).toBeVisible()
    expect(within(row).getByText('₦12,912.50')).toBeVisible()
    expect(within(row).getByText('Look at it and say by 24th Nov if you’re happy')).toBeVisible()
    expect(within(row).getByText('Otherwise ₦12,500 is released to Adire Works.')).toBeVisible()
  })

  it('begins with what waits for the reader, whose next step is a button in the row', async () => {
    const toVendor = sampleDeadline({ actor: 'vendor', action: 'confirm' })
    const paid = transactionIn('awaiting_confirmation', { id: 'p'.repeat(20), deadline: toVendor })
    const come = transactionIn('delivered', { id: 'd'.repeat(20), deadline: sampleDeadline() })
    renderPage(content(paid, come))
    const [, waiting, mine, , other] = await screen.findAllByRole('row')
    expect(waiting).toHaveTextContent('Waiting for you (1)')
    expect(within(mine as HTMLElement).getByText('Delivered')).toBeVisible()
    expect(within(other as HTMLElement).queryByRole('button', { name: /pay/ })).toBeNull()
    const next = within(mine as HTMLElement).getByRole('button', { name: 'I’m happy: pay ₦12,500' })
    await userEvent.click(next)
    expect(await screen.findByRole('button', { name: /^Release ₦12,500/ })).toBeVisible()
  })

  it('gives a vendor the next step of a sale in its row', async () => {
    const toVendor = sampleDeadline({ actor: 'vendor', action: 'confirm' })
    renderPage(content(transactionIn('awaiting_confirmation', { deadline: toVendor })), 'vendor')
    expect(await screen.findByText('Waiting for you (1)')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
  })

  it('gives a buyer the specification’s actions in escrow', async () => {
    renderPage(content(transactionIn('delivered')))
    expect(await menu()).toEqual(['View Details', 'Approve Transaction', 'Raise Dispute'])
  })

  it('gives a vendor no approval', async () => {
    renderPage(content(transactionIn('delivered')), 'vendor')
    expect(await menu()).toEqual(['View Details', 'Raise Dispute'])
  })

  it.each(['buyer', 'vendor'] as const)('gives the %s View Status in a dispute', async (party) => {
    renderPage(content(transactionIn('in_dispute')), party)
    expect(await menu()).toEqual(['View Details', 'View Status'])
  })

  it('gives nothing but the details once it is over', async () => {
    renderPage(content(transactionIn('reversed')))
    expect(await menu()).toEqual(['View Details'])
  })

  it('asks before it releases money, with the amount on the button', async () => {
    renderPage(content(transactionIn('delivered')))
    await userEvent.click(await screen.findByRole('button', { name: /Actions for/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve Transaction' }))
    expect(
      await screen.findByRole('button', { name: 'Release ₦12,500 to Adire Works' }),
    ).toBeVisible()
  })

  it('says so when the search finds nothing among all of them', async () => {
    api.answers('transactions.list', { page: 1, limit: 24 })
    renderPage(content(sampleTransaction()), 'buyer', '/?q=raffia')
    expect(await screen.findByText('Nothing here matches “raffia”')).toBeVisible()
    expect(api.sent('transactions.list')[0]).toMatchObject({
      query: { role: 'buyer', status: 'all', q: 'raffia', page: '1' },
    })
  })

  it('finds what the list has not loaded, and asks for more of it', async () => {
    const old = sampleTransaction({ id: 'b'.repeat(20), invoice_id: 'OJA-2024-0007' })
    const older = sampleTransaction({ id: 'c'.repeat(20), invoice_id: 'OJA-2024-0006' })
    api.answers('transactions.list', ({ query: { page } }) => ({
      items: [page === '1' ? old : older],
      total: 2,
      page: Number(page),
      limit: 24,
    }))
    renderPage(content(sampleTransaction()), 'vendor', '/?q=2024')
    expect(await screen.findByText('OJA-2024-0007')).toBeVisible()
    expect(screen.queryByText('OJA-2026-0001')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }))
    await vi.waitFor(() =>
      expect(api.calls().map(({ query }) => query.page)).toEqual(['1', '1', '2']),
    )
  })

  it('says that the search failed, and tries again', async () => {
    api.refuses('transactions.list', 'service/unavailable')
    renderPage(content(sampleTransaction()), 'buyer', '/?q=raffia')
    expect(await screen.findByText(/^The service is busy\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })
})

describe('the details', () => {
  const url = `/?details=${sampleTransaction().id}`

  it('shows the specification’s fields', async () => {
    renderPage(content(sampleTransaction()), 'buyer', url)
    const dialog = await screen.findByRole('dialog', { name: 'Transaction details' })
    for (const text of [
      'OJA-2026-0001',
      '2',
      'NGN',
      '₦412.50',
      '₦12,912.50',
      'in escrow',
      'Indigo adire wrapper',
      '₦6,250',
      'Adire Works',
      '4 Itoku Road',
      'Abeokuta',
      'Ogun',
      'Nigeria',
      'Ngozi Eze',
      '17th Nov, 2026',
    ]) {
      expect(within(dialog).getAllByText(text)[0]).toBeInTheDocument()
    }
  })

  const BUTTONS = ['Approve Transaction', 'Dispute Transaction', 'View Status']
  it.each([
    ['buyer', 'delivered', ['Approve Transaction', 'Dispute Transaction']],
    ['vendor', 'delivered', ['Dispute Transaction']],
    ['buyer', 'in_dispute', ['View Status']],
    ['vendor', 'in_dispute', ['View Status']],
    ['buyer', 'completed', []],
    ['vendor', 'pending', []],
  ] as const)('shows the %s in %s the buttons %j', async (party, state, wanted) => {
    renderPage(content(transactionIn(state)), party, url)
    const dialog = await screen.findByRole('dialog', { name: 'Transaction details' })
    const shown = BUTTONS.filter((name) => within(dialog).queryByText(name) !== null)
    expect(shown).toEqual(wanted)
  })

  it('opens the dispute’s form', async () => {
    renderPage(content(transactionIn('delivered')), 'vendor', url)
    await userEvent.click(await screen.findByRole('button', { name: 'Dispute Transaction' }))
    expect(await screen.findByRole('dialog', { name: 'Raise a dispute' })).toBeVisible()
  })
})
