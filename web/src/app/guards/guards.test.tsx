import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession, type SessionUser } from '@/lib/session/session-store'
import { RequireUser } from './require-user'
import { RequireVendor } from './require-vendor'

const { toast } = vi.hoisted(() => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// The tests publish the session themselves, without Firebase Auth or Firestore.
vi.mock('@/lib/session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))

const user = (roles: string[]): SessionUser => ({
  uid: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  email_verified: true,
  photo_url: '',
  roles,
})

const Where = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="where">{`${pathname}${search}`}</p>
}
const where = () => screen.getByTestId('where').textContent

const visit = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Where />
      <Routes>
        <Route path="/dashboard/vendor/onboarding" element={<p>Open a store</p>} />
        <Route
          path="/dashboard/vendor/*"
          element={
            <RequireVendor>
              <p>Vendor's own</p>
            </RequireVendor>
          }
        />
        <Route path="/" element={<p>Home</p>} />
        <Route path="/auth/login" element={<p>Login</p>} />
        <Route
          path="*"
          element={
            <RequireUser>
              <p>One's own</p>
            </RequireUser>
          }
        />
      </Routes>
    </MemoryRouter>,
  )

beforeEach(() => vi.clearAllMocks())
afterEach(() => act(() => publishSession({ status: 'signed_out', by_choice: false })))

describe('section 4, the guard', () => {
  it('shows a loader while it is not known who is here', () => {
    publishSession({ status: 'loading' })
    visit('/dashboard/purchases')
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(where()).toBe('/dashboard/purchases')
  })

  it('says Please log in to continue and goes to the login with the way back', () => {
    visit('/dashboard/purchases?type=all')
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Please log in to continue')
    expect(where()).toBe('/auth/login?redirect=%2Fdashboard%2Fpurchases%3Ftype%3Dall')
  })

  it('says nothing on the way to paying, where the login says what is bought', () => {
    visit('/checkout/k3f9qzk3f9qzk3f9qz01?quantity=2')
    expect(toast.error).not.toHaveBeenCalled()
    expect(where()).toBe('/auth/login?redirect=%2Fcheckout%2Fk3f9qzk3f9qzk3f9qz01%3Fquantity%3D2')
  })

  it('says nothing and stays on paths below /auth/', () => {
    visit('/auth/signup')
    expect(toast.error).not.toHaveBeenCalled()
    expect(where()).toBe('/auth/signup')
    expect(screen.queryByText("One's own")).toBeNull()
  })

  it('says nothing to who has just logged out', () => {
    publishSession({ status: 'signed_out', by_choice: true })
    visit('/dashboard/purchases')
    expect(toast.error).not.toHaveBeenCalled()
    expect(where()).toBe('/')
  })

  it('lets any user in', async () => {
    publishSession({ status: 'signed_in', user: user(['user']) })
    visit('/dashboard/purchases')
    expect(await screen.findByText("One's own")).toBeInTheDocument()
  })

  it('sends a user without the vendor role to open a store', async () => {
    publishSession({ status: 'signed_in', user: user(['user']) })
    visit('/dashboard/vendor/sales')
    expect(await screen.findByText('Open a store')).toBeInTheDocument()
    expect(where()).toBe('/dashboard/vendor/onboarding')
    expect(toast.error).not.toHaveBeenCalled()
  })

  it('lets a vendor in', async () => {
    publishSession({ status: 'signed_in', user: user(['user', 'vendor']) })
    visit('/dashboard/vendor/sales')
    expect(await screen.findByText("Vendor's own")).toBeInTheDocument()
  })

  it('sends a visitor on a vendor page to the login, not to open a store', () => {
    visit('/dashboard/vendor/sales')
    expect(where()).toBe('/auth/login?redirect=%2Fdashboard%2Fvendor%2Fsales')
  })
})
