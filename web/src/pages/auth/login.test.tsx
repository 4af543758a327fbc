import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { show } from '@/lib/testing/stage'
import Login from './login'
import Signup from './signup'

vi.mock('@/features/catalog/product-queries', () => ({
  useProduct: () => ({
    data: { name: 'Iroko stool', price: 1_000_000, currency: 'NGN', images: [] },
    error: null,
  }),
}))

const CHECKOUT = '/checkout/k3f9qzk3f9qzk3f9qz01?quantity=1'
const at = (path: string, to = CHECKOUT) => `${path}?redirect=${encodeURIComponent(to)}`

beforeEach(() => act(() => publishSession({ status: 'signed_out', by_choice: false })))

it('offers a stranger an account for what is about to be bought, with the way on', async () => {
  show(<Login />, { at: at('/auth/login') })
  const link = await screen.findByRole('link', { name: 'Create an account to buy Iroko stool' })
  expect(link).toHaveAttribute('href', at('/auth/signup'))
  expect(screen.getByText('₦10,000')).toBeVisible()
})

it('says at the sign-up what is about to be bought', async () => {
  show(<Signup />, { at: at('/auth/signup') })
  expect(await screen.findByText('You are buying')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Create an account to buy/ })).toBeNull()
})

it('says nothing of goods where none are bought', async () => {
  show(<Login />, { at: at('/auth/login', '/checkout/return?reference=x') })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByText('You are buying')).toBeNull()
})
