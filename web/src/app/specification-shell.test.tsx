import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Footer } from '@/features/layout/footer'
import { Header } from '@/features/layout/header'
import { WizardHeader } from '@/features/layout/wizard-header'
import { publishSession } from '@/lib/session/session-store'
import { address, person, press, show } from '@/lib/testing/stage'
import { TabBar } from '@/ui/navigation/tab-bar'
import { ErrorScreen } from './error-screen'

// The tests publish the session themselves, without Firebase Auth or Firestore.
vi.mock('@/lib/session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))
vi.mock('@/features/layout/live-bell', async () => ({
  default: (await import('@/features/layout/bell')).Bell,
}))
vi.mock('@/ui/media/use-in-view', () => ({ useInView: () => [{ current: null }, true] }))

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  vi.unstubAllGlobals()
})

const buyer = ['user']
const vendor = ['user', 'vendor']

const header = (at: string, roles?: string[]) => {
  if (roles) publishSession({ status: 'signed_in', user: person({ roles }) })
  show(<Header />, { at })
}
const namesOf = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
const menuOf = async () => {
  const button = await screen.findByRole('button', { name: 'Account of Ada Obi' })
  act(() => button.click())
  const panel = document.getElementById('account-panel')
  if (!panel) throw new Error('The menu has no panel')
  return [...namesOf(panel), within(panel).getByRole('button').textContent]
}
const bellOf = async () =>
  (await screen.findByRole('link', { name: 'Notifications' })).getAttribute('href')

const BUYER_MENU = ['Dashboard', 'Notifications', 'Settings', 'Logout']
const VENDOR_MENU = ['My Store', 'Dashboard', 'Transactions', 'Notifications', 'Settings', 'Logout']
const BUYER_BELL = '/dashboard/notifications'
const VENDOR_BELL = '/dashboard/vendor/notifications'

/** A path, the user's roles, and the menu and bell of the dashboard that is active there. */
const PLACES: [at: string, roles: string[], menu: string[], bell: string][] = [
  ['/', buyer, ['Marketplace', ...BUYER_MENU], BUYER_BELL],
  ['/marketplace/books', buyer, ['Marketplace', ...BUYER_MENU], BUYER_BELL],
  ['/dashboard/purchases', buyer, BUYER_MENU, BUYER_BELL],
  // Onboarding has a vendor path, but the user has no vendor dashboard yet.
  ['/dashboard/vendor/onboarding', buyer, BUYER_MENU, BUYER_BELL],
  ['/dashboard/purchases', vendor, BUYER_MENU, BUYER_BELL],
  ['/dashboard/settings', vendor, BUYER_MENU, BUYER_BELL],
  ['/dashboard/vendor', vendor, VENDOR_MENU, VENDOR_BELL],
  ['/dashboard/vendor/sales', vendor, VENDOR_MENU, VENDOR_BELL],
  ['/about', vendor, VENDOR_MENU, VENDOR_BELL],
]

describe('section 2, the top bar', () => {
  it.each(PLACES)('at %s for %j has the menu %j', async (at, roles, menu) => {
    header(at, roles)
    expect(await menuOf()).toEqual(menu)
  })

  it.each(PLACES)('at %s for %j, whose menu is %j, the bell leads to %s', async (...place) => {
    const [at, roles, , bell] = place
    header(at, roles)
    expect(await bellOf()).toBe(bell)
  })

  it('offers Login, Sign Up and Start Selling to visitors, and no bell', () => {
    header('/')
    for (const name of ['Login', 'Sign Up', 'Start Selling']) {
      expect(screen.getByRole('link', { name })).toBeInTheDocument()
    }
    expect(screen.queryByRole('link', { name: 'Notifications' })).toBeNull()
  })

  it.each([
    [buyer, true],
    [vendor, false],
  ])('for %j shows Start Selling: %s', async (roles, isShown) => {
    header('/', roles)
    await bellOf()
    expect(screen.queryByRole('link', { name: 'Start Selling' }) !== null).toBe(isShown)
  })

  it.each([
    ['/dashboard/purchases', buyer, false],
    ['/dashboard/vendor/onboarding', buyer, false],
    ['/about', vendor, false],
    ['/dashboard/purchases', vendor, true],
    ['/dashboard/vendor/products', vendor, true],
  ])('at %s for %j shows the Buyer/Vendor switcher: %s', async (at, roles, isShown) => {
    header(at, roles)
    await bellOf()
    const switcher = screen.queryByRole('navigation', { name: 'Dashboard' })
    expect(switcher && namesOf(switcher)).toEqual(isShown ? ['Buyer', 'Vendor'] : null)
  })

  it('switches from the vendor area to the purchases and back to the vendor dashboard', async () => {
    header('/dashboard/vendor/sales', vendor)
    const switcher = await screen.findByRole('navigation', { name: 'Dashboard' })
    act(() => within(switcher).getByRole('link', { name: 'Buyer' }).click())
    expect(address()).toBe('/dashboard/purchases')
    act(() => within(switcher).getByRole('link', { name: 'Vendor' }).click())
    expect(address()).toBe('/dashboard/vendor')
  })

  it.each([
    ['/about', true],
    ['/dashboard/purchases', false],
    ['/dashboard/vendor', false],
  ])('at %s shows a search box: %s', async (at, isShown) => {
    header(at, vendor)
    await bellOf()
    expect(screen.queryAllByRole('combobox', { name: 'Search products' }).length > 0).toBe(isShown)
  })

  it('drops down a grid of categories, each leading to the marketplace', async () => {
    header('/')
    press('Categories')
    const books = await screen.findByRole('link', { name: 'Books' })
    expect(books).toHaveAttribute('href', '/marketplace/books')
  })
})

