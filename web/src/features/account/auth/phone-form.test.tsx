import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { AuthWays } from './auth-ways'
import { LoginForm } from './login-form'

const { toast, phones, accounts } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  phones: { signInByPhone: vi.fn() },
  accounts: { signIn: vi.fn() },
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// Firebase Auth is mocked: these tests check what the forms ask and say.
vi.mock('@/lib/firebase/phone-accounts', () => phones)
vi.mock('@/lib/firebase/accounts', () => accounts)

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const alert = async () => (await screen.findByText(/./, { selector: '[role=alert] p' })).textContent

beforeEach(() => {
  vi.resetAllMocks()
  api.answers('phone.options', { phone: ['sms', 'whatsapp'] })
  api.answers('phone.sendCode', { channel: 'sms', next_after_seconds: 30 })
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
})

const open = async (isNew = false) => {
  show(
    <AuthWays isNew={isNew}>
      <LoginForm />
    </AuthWays>,
  )
  await press('Use a phone number')
}
const ask = async (phone = '0803 111 2222') => {
  await type('Phone number', phone)
  await press('Send the code')
  await screen.findByLabelText('Code')
}

describe('a phone number beside an email address', () => {
  it('is offered where codes are sent, and the email form stays as it is', async () => {
    show(
      <AuthWays>
        <LoginForm />
      </AuthWays>,
    )
    expect(screen.getByLabelText('Email')).toBeVisible()
    await press('Use a phone number')
    expect(screen.queryByLabelText('Email')).toBeNull()
    await press('Use an email address')
    expect(screen.getByLabelText('Email')).toBeVisible()
  })

  it('is not offered where none are sent', async () => {
    api.answers('phone.options', { phone: [] })
    show(
      <AuthWays>
        <LoginForm />
      </AuthWays>,
    )
    await waitFor(() => expect(api.calls('phone.options')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Use a phone number' })).toBeNull()
    expect(screen.getByLabelText('Email')).toBeVisible()
  })

  it('is refused with the form expected before anything is sent', async () => {
    await open()
    await type('Phone number', '01 234 5678')
    await press('Send the code')
    expect(
      await screen.findByText('Enter a Nigerian mobile number, such as 08031234567.'),
    ).toBeVisible()
    expect(api.calls('phone.sendCode')).toHaveLength(0)
  })

  it('logs in with the sixth digit of the code', async () => {
    phones.signInByPhone.mockResolvedValueOnce('signed_in')
    await open()
    await ask()
    expect(screen.getByText('0803 111 2222')).toBeVisible()
    await type('Code', '123456')
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledExactlyOnceWith('Login successful! Redirecting...'),
    )
    expect(phones.signInByPhone).toHaveBeenCalledExactlyOnceWith({
      phone: '0803 111 2222',
      code: '123456',
    })
  })

  it('signs up with a name, the terms and the code', async () => {
    phones.signInByPhone.mockResolvedValueOnce('signed_in')
    await open(true)
    await press('Send the code')
    expect(await screen.findByText('Name is required')).toBeVisible()
    expect(screen.getByText('Please accept the terms to go on.')).toBeVisible()
    await type('Full name', 'Ada Obi')
    await userEvent.click(screen.getByRole('checkbox'))
    await ask()
    await type('Code', '123456')
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledExactlyOnceWith('Signup successful! Redirecting...'),
    )
    expect(phones.signInByPhone.mock.calls[0]?.[0]).toMatchObject({
      name: 'Ada Obi',
      accepted_conditions: true,
    })
  })

  it('asks a stranger at the login for a name, and sends the code again with it', async () => {
    phones.signInByPhone.mockResolvedValueOnce('name_needed').mockResolvedValueOnce('signed_in')
    await open()
    await ask()
    await type('Code', '123456')
    expect(await screen.findByLabelText('Full name')).toBeVisible()
    await type('Full name', 'Ada Obi')
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Sign Up')
    await waitFor(() => expect(phones.signInByPhone).toHaveBeenCalledTimes(2))
    expect(phones.signInByPhone.mock.calls[1]?.[0]).toMatchObject({
      code: '123456',
      name: 'Ada Obi',
    })
  })

  it.each([
    ['auth/wrong-code', 422, 'This code is not right. Check it and try again.'],
    ['auth/code-expired', 422, 'This code is no longer valid. Ask for a new one.'],
  ])('says %s', async (code, status, text) => {
    phones.signInByPhone.mockRejectedValueOnce(apiError('json', text, { status, code }))
    await open()
    await ask()
    await type('Code', '123456')
    expect(await alert()).toBe(text)
    expect(toast.success).not.toHaveBeenCalled()
  })

  it('sends another one by WhatsApp, and by the same channel once the time is over', async () => {
    await open()
    await ask()
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    api.answers('phone.sendCode', { channel: 'whatsapp', next_after_seconds: 0 })
    await press('Send by WhatsApp instead')
    expect(await screen.findByText(/We sent a code by WhatsApp/)).toBeVisible()
    expect(api.sent('phone.sendCode')[1]?.body).toMatchObject({ channel: 'whatsapp' })
    await press('Send again')
    await waitFor(() => expect(api.calls('phone.sendCode')).toHaveLength(3))
  })

  it('asks for the email of an account whose number was long unseen', async () => {
    phones.signInByPhone.mockResolvedValueOnce('email_needed')
    api.answers('phone.save', { phone: '+2348031112222' })
    await open()
    await ask()
    await type('Code', '123456')
    expect(await screen.findByText(/networks give such numbers to other people/)).toBeVisible()
    await type('Email', 'Ada@Example.com')
    await type('Password', 'secret1')
    await press('Continue')
    await waitFor(() => expect(accounts.signIn).toHaveBeenCalledWith('ada@example.com', 'secret1'))
    await waitFor(() => expect(api.calls('phone.save')).toHaveLength(1))
  })

  it('makes a new account for who has the number now', async () => {
    phones.signInByPhone.mockResolvedValueOnce('word_needed').mockResolvedValueOnce('signed_in')
    await open()
    await ask()
    await type('Code', '123456')
    await press('I am new: make an account with this number')
    await type('Full name', 'Ada Obi')
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Sign Up')
    await waitFor(() => expect(phones.signInByPhone).toHaveBeenCalledTimes(2))
    expect(phones.signInByPhone.mock.calls[1]?.[0]).toMatchObject({ is_new_owner: true })
  })
})
