import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { PasswordForm, refusePassword } from './password-form'

const { toast, accounts } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  accounts: { resumeSession: vi.fn() },
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
vi.mock('@/lib/firebase/accounts', () => accounts)

const fill = async (first: string, second: string) => {
  render(<PasswordForm />)
  if (first) await userEvent.type(screen.getByLabelText('New password'), first)
  if (second) await userEvent.type(screen.getByLabelText('Confirm new password'), second)
  return screen.getByRole('button', { name: 'Update password' })
}

describe('section 5, password change', () => {
  it.each([
    ['', ''],
    ['secret1', ''],
    ['', 'secret1'],
  ])('can not be sent until both fields are filled: %j and %j', async (first, second) => {
    expect(await fill(first, second)).toBeDisabled()
  })

  it('says Passowords do not match', async () => {
    const button = await fill('secret1', 'secret2')
    expect(button).toBeEnabled()
    await userEvent.click(button)
    expect(screen.getByRole('alert')).toHaveTextContent('Passowords do not match')
    expect(api.calls()).toEqual([])
  })

  it('shows and hides both passwords', async () => {
    await fill('secret1', 'secret1')
    const [show] = screen.getAllByRole('button', { name: 'Show password' })
    if (!show) throw new Error('There is no toggle')
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2)
    await userEvent.click(show)
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password')
  })

  it('saves what the login will accept, and says: Password updated successfully', async () => {
    api.answers('users.updatePassword', {})
    await userEvent.click(await fill(' secret1 ', 'secret1'))
    await vi.waitFor(() => expect(accounts.resumeSession).toHaveBeenCalledWith('secret1'))
    expect(api.sent('users.updatePassword')).toEqual([{ body: { password: 'secret1' } }])
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Password updated successfully')
  })

  it.each([
    ['12345', '12345', 'The password must be 6 characters long or more.'],
    ['123456', '123457', 'Passowords do not match'],
    ['123456', '123456', undefined],
  ])('%j and %j: %s', (first, second, text) => {
    expect(refusePassword(first, second)).toBe(text)
  })
})
