import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { RecentSection } from './recent-section'

vi.mock('@/ui/media/use-in-view', () => ({ useInView: () => [{ current: null }, true] }))

it('section 8 says of a category with nothing new: No recent products found for Furniture.', async () => {
  api.answers('products.recent', [])
  show(<RecentSection title="Furniture" category="furniture" now={0} />)
  expect(await screen.findByText('No recent products found for Furniture.')).toBeVisible()
  expect(api.sent('products.recent')).toEqual([{ query: { category: 'furniture' } }])
})
