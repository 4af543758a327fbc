import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api-client'
import { Footer } from './footer'

vi.mock('@/lib/api-client', () => ({ call: vi.fn() }))
vi.mock('@/ui/use-in-view', () => ({ useInView: () => [{ current: null }, true] }))

const draw = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </QueryClientProvider>,
  )

const categoryLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/marketplace/'))

beforeEach(() => {
  vi.mocked(call).mockReset()
})

describe('Footer', () => {
  it('shows the top categories of the service and a more link', async () => {
    vi.mocked(call).mockResolvedValue([{ label: 'Books', value: 'books', product_count: 4 }])
    draw()
    await waitFor(() => expect(categoryLinks().map((link) => link.textContent)).toEqual(['Books']))
    expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual({ query: { limit: 8 } })
    expect(screen.getByRole('link', { name: 'More categories' })).toHaveAttribute(
      'href',
      '/marketplace',
    )
  })

  it('falls back to eight known categories when the service fails', async () => {
    vi.mocked(call).mockRejectedValue(new Error('503'))
    draw()
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(categoryLinks()).toHaveLength(8)
  })

  it('has two addresses, a hotline, the company, the legal pages and the social links', () => {
    vi.mocked(call).mockRejectedValue(new Error('503'))
    draw()
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
