import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { queryClient } from '@/lib/api/query-client'
import { publishSession, type SessionUser } from '@/lib/session/session-store'
import ConsoleGate from './console-gate'

const { call, loaded } = vi.hoisted(() => ({ call: vi.fn(), loaded: vi.fn() }))
vi.mock('@/lib/api/api-client', () => ({ call }))
vi.mock('./console-app', () => {
  loaded()
  return { default: ({ role }: { role: string }) => <p>The console, as {role}</p> }
})
vi.mock('../layouts/public-layout', async () => {
  const { Outlet } = await import('react-router-dom')
  return { PublicLayout: () => <Outlet /> }
})
// The tests publish the session themselves, without Firebase Auth.
vi.mock('@/lib/session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))

const user: SessionUser = {
  uid: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  email_verified: true,
  photo_url: '',
  roles: ['user', 'vendor'],
}

const visit = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/console/audit']}>
        <Routes>
          <Route path="/console/*" element={<ConsoleGate />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )

const signInAsOperator = () =>
  publishSession({ status: 'signed_in', user: { ...user, is_operator: true } })
const answered = (status: number, code: string) => apiError('json', 'Refused.', { status, code })

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  queryClient.clear()
  vi.resetAllMocks()
})

it('is the page that does not exist, without its chunk, for who is no operator', async () => {
  visit()
  expect(screen.getByText('This stall is empty')).toBeInTheDocument()
  act(() => publishSession({ status: 'signed_in', user }))
  expect(screen.getByText('This stall is empty')).toBeInTheDocument()
  expect(call).not.toHaveBeenCalled()
  expect(loaded).not.toHaveBeenCalled()
})

it('does not exist either for whom the role was taken from, whatever the token says', async () => {
  call.mockRejectedValue(answered(404, 'request/not-found'))
  signInAsOperator()
  visit()
  expect(await screen.findByText('This stall is empty')).toBeInTheDocument()
  expect(loaded).not.toHaveBeenCalled()
})

it('says that the server can’t be asked, and asks again', async () => {
  call.mockRejectedValueOnce(answered(503, 'service/unavailable'))
  call.mockResolvedValue({ uid: user.uid, role: 'money' })
  signInAsOperator()
  visit()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The console, as money')).toBeInTheDocument()
})

it('opens for an operator, as what the server says', async () => {
  call.mockResolvedValue({ uid: user.uid, role: 'support' })
  signInAsOperator()
  visit()
  expect(await screen.findByText('The console, as support')).toBeInTheDocument()
})
