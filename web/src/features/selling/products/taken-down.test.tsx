import type { Product } from '@contract/entities/catalog/product'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { OwnProduct } from '../editor/own-product'

const { live } = vi.hoisted(() => ({ live: { product: {} as unknown } }))
vi.mock('@/lib/live/products', () => ({ useLiveProduct: () => live.product }))
vi.mock('@/lib/session/session', () => ({ useSession: () => ({ user: { uid: 'v' } }) }))

const renderNotice = (product: Partial<Product>) => {
  live.product = { status: 'content', data: { vendor_id: 'v', name: 'Adire wrapper', ...product } }
  render(
    <MemoryRouter>
      <OwnProduct id="p" title="Edit product">
        {({ name }) => <p>{name}</p>}
      </OwnProduct>
    </MemoryRouter>,
  )
}
const taken_down = { reason: 'Copies of a brand.', at: { seconds: 0, nanoseconds: 0 } }

describe('a vendor’s product that an operator took down', () => {
  it('is there to be mended, with why it is off the market', () => {
    renderNotice({ status: 'removed', taken_down })
    expect(screen.getByText('Adire wrapper')).toBeVisible()
    expect(screen.getByText(/Copies of a brand\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'write to us' })).toBeVisible()
  })

  it('says nothing of it once it was put back', () => {
    renderNotice({ status: 'paused', taken_down: null })
    expect(screen.getByText('Adire wrapper')).toBeVisible()
    expect(screen.queryByText(/taken off the market/)).toBeNull()
  })

  it('is gone where its vendor removed it', () => {
    renderNotice({ status: 'removed', taken_down: null })
    expect(screen.queryByText('Adire wrapper')).toBeNull()
    expect(screen.getByText('This is not one of your products')).toBeVisible()
  })
})
