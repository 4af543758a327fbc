import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address, show } from '@/lib/testing/stage'
import { Header } from './header'

type Status = 'loading' | 'signed_out' | 'signed_in'
const signOut = vi.fn().mockResolvedValue(undefined)
const session = { status: 'signed_out' as Status, roles: ['user'], uid: 'u1' }

vi.mock('@/lib/session/session', () => ({
  useSession: () => ({
    status: session.status,
    signOut,
    user:
      session.status === 'signed_in'
        ? { name: 'Ada Obi', email: 'ada@example.com', photo_url: '', ...session }
        : undefined,
  }),
}))
vi.mock('./live-bell', async () => ({ default: (await import('./bell')).Bell }))

const renderHeader = (at: string) => show(<Header />, { at })

const openMenu = async () => {
  const button = await screen.findByRole('button', { name: 'Account of Ada Obi' })
  await userEvent.click(button)
  const panel = document.getElementById('account-panel')
  if (!panel) throw new Error('the menu has no panel')
  return panel
}
const linksOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => {
  session.status = 'signed_out'
  session.roles = ['user']
  session.uid = 'u1'
  localStorage.clear()
  signOut.mockClear()
})

describe('the header for visitors', () => {
  it('links to Login and Sign Up and offers no account', () => {
    renderHeader('/')
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login')
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup')
    expect(screen.queryByRole('link', { name: /Notifications/ })).toBeNull()
  })

  it('says nothing about the account while it is not known', () => {
    session.status = 'loading'
    renderHeader('/')
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Start Selling' })).toBeNull()
  })

  it('links to what selling costs and needs', () => {
    renderHeader('/')
    expect(screen.getByRole('link', { name: 'Start Selling' })).toHaveAttribute('href', '/sell')
  })

  it('links to the marketplace, and to the stores where no search field needs the room', () => {
    const { unmount } = renderHeader('/')
    expect(screen.getByRole('link', { name: 'Marketplace' })).toHaveClass('max-xl:hidden')
    expect(screen.queryByRole('link', { name: 'Stores' })).toBeNull()
    unmount()
    renderHeader('/dashboard/purchases')
    const main = screen.getByRole('navigation', { name: 'Main' })
    expect(within(main).getByRole('link', { name: 'Marketplace' })).toHaveAttribute(
      'href',
      '/marketplace',
    )
    expect(within(main).getByRole('link', { name: 'Stores' })).toHaveAttribute('href', '/vendors')
  })
})

const BUYER_MENU = ['Dashboard', 'Notifications', 'Settings', 'Logout']
const VENDOR_MENU = ['My Store', 'Dashboard', 'Transactions', 'Notifications', 'Settings', 'Logout']
const BUYER_BELL = '/dashboard/notifications'
const VENDOR_BELL = '/dashboard/vendor/notifications'
const BUYER = ['user']
const VENDOR = ['user', 'vendor']

/** A path and roles; the menu and the bell of the dashboard that is active there, and whether it switches. */
const PLACES: [at: string, roles: string[], menu: string[], bell: string, switches: boolean][] = [
  ['/', BUYER, ['Marketplace', ...BUYER_MENU], BUYER_BELL, false],
  ['/marketplace/books', BUYER, ['Marketplace', ...BUYER_MENU], BUYER_BELL, false],
  ['/dashboard/purchases', BUYER, BUYER_MENU, BUYER_BELL, false],
  // Onboarding has a vendor path, but the user has no vendor dashboard yet.
  ['/dashboard/vendor/onboarding', BUYER, BUYER_MENU, BUYER_BELL, false],
  ['/dashboard/purchases', VENDOR, BUYER_MENU, BUYER_BELL, true],
  ['/dashboard/settings', VENDOR, BUYER_MENU, BUYER_BELL, true],
  ['/dashboard/vendor', VENDOR, VENDOR_MENU, VENDOR_BELL, true],
  ['/dashboard/vendor/products', VENDOR, VENDOR_MENU, VENDOR_BELL, true],
  ['/dashboard/vendor/sales', VENDOR, VENDOR_MENU, VENDOR_BELL, true],
  ['/about', VENDOR, VENDOR_MENU, VENDOR_BELL, false],
]

describe('section 2, the top bar', () => {
  it.each(PLACES)(
    'at %s for %j has the menu %j, the bell to %s and a switcher: %s',
    async (...place) => {
      const [at, roles, menu, bell, switches] = place
      Object.assign(session, { status: 'signed_in', roles })
      renderHeader(at)
      const ringing = await screen.findByRole('link', { name: 'Notifications' })
      expect(ringing).toHaveAttribute('href', bell)
      const panel = await openMenu()
      const logout = within(panel).getByRole('button').textContent
      expect([...linksOf(panel).map(([name]) => name), logout]).toEqual(menu)
      const switcher = screen.queryByRole('navigation', { name: 'Dashboard' })
      const sides = switches ? ['Buyer', 'Vendor'] : null
      expect(switcher && linksOf(switcher).map(([name]) => name)).toEqual(sides)
      expect(screen.queryAllByRole('link', { name: 'Start Selling' }).length > 0).toBe(
        roles === BUYER,
      )
      const boxes = screen.queryAllByRole('combobox', { name: 'Search products' })
      expect(boxes.length > 0).toBe(!at.startsWith('/dashboard'))
    },
  )
})