/** The footer's columns with their links, in order. */
const COLUMNS: [title: string, links: (RegExp | string)[]][] = [
  ['Support', [/^\S+@\S+$/, /^\S+@\S+$/, /^\+234[\d ]+$/, 'How escrow works']],
  ['Company', ['About us', 'Contact us', 'Careers']],
  ['Legal', ['Privacy Policy', 'Terms of use', 'Product Validations']],
]

describe('section 2, the footer', () => {
  const column = (title: string) => {
    const section = screen.getByRole('heading', { name: title }).closest('section')
    if (!section) throw new Error(`There is no column ${title}`)
    return within(section).getAllByRole('link')
  }

  it.each(COLUMNS)('has %s with %j', (title, links) => {
    show(<Footer />)
    const found = column(title).map(({ textContent }) => textContent)
    expect(found).toEqual(links.map((link) => expect.stringMatching(link)))
  })

  it('has two different addresses for support', () => {
    show(<Footer />)
    const mails = column('Support').filter((link) => link.matches('[href^="mailto:"]'))
    expect(new Set(mails.map(({ textContent }) => textContent)).size).toBe(2)
  })

  it('has 8 categories and a more link to the marketplace', () => {
    show(<Footer />)
    const hrefs = column('Categories').map((link) => link.getAttribute('href'))
    expect(hrefs).toHaveLength(9)
    expect(hrefs.slice(0, 8)).toEqual(Array(8).fill(expect.stringMatching(/^\/marketplace\/\w+$/)))
    expect(hrefs[8]).toBe('/marketplace')
  })

  it.each(['Twitter', 'Facebook', 'LinkedIn', 'Instagram'])('links to %s', (name) => {
    show(<Footer />)
    expect(screen.getByRole('link', { name: `Oja on ${name}` })).toBeInTheDocument()
  })

  it('has the copyright of the current year', () => {
    vi.useFakeTimers({ now: Date.UTC(2031, 5, 1), toFake: ['Date'] })
    show(<Footer />)
    expect(screen.getByText(/©/)).toHaveTextContent('© 2031')
  })

  it('describes the site as the specification does', () => {
    show(<Footer />)
    expect(screen.getByText(/^A place to showcase/)).toHaveTextContent(
      'A place to showcase, discover, buy and sell authentic Nigerian products.',
    )
  })
})

describe('section 2, other pieces', () => {
  const STEPS = ['Basic Information', 'Features', 'Images/Media', 'Review & Complete']

  it.each([1, 2, 3, 4])(
    'the wizard has its 4 steps and at step %i the ones below are completed',
    (step) => {
      show(<WizardHeader step={step} />)
      const items = screen.getAllByRole('listitem')
      expect(items.map((item) => STEPS.find((name) => item.textContent?.includes(name)))).toEqual(
        STEPS,
      )
      expect(items.filter((item) => within(item).queryByText('completed'))).toHaveLength(step - 1)
      const cancel = screen.getByRole('link', { name: 'Cancel' })
      expect(cancel).toHaveAttribute('href', '/dashboard/vendor/products')
    },
  )

  const tabs = [
    { value: 'all', label: 'All' },
    { value: 'pending', label: 'Pending' },
  ]
  it.each([
    ['/?type=pending', 'Pending'],
    ['/', 'All'],
    ['/?type=nonsense', 'All'],
    ['/?kind=pending', 'All'],
  ])('at %s the active tab is %s', (at, active) => {
    show(<TabBar tabs={tabs} label="Purchases" />, { at })
    const current = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual([active])
  })

  it('the error screen has its heading, its message and its two ways on', () => {
    show(<ErrorScreen error={new Error('')} resetErrorBoundary={() => {}} />)
    expect(screen.getByRole('heading')).toHaveTextContent('Something went wrong')
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred')
    expect(screen.getByRole('button')).toHaveTextContent('Try again')
    expect(screen.getByRole('link')).toHaveTextContent('Go to home page')
  })
})
