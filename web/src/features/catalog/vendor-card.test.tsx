import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { VendorCard } from './vendor-card'

const vendor = { vendor_id: 'ada', name: 'Adire Works', logo: '' }
const store = { city: 'Abeokuta', state: 'Ogun', rating: 4.6, rating_count: 23, sales_count: 1_200 }
const renderCard = (known?: typeof store) =>
  render(<VendorCard vendor={vendor} store={known} />, { wrapper: MemoryRouter })

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

it('says how buyers rated the store, where it is and how much it sold', () => {
  renderCard(store)
  expect(screen.getByRole('img', { name: '4.6 out of 5, 23 ratings' })).toBeVisible()
  expect(screen.getByText('Abeokuta, Ogun · 1,200 sales')).toBeVisible()
})

it('gives a store without ratings or sales no stars and no number', () => {
  renderCard({ ...store, rating: 0, rating_count: 0, sales_count: 0 })
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('No ratings yet')).toBeVisible()
  expect(screen.getByText('Abeokuta, Ogun')).toBeVisible()
})

it('names the store alone where no more is known', () => {
  renderCard()
  expect(screen.getByRole('link', { name: 'Adire Works' })).toBeVisible()
  expect(screen.queryByText('No ratings yet')).toBeNull()
})
