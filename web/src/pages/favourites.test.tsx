import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleProduct } from '@/features/selling/testing/sample'
import { addToLocalList, clearLocalList } from '@/lib/local-lists'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { address, person, show } from '@/lib/testing/stage'
import FavouritesPage from './favourites'

const { toast } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))

const ID = 'k3f9qzk3f9qzk3f9qz01'
const product = sampleProduct({
  id: ID,
  slug: `talking-drum-${ID}`,
  name: 'Talking Drum',
  price: 1_000_000,
  available_items: 3,
  vendor_details: { vendor_id: 'vendor', name: 'Ayan Drums', logo: '' },
})
const renderFavourites = () => show(<FavouritesPage />, { at: '/favourites', path: '/favourites' })

beforeEach(() => {
  clearLocalList('favourites')
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  api.answers('products.get', product)
})

describe('a visitor’s favourites', () => {
  it('are shown, with the way to keep them', async () => {
    addToLocalList('favourites', ID)
    renderFavourites()
    expect(await screen.findByRole('link', { name: 'Talking Drum' })).toBeVisible()
    // The cards are headings of the third level.
    expect(screen.getByRole('heading', { level: 2, name: 'Products' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Log in to keep these' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fdashboard%2Ffavourites',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Remove Talking Drum from favourites' }))
    expect(await screen.findByText('No favourites yet')).toBeVisible()
  })

  it('say how to have some where there are none', async () => {
    renderFavourites()
    expect(await screen.findByText('No favourites yet')).toBeVisible()
    expect(screen.queryByText('Log in to keep these')).toBeNull()
  })

  it('leave out what is no longer on sale', async () => {
    api.refuses('products.get', 'product/not-found')
    addToLocalList('favourites', ID)
    renderFavourites()
    expect(await screen.findByText('No favourites yet')).toBeVisible()
  })

  it('are in the account of somebody who is logged in', () => {
    act(() => publishSession({ status: 'signed_in', user: person() }))
    renderFavourites()
    expect(address()).toBe('/dashboard/favourites')
  })
})
