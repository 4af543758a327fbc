import { timestampFromMillis } from '@contract/time'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import StoreReviews from './store-reviews'

const reviewOf = (id: string, product: object | null) => ({
  id: id.repeat(20),
  product_id: id.repeat(20),
  vendor_id: 'ada',
  buyer_name: 'Ngozi',
  rating: 5,
  text: `About ${id}`,
  reply: null,
  created_at: timestampFromMillis(Date.UTC(2026, 10, 20)),
  product,
})
const showWith = (...items: object[]) => {
  api.answers('vendors.reviews', { items, total: items.length, page: 1, limit: 5 })
  show(<StoreReviews vendor_id="ada" />)
}

it('shows a store’s reviews, each with the product that it is about', async () => {
  showWith(reviewOf('a', { slug: 'stool-a', name: 'Iroko stool', image: '' }), reviewOf('b', null))
  const [first, second] = await screen.findAllByRole('listitem')
  const link = within(first as HTMLElement).getByRole('link', { name: 'Iroko stool' })
  expect(link).toHaveAttribute('href', '/products/stool-a')
  expect(within(second as HTMLElement).getByText('About b')).toBeVisible()
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull()
})

it('says that nobody wrote one yet', async () => {
  showWith()
  expect(await screen.findByText(/No reviews yet/)).toBeVisible()
})
