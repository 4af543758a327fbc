import { cleanup, screen, waitFor } from '@testing-library/react'
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

  it('has two addresses, a hotline, the company, the legal pages and the social links', () => {
    renderFooter()
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => href.startsWith('mailto:'))).toHaveLength(2)
    expect(hrefs.filter((href) => href.startsWith('tel:'))).toHaveLength(1)
    for (const name of ['About us', 'Contact us', 'Careers']) {
      expect(screen.getByRole('link', { name })).toBeInTheDocument()
    }
    for (const name of ['Privacy Policy', 'Terms of use', 'Product Validations']) {
      expect(screen.getByRole('link', { name })).toBeInTheDocument()
    }
    for (const brand of ['Twitter', 'Facebook', 'LinkedIn', 'Instagram']) {
      expect(screen.getByRole('link', { name: `Oja on ${brand}` })).toBeInTheDocument()
    }
    expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeInTheDocument()
  })
})
