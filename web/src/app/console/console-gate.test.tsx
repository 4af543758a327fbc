import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person, show } from '@/lib/testing/stage'
import ConsoleGate from './console-gate'

const { loaded } = vi.hoisted(() => ({ loaded: vi.fn() }))
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

const user = person({ roles: ['user', 'vendor'] })

const visit = () => show(<ConsoleGate />, { at: '/console/audit', path: '/console/*' })

const signInAsOperator = () =>
  publishSession({ status: 'signed_in', user: { ...user, is_operator: true } })
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  vi.resetAllMocks()
})

it('is the page that does not exist, without its chunk, for who is no operator', async () => {
  visit()
  expect(screen.getByText('This stall is empty')).toBeInTheDocument()
  act(() => publishSession({ status: 'signed_in', user }))
  expect(screen.getByText('This stall is empty')).toBeInTheDocument()
  expect(api.calls()).toEqual([])
  expect(loaded).not.toHaveBeenCalled()
})

it('does not exist either for whom the role was taken from, whatever the token says', async () => {
  api.refuses('console.me', 'request/not-found')
  signInAsOperator()
  visit()
  expect(await screen.findByText('This stall is empty')).toBeInTheDocument()
  expect(loaded).not.toHaveBeenCalled()
})

it('says that the server can’t be asked, and asks again', async () => {
  api.refuses('console.me', 'service/unavailable')
  signInAsOperator()
  visit()
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answers('console.me', { uid: user.uid, role: 'money' })
  await userEvent.click(again)
  expect(await screen.findByText('The console, as money')).toBeInTheDocument()
})

it('opens for an operator, as what the server says', async () => {
  api.answers('console.me', { uid: user.uid, role: 'support' })
  signInAsOperator()
  visit()
  expect(await screen.findByText('The console, as support')).toBeInTheDocument()
})