describe('the panel of categories', () => {
  const openPanel = async () => {
    renderHeader('/')
    await userEvent.click(screen.getByRole('button', { name: 'Categories' }))
    const panel = document.getElementById('categories-panel') as HTMLElement
    await within(panel).findByRole('link', { name: 'Books' })
    return linksOf(panel)
  }

  it('leads to what the header has no room for', async () => {
    expect(await openPanel()).toEqual(
      expect.arrayContaining([
        ['Stores', '/vendors'],
        ['You Just Viewed', '/history'],
        ['Start Selling', '/sell'],
        ['Books', '/marketplace/books'],
      ]),
    )
  })

  it('does not offer a vendor to start selling', async () => {
    session.status = 'signed_in'
    session.roles = ['user', 'vendor']
    expect((await openPanel()).map(([label]) => label)).not.toContain('Start Selling')
  })
})

describe('the search box', () => {
  it('goes to the marketplace with q alone, so that every filter is reset', async () => {
    renderHeader('/marketplace/furniture?sortBy=popularity&states=Lagos&rating=4&page=3')
    const [box] = screen.getAllByRole('combobox', { name: 'Search products' })
    if (!box) throw new Error('there is no search box')
    await userEvent.type(box, '  indigo adire {Enter}')
    expect(address()).toBe('/marketplace?q=indigo+adire')
  })

  it('does not submit spaces', async () => {
    renderHeader('/about')
    const [box] = screen.getAllByRole('combobox', { name: 'Search products' })
    if (!box) throw new Error('there is no search box')
    await userEvent.type(box, '   {Enter}')
    expect(address()).toBe('/about')
  })
})

describe('the header for buyers', () => {
  beforeEach(() => {
    session.status = 'signed_in'
  })

  it('has the buyer menu, with Marketplace off the dashboards', async () => {
    renderHeader('/about')
    const menu = await openMenu()
    expect(linksOf(menu)).toEqual([
      ['Marketplace', '/marketplace'],
      ['Dashboard', '/dashboard/purchases'],
      ['Notifications', '/dashboard/notifications'],
      ['Settings', '/dashboard/settings'],
    ])
    expect(within(menu).getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  it('leaves Marketplace out on dashboards, and has no switcher', async () => {
    renderHeader('/dashboard/purchases')
    const menu = await openMenu()
    expect(within(menu).queryByRole('link', { name: 'Marketplace' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Start Selling' })).toHaveAttribute(
      'href',
      '/dashboard/vendor/onboarding',
    )
  })

  it('signs out', async () => {
    renderHeader('/about')
    await userEvent.click(within(await openMenu()).getByRole('button', { name: 'Logout' }))
    expect(signOut).toHaveBeenCalledOnce()
  })
})

describe('the header for vendors', () => {
  beforeEach(() => {
    session.status = 'signed_in'
    session.roles = ['user', 'vendor']
  })

  it('has the vendor menu and no Start Selling', async () => {
    renderHeader('/dashboard/vendor')
    expect(linksOf(await openMenu())).toEqual([
      ['My Store', '/dashboard/vendor/products'],
      ['Dashboard', '/dashboard/vendor'],
      ['Transactions', '/dashboard/vendor/sales'],
      ['Notifications', '/dashboard/vendor/notifications'],
      ['Settings', '/dashboard/vendor/settings'],
    ])
    expect(screen.queryByRole('link', { name: 'Start Selling' })).toBeNull()
  })

  it('keeps the side that was last chosen off the dashboards, for this person alone', async () => {
    const at = (path: string) => {
      renderHeader(path)
      return openMenu()
    }
    await at('/dashboard/purchases')
    cleanup()
    const menu = await at('/marketplace')
    expect(within(menu).queryByRole('link', { name: 'My Store' })).toBeNull()
    expect(within(menu).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/purchases',
    )
    cleanup()
    session.uid = 'u2'
    expect(within(await at('/')).getByRole('link', { name: 'My Store' })).toBeVisible()
    cleanup()
    session.uid = 'u1'
    await at('/dashboard/vendor')
    cleanup()
    expect(within(await at('/')).getByRole('link', { name: 'My Store' })).toBeVisible()
  })

  it('switches between the dashboards, on dashboard paths', async () => {
    renderHeader('/dashboard/vendor/sales')
    const nav = await screen.findByRole('navigation', { name: 'Dashboard' })
    expect(within(nav).getByRole('link', { name: 'Vendor' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await userEvent.click(within(nav).getByRole('link', { name: 'Buyer' }))
    expect(address()).toBe('/dashboard/purchases')
    await userEvent.click(within(nav).getByRole('link', { name: 'Vendor' }))
    expect(address()).toBe('/dashboard/vendor')
  })
})
