import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { Profile } from './profile'

const { call, refresh } = vi.hoisted(() => ({ call: vi.fn(), refresh: vi.fn(async () => {}) }))
vi.mock('@/lib/api/api-client', () => ({ call }))
vi.mock('@/lib/session/session', () => ({ useSession: () => ({ refresh, signOut: vi.fn() }) }))

const ada = {
  uid: 'ada',
  name: 'Ada Obi',
  email: 'ada@example.com',
  email_verified: true,
  photo_url: '',
  roles: ['user'],
}
const open = async () => {
  render(<Profile user={ada} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
  await screen.findByRole('dialog', { name: 'Edit profile' })
  await screen.findByLabelText('Name')
}
const rename = async () => {
  await userEvent.clear(screen.getByLabelText('Name'))
  await userEvent.type(screen.getByLabelText('Name'), 'Ada Eze')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
}

beforeEach(() => vi.clearAllMocks())

it('is changed in a dialog that closes once it is saved', async () => {
  call.mockResolvedValue({ name: 'Ada Eze', email: ada.email })
  await open()
  await rename()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { name: 'Ada Eze' } })
  expect(refresh).toHaveBeenCalledOnce()
})

it('stays open with what was typed where the server refuses', async () => {
  call.mockRejectedValue(apiError('json', 'Not now.', { status: 409 }))
  await open()
  await rename()
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Eze')
})

it('is left as it was on Escape', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(call).not.toHaveBeenCalled()
})
