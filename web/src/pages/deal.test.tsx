import type { ShownDeal } from '@contract/api/orders/deals'
import { MINUTE_MS, timestampFromMillis } from '@contract/time'
import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CODE, sampleShown } from '@/features/orders/testing/sample-deal'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { address, fill, person, press, show } from '@/lib/testing/stage'
import DealPage from './deal'

vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))

const open = (
  change: Partial<ShownDeal['deal']> = {},
  seller: Partial<ShownDeal['seller']> = {},
) => {
  api.answers('deals.show', sampleShown(change, seller) as never)
  show(<DealPage />, { at: `/d/${CODE}`, path: '/d/:code' })
}
const buy = () => screen.queryByRole('link', { name: 'Buy with escrow' })
const later = () => timestampFromMillis(Date.now() + 10 * MINUTE_MS)

beforeEach(() => act(() => publishSession({ status: 'signed_out', by_choice: false })))

describe('the page of a deal', () => {
  it('says what it costs, who pays what, of whom, and leads to the checkout after a login', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Aso-oke stole' })).toBeVisible()
    expect(screen.getByText('Your part of the escrow fee').parentElement).toHaveTextContent(
      '₦231.25',
    )
    expect(screen.getByText('Total').parentElement).toHaveTextContent('₦14,731.25')
    expect(screen.getByText(/the bank says that the account is Tunde A\.’s/)).toBeVisible()
    expect(screen.getByText('Lost 1 of 3 disputes')).toBeVisible()
    expect(screen.getByText('2 of 2 left')).toBeVisible()
    expect(buy()).toHaveAttribute(
      'href',
      `/auth/login?redirect=${encodeURIComponent(`/checkout/deals/${CODE}?version=2`)}`,
    )
  })

  it('leads a buyer who is logged in straight to the checkout', async () => {
    act(() => publishSession({ status: 'signed_in', user: person() }))
    open()
    await screen.findByRole('heading', { level: 1 })
    expect(buy()).toHaveAttribute('href', `/checkout/deals/${CODE}?version=2`)
  })

  it('offers its seller nothing to pay', async () => {
    act(() => publishSession({ status: 'signed_in', user: person() }))
    open({}, { vendor_id: 'ada' })
    expect(await screen.findByText(/This is your own deal/)).toBeVisible()
    expect(buy()).toBeNull()
  })

  it('tells the seller once that it was two seconds in sight, and is reported after a login', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    localStorage.clear()
    api.answers('deals.opened', { done: true })
    open()
    expect(await screen.findByRole('link', { name: 'Report this deal' })).toHaveAttribute(
      'href',
      `/auth/login?redirect=${encodeURIComponent(`/d/${CODE}`)}`,
    )
    expect(api.calls('deals.opened')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(api.calls('deals.opened')).toMatchObject([{ params: { code: CODE } }])
    cleanup()
    open()
    await screen.findByRole('link', { name: 'Report this deal' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(api.calls('deals.opened')).toHaveLength(1)
    vi.useRealTimers()
  })

  it('isn’t opened by its own seller', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    localStorage.clear()
    act(() => publishSession({ status: 'signed_in', user: person() }))
    open({}, { vendor_id: 'ada' })
    await screen.findByText(/This is your own deal/)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(api.calls('deals.opened')).toHaveLength(0)
    expect(screen.queryByText('Report this deal')).toBeNull()
    vi.useRealTimers()
  })

  it('warns of what leads outside', async () => {
    open({ flags: ['pay_outside'] })
    const warning = await screen.findByRole('region', { name: 'Be careful with this deal' })
    expect(warning).toHaveTextContent('It speaks of paying outside Oja.')
  })

  it('says until when the last one is being paid for', async () => {
    open({ reserved: 2, held_until: later() })
    expect(
      await screen.findByText(/Someone is paying for the last one until \d\d:\d\d/),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Look again' })).toBeVisible()
    expect(buy()).toBeNull()
  })

  it.each([
    ['paused', 'This deal can’t be paid now'],
    ['sold_out', 'This deal is sold out'],
    ['expired', 'This deal has expired'],
    ['withdrawn', 'This deal was withdrawn'],
  ] as const)('that is %s says so and leads on', async (state, said) => {
    open({ state })
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Type another code' })).toHaveAttribute('href', '/d')
    expect(buy()).toBeNull()
  })

  it('has expired once its time is over, whatever a cache says', async () => {
    open({ expires_at: timestampFromMillis(Date.now() - 1) })
    expect(await screen.findByText('This deal has expired')).toBeVisible()
    expect(buy()).toBeNull()
  })

  it('asks for the code again if no deal has it, and takes it however it is typed', async () => {
    api.refuses('deals.show', 'deal/not-found')
    show(<DealPage />, { at: `/d/${CODE}`, path: '/d/:code' })
    expect(await screen.findByRole('heading', { name: 'There is no such deal' })).toBeVisible()
    fill('Code of the deal', 'nothing')
    press('Show the deal')
    expect(screen.getByText(/A code has ten letters and digits/)).toBeVisible()
    api.answers('deals.show', sampleShown() as never)
    fill('Code of the deal', 'https://oja.example/d/abcde-fgh0l?x=1')
    press('Show the deal')
    expect(address()).toBe('/d/ABCDE-FGH01')
  })

  it('names nobody once its seller is gone', async () => {
    api.refuses('deals.show', 'deal/seller-gone')
    show(<DealPage />, { at: `/d/${CODE}`, path: '/d/:code' })
    expect(
      await screen.findByRole('heading', { name: 'This deal is no longer available' }),
    ).toBeVisible()
  })

  it('leads from another spelling of its code to its one address', async () => {
    api.answers('deals.show', sampleShown() as never)
    show(<DealPage />, { at: `/d/${CODE.toLowerCase().replace('-', '')}`, path: '/d/:code' })
    await screen.findByRole('heading', { level: 1 })
    expect(address()).toBe(`/d/${CODE}`)
  })
})
