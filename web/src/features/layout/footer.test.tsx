import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { Footer } from './footer'

const { showPreferences } = vi.hoisted(() => ({ showPreferences: vi.fn() }))
vi.mock('./consent/consent', () => ({ showPreferences }))
vi.mock('@/ui/media/use-in-view', () => ({ useInView: () => [{ current: null }, true] }))

const renderFooter = (Shown = Footer) => show(<Shown />)

const categoryLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/marketplace/'))

beforeEach(() => api.refuses('public.topCategories', 'service/unavailable'))

describe('Footer', () => {
  it('shows the top categories of the service and a more link', async () => {
    api.answers('public.topCategories', [{ label: 'Books', value: 'books', product_count: 4 }])
    renderFooter()
    await waitFor(() => expect(categoryLinks().map((link) => link.textContent)).toEqual(['Books']))
    expect(api.sent('public.topCategories')).toEqual([{ query: { limit: '8' } }])
    expect(screen.getByRole('link', { name: 'More categories' })).toHaveAttribute(
      'href',
      '/marketplace',
    )
  })

  it('falls back to eight known categories when the service fails', async () => {
    renderFooter()
    await waitFor(() => expect(api.calls()).toHaveLength(1))
    expect(categoryLinks()).toHaveLength(8)
  })

  it('leads to the stores, to what was just viewed and to the cookie preferences', async () => {
    renderFooter()
    for (const [name, href] of [
      ['Stores', '/vendors'],
      ['You Just Viewed', '/history'],
    ]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Cookie preferences' }))
    await waitFor(() => expect(showPreferences).toHaveBeenCalledOnce())
  })

  it('shows no app while there is none, and one as soon as the site names it', async () => {
    renderFooter()
    expect(screen.queryByRole('link', { name: /Oja for/ })).toBeNull()
    cleanup()
    vi.resetModules()
    vi.doMock('@/config/site', async (original) => {
      const { site } = await original<typeof import('@/config/site')>()
      return { site: { ...site, apps: { android: 'https://play.example/oja', ios: '' } } }
    })
    const again = await import('./footer')
    renderFooter(again.Footer)
    expect(screen.getByRole('link', { name: 'Oja for Android' })).toHaveAttribute(
      'href',
      'https://play.example/oja',
    )
    expect(screen.queryByRole('link', { name: 'Oja for iPhone' })).toBeNull()
  })

  const column = (title: string) => {
    const section = screen.getByRole('heading', { name: title }).closest('section')
    if (!section) throw new Error(`There is no column ${title}`)
    return within(section).getAllByRole('link')
  }
  const COLUMNS: [title: string, links: (RegExp | string)[]][] = [
    ['Support', [/^\S+@\S+$/, /^\S+@\S+$/, /^\+234[\d ]+$/, 'How escrow works']],
    ['Company', ['About us', 'Contact us', 'Careers']],
    ['Legal', ['Privacy Policy', 'Terms of use', 'Product Validations']],
  ]
  it.each(COLUMNS)('section 2, has %s with %j', (title, links) => {
    renderFooter()
    const found = column(title).map(({ textContent }) => textContent)
    expect(found).toEqual(links.map((link) => expect.stringMatching(link)))
  })

  it('has two different addresses and one hotline for support', () => {
    renderFooter()
    const hrefs = column('Support').map((link) => link.getAttribute('href') ?? '')
    expect(new Set(hrefs.filter((href) => href.startsWith('mailto:'))).size).toBe(2)
    expect(hrefs.filter((href) => href.startsWith('tel:'))).toHaveLength(1)
  })

  it.each(['Twitter', 'Facebook', 'LinkedIn', 'Instagram'])('links to %s', (name) => {
    renderFooter()
    expect(screen.getByRole('link', { name: `Oja on ${name}` })).toBeInTheDocument()
  })

  it('has the copyright of the current year', () => {
    vi.useFakeTimers({ now: Date.UTC(2031, 5, 1), toFake: ['Date'] })
    renderFooter()
    expect(screen.getByText(/©/)).toHaveTextContent('© 2031')
  })

  it('describes the site as the specification does', () => {
    renderFooter()
    expect(screen.getByText(/^A place to showcase/)).toHaveTextContent(
      'A place to showcase, discover, buy and sell authentic Nigerian products.',
    )
  })
})
