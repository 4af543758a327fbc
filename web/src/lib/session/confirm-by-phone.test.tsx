import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { person, show } from '@/lib/testing/stage'
import ConfirmByPhone from './confirm-by-phone'
import { publishSession } from './session-store'

const phones = vi.hoisted(() => ({ sendCode: vi.fn(), signInByPhone: vi.fn() }))
// Firebase Auth is mocked: these tests check what the dialog asks and says.
vi.mock('@/lib/firebase/phone-accounts', () => phones)

const PHONE = '+2348031112222'
const ends = { onProved: vi.fn(), onCancel: vi.fn() }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  vi.resetAllMocks()
  act(() => publishSession({ status: 'signed_in', user: person({ email: '', phone: PHONE }) }))
  show(<ConfirmByPhone {...ends} />)
})

it('names the number, and sends a code only when it is asked for', async () => {
  expect(await screen.findByText(/0803 111 2222/)).toBeVisible()
  expect(screen.queryByLabelText('Code')).toBeNull()
  expect(phones.sendCode).not.toHaveBeenCalled()
  await press('Send the code')
  expect(await screen.findByLabelText('Code')).toBeVisible()
  expect(phones.sendCode).toHaveBeenCalledExactlyOnceWith(PHONE)
})

it('goes on once the code is right', async () => {
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await press('Continue')
  await waitFor(() => expect(ends.onProved).toHaveBeenCalledOnce())
  expect(phones.signInByPhone).toHaveBeenCalledWith({ phone: PHONE, code: '123456' })
})

it('says that a code is wrong, and goes on to nothing', async () => {
  const text = 'This code is not right. Check it and try again.'
  phones.signInByPhone.mockRejectedValue(
    apiError('json', text, { status: 422, code: 'auth/wrong-code' }),
  )
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Code'), '000000')
  await press('Continue')
  expect(await screen.findByText(text)).toBeVisible()
  expect(ends.onProved).not.toHaveBeenCalled()
})

it('is given up by going back', async () => {
  await press('Back')
  expect(ends.onCancel).toHaveBeenCalled()
  expect(phones.signInByPhone).not.toHaveBeenCalled()
})
