import { timestampFromMillis } from '@contract/time'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { call } from '@/lib/api/api-client'
import StoreReviews from './store-reviews'

vi.mock('@/lib/api/api-client', () => ({ call: vi.fn() }))

const reviewOf = (id: string, product: object | null) => ({
  id,
  product_id: id,
  vendor_id: 'ada',
  buyer_name: 'Ngozi',
  rating: 5,
  text: `About ${id}`,
  reply: null,
  created_at: timestampFromMillis(Date.UTC(2026, 10, 20)),
  product,
})
const show = (...items: object[]) => {
  vi.mocked(call).mockResolvedValue({ items, total: items.length, page: 1, limit: 5 } as never)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StoreReviews vendor_id="ada" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('shows a store’s reviews, each with the product that it is about', async () => {
  show(reviewOf('a', { slug: 'stool-a', name: 'Iroko stool', image: '' }), reviewOf('b', null))
  const [first, second] = await screen.findAllByRole('listitem')
  const link = within(first as HTMLElement).getByRole('link', { name: 'Iroko stool' })
  expect(link).toHaveAttribute('href', '/products/stool-a')
  expect(within(second as HTMLElement).getByText('About b')).toBeVisible()
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull()
})

it('says that nobody wrote one yet', async () => {
  show()
  expect(await screen.findByText(/No reviews yet/)).toBeVisible()
})
