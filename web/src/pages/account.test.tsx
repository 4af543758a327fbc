import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buyerDashboard, vendorBar, vendorDashboard } from '@/features/layout/dashboard-links'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person, press, show } from '@/lib/testing/stage'
import Account from './account'
import More from './dashboard/vendor/more'

const { signOut } = vi.hoisted(() => ({ signOut: vi.fn(async () => {}) }))
vi.mock('@/features/layout/live-message-count', () => ({ default: () => null }))
vi.mock('@/lib/session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))
vi.mock('@/lib/session/session', async (original) => {
  const actual = await original<typeof import('@/lib/session/session')>()
  return { ...actual, useSession: () => ({ ...actual.useSession(), signOut }) }
})

const sign = (roles?: string[]) =>
  publishSession(
    roles
      ? { status: 'signed_in', user: person({ roles }) }
      : { status: 'signed_out', by_choice: false },
  )
const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => {
  signOut.mockClear()
  api.answers('public.categories', [])
})
afterEach(() => act(() => sign()))

describe('the account on phones', () => {
  it('leads a buyer to every part of the dashboard, to selling, and out', () => {
    sign(['user'])
    show(<Account />)
    expect(targets()).toEqual(expect.arrayContaining(buyerDashboard.map(({ to }) => to)))
    expect(targets()).toContain('/sell')
    press('Logout')
    expect(signOut).toHaveBeenCalledOnce()
  })

  it('leads a vendor to the store instead of to opening one', () => {
    sign(['user', 'vendor'])
    show(<Account />)
    expect(targets()).toContain('/dashboard/vendor')
    expect(targets()).not.toContain('/sell')
  })

  it('leads an operator to the console, and nobody else', () => {
    sign(['user'])
    show(<Account />)
    expect(targets()).not.toContain('/console')
    act(() =>
      publishSession({
        status: 'signed_in',
        user: { ...person({ roles: ['user'] }), is_operator: true },
      }),
    )
    expect(targets()).toContain('/console')
  })

  it('offers a visitor to log in and to sign up, and nothing that needs an account', () => {
    sign()
    show(<Account />)
    expect(targets()).toEqual(expect.arrayContaining(['/auth/login', '/auth/signup', '/vendors']))
    expect(targets()).not.toContain('/dashboard/purchases')
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
  })
})

describe('more, in the vendor’s dashboard on phones', () => {
  it('leads to every part that the bar does not, to buying, and out', () => {
    sign(['user', 'vendor'])
    api.answers('vendors.store', {})
    show(<More />)
    const reached = [...targets(), ...vendorBar.map(({ to }) => to)]
    expect(targets()).toContain('/vendors/ada')
    expect(reached).toEqual(expect.arrayContaining(vendorDashboard.map(({ to }) => to)))
    expect(targets()).toContain('/dashboard/purchases')
    press('Logout')
    expect(signOut).toHaveBeenCalledOnce()
  })

  it('leads to no store that nobody sees', async () => {
    sign(['user', 'vendor'])
    api.answers('vendors.store', { vendor: { is_listed: false } })
    show(<More />)
    await waitFor(() => expect(targets()).not.toContain('/vendors/ada'))
    expect(targets()).toContain('/dashboard/vendor/deals')
  })
})
