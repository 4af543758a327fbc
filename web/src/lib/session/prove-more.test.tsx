import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import ProveMore from './prove-more'

const ends = { onProved: vi.fn(), onCancel: vi.fn() }
beforeEach(() => {
  vi.resetAllMocks()
  api.answers('phone.sendProof', { done: true })
  api.answers('phone.prove', { done: true })
})

const ask = (...ways: string[]) => show(<ProveMore ways={ways} {...ends} />)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text)

it('proves by a code from the email, which is sent when it is asked for', async () => {
  ask('email')
  expect(screen.queryByLabelText('Code')).toBeNull()
  expect(api.calls('phone.sendProof')).toHaveLength(0)
  await press('Send the code')
  await type('Code', '123456')
  await press('Continue')
  await waitFor(() => expect(ends.onProved).toHaveBeenCalledOnce())
  expect(api.calls('phone.prove').map(({ body }) => body)).toEqual([{ code: '123456' }])
})

it('proves by the word where there is no email', async () => {
  ask('word')
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull()
  await type('Your word', 'BraveMango')
  await press('Continue')
  await waitFor(() => expect(ends.onProved).toHaveBeenCalledOnce())
  expect(api.calls('phone.prove').map(({ body }) => body)).toEqual([{ word: 'BraveMango' }])
})

it('lets the person change between both ways', async () => {
  ask('email', 'word')
  await press('Use your word')
  expect(screen.getByLabelText('Your word')).toBeVisible()
  await press('Use a code from the email')
  expect(screen.queryByLabelText('Your word')).toBeNull()
})

it('says that a word is wrong, keeps it, and proves nothing', async () => {
  api.answers('phone.prove', (_call, refuse) => refuse('auth/wrong-word'))
  ask('word')
  await type('Your word', 'nonsense')
  await press('Continue')
  expect(await screen.findByText('This is not your word. Check it and try again.')).toBeVisible()
  expect(screen.getByLabelText('Your word')).toHaveValue('nonsense')
  expect(ends.onProved).not.toHaveBeenCalled()
})

it('is given up by going back, and nothing is sent', async () => {
  ask('word')
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await press('Back')
  expect(ends.onCancel).toHaveBeenCalled()
  expect(api.calls('phone.prove')).toHaveLength(0)
})
