import { sampleProduct } from '@seo/testing/sample'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { PurchaseBox } from './purchase-box'

const { session } = vi.hoisted(() => ({ session: { value: {} as object } }))
vi.mock('@/lib/session/session', () => ({ useSession: () => session.value }))

const product = sampleProduct()
const buyLink = () => {
  render(
    <MemoryRouter>
      <PurchaseBox product={product} now={Date.UTC(2026, 10, 22)} />
    </MemoryRouter>,
  )
  return screen.getByRole('link', { name: 'Buy with escrow' })
}
const checkout = `/checkout/${product.id}?quantity=1`

it('leads a visitor to the login, and from there to the checkout', () => {
  session.value = { status: 'signed_out' }
  expect(buyLink()).toHaveAttribute('href', `/auth/login?redirect=${encodeURIComponent(checkout)}`)
})

it.each(['signed_in', 'loading'])('leads to the checkout while the session is %s', (status) => {
  session.value = { status, user: { uid: 'ada' } }
  expect(buyLink()).toHaveAttribute('href', checkout)
})
