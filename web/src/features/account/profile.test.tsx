import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { person } from '@/lib/testing/stage'
import { Profile } from './profile'

const { refresh, toast } = vi.hoisted(() => ({
  refresh: vi.fn(async () => {}),
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
vi.mock('@/lib/session/session', () => ({ useSession: () => ({ refresh, signOut: vi.fn() }) }))

const ada = person()
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
  api.answers('users.update', { name: 'Ada Eze', email: ada.email })
  await open()
  await rename()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.sent('users.update')).toEqual([{ body: { name: 'Ada Eze' } }])
  expect(refresh).toHaveBeenCalledOnce()
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Name updated successfully')
})

it('stays open with what was typed where the server refuses', async () => {
  api.refuses('users.update', 'user/name-reserved')
  await open()
  await rename()
  expect(await screen.findByText(/^This name is reserved/)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Eze')
})

it.each([
  ['Name', 'Name is required'],
  ['Email', 'Email is required'],
])('section 5, is not sent without %s: %s', async (label, text) => {
  await open()
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), '  ')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(api.calls()).toEqual([])
})

it('is left as it was on Escape', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls()).toEqual([])
})
