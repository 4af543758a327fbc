import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { publishSession, type SessionUser } from '@/lib/session/session-store'
import { type BarItem, BottomBar } from './bottom-bar'
import { vendorBar } from './dashboard-links'

vi.mock('./live-message-count', () => ({ default: () => null }))
vi.mock('@/lib/session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))

const user: SessionUser = {
  uid: 'ada',
  name: 'Ada Obi',
  email: 'ada@example.com',
  email_verified: true,
  photo_url: '',
  roles: ['user'],
}
const signIn = () => publishSession({ status: 'signed_in', user })
const renderBar = (at = '/', items?: BarItem[]) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <BottomBar items={items} />
    </MemoryRouter>,
  )
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))
    .map(({ textContent }) => textContent)
const targets = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

afterEach(() => act(() => publishSession({ status: 'signed_out', by_choice: false })))

describe('the bar of phones', () => {
  it('leads a buyer home, to the search, cart, orders and the account', () => {
    signIn()
    renderBar()
    expect(targets()).toEqual([
      ['Home', '/'],
      ['Search', '/marketplace'],
      ['Cart', '/cart'],
      ['Orders', '/dashboard/purchases'],
      ['Account', '/account'],
    ])
  })

  it('leads a visitor to the cart that this device keeps', () => {
    publishSession({ status: 'signed_out', by_choice: false })
    renderBar()
    expect(targets()).toContainEqual(['Cart', '/cart'])
  })

  it.each([
    ['/', ['Home']],
    ['/marketplace/books', ['Search']],
    ['/cart', ['Cart']],
    ['/dashboard/purchases/a1', ['Orders']],
    ['/dashboard/messages/a1', ['Account']],
    ['/dashboard/settings/security', ['Account']],
    ['/about', []],
  ])('marks at %s as current: %j', (at, expected) => {
    signIn()
    renderBar(at)
    expect(current()).toEqual(expected)
  })

  it.each([
    ['/dashboard/vendor', ['Home']],
    ['/dashboard/vendor/sales/a1', ['Orders']],
    ['/dashboard/vendor/products/import', ['Products']],
    ['/dashboard/vendor/messages', ['Messages']],
    ['/dashboard/vendor/wallet', ['More']],
    ['/dashboard/vendor/more', ['More']],
  ])('of a vendor marks at %s as current: %j', (at, expected) => {
    signIn()
    renderBar(at, vendorBar)
    expect(current()).toEqual(expected)
  })
})
