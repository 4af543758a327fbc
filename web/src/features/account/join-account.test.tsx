import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person, show } from '@/lib/testing/stage'
import { JoinAccount } from './join-account'

const { toast } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
vi.mock('@/lib/session/restore-session', () => ({
  planSession: () => {},
  bootSession: async () => {},
}))
vi.mock('@/lib/firebase/watch-session', () => ({ renewSession: async () => {} }))

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text)

const FOUND = {
  name: 'Ngozi',
  things: { purchases: 2, conversations: 1, favourites: 0, addresses: 0, cart_items: 0 },
  takes_number: true,
}

beforeEach(() => {
  vi.resetAllMocks()
  api.answers('phone.options', { phone: ['sms'] })
  api.answers('phone.sendCode', { channel: 'sms', next_after_seconds: 30 })
  act(() => publishSession({ status: 'signed_in', user: person() }))
})

const ask = async () => {
  show(<JoinAccount />)
  await press('Join another account')
  await type('Phone number of the other account', '0803 111 2222')
  await press('Send the code')
  await type('Code', '123456')
}

it('shows what moves before anything does, and then joins', async () => {
  api.answers('accountJoins.look', FOUND)
  api.answers('accountJoins.join', { is_moved: true })
  await ask()
  expect(await screen.findByText('2 orders')).toBeVisible()
  expect(screen.getByText('1 conversation')).toBeVisible()
  expect(screen.queryByText(/favourite/)).toBeNull()
  expect(screen.getByText(/The number, with which you log in/)).toBeVisible()
  expect(api.calls('accountJoins.join')).toHaveLength(0)
  await press('Join the accounts')
  await waitFor(() => expect(api.calls('accountJoins.join')).toHaveLength(1))
  expect(api.calls('accountJoins.join')[0]?.body).toEqual({
    phone: '0803 111 2222',
    code: '123456',
    confirm: 'JOIN',
  })
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Your accounts are one now'))
  expect(screen.getByRole('button', { name: 'Join another account' })).toBeVisible()
})

it('asks for the word of the other account where the server does', async () => {
  api.answers('accountJoins.look', (_call, refuse) => refuse('user/join-word'))
  await ask()
  await type('Word of the other account', 'BraveMango')
  api.answers('accountJoins.look', FOUND)
  await press('Show what moves')
  expect(await screen.findByText('2 orders')).toBeVisible()
  expect(api.calls('accountJoins.look').at(-1)?.body).toMatchObject({ word: 'BraveMango' })
})

it('names the open orders that it waits for, and joins nothing', async () => {
  api.answers('accountJoins.look', (_call, refuse) =>
    refuse('user/join-open-orders', { orders: ['OJ-7', 'OJ-9'] }),
  )
  await ask()
  expect(await screen.findByText(/Open: OJ-7, OJ-9\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Join the accounts' })).toBeNull()
})

it('refuses what is no phone number before anything is sent', async () => {
  show(<JoinAccount />)
  await press('Join another account')
  await type('Phone number of the other account', '12345')
  await press('Send the code')
  expect(screen.getByLabelText('Phone number of the other account')).toBeInvalid()
  expect(api.calls('phone.sendCode')).toHaveLength(0)
})

it('sends who has a phone alone to the account with an email', () => {
  act(() => publishSession({ status: 'signed_in', user: person({ email: '' }) }))
  show(<JoinAccount />)
  expect(screen.getByText(/Log in with your email address/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
