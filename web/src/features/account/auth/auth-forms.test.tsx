import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { ForgotPasswordForm } from './forgot-password-form'
import { LoginForm } from './login-form'
import { SignupForm } from './signup-form'

const { toast, accounts } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  accounts: { signIn: vi.fn(), signUp: vi.fn(), requestPasswordReset: vi.fn() },
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// Firebase Auth is mocked: these tests check how the forms handle its results.
vi.mock('@/lib/firebase/accounts', () => accounts)

const coded = (code: string) => Object.assign(new Error(code), { code })
const show = (form: ReactNode) => render(<MemoryRouter>{form}</MemoryRouter>)
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const alert = async () => (await screen.findByText(/./, { selector: '[role=alert] p' })).textContent

beforeEach(() => vi.resetAllMocks())

describe('login', () => {
  const logIn = async () => {
    show(<LoginForm />)
    await type('Email', ' Ada@Example.com ')
    await type('Password', 'secret1')
    await press('Login')
  }

  it('section 8 says: Login successful! Redirecting...', async () => {
    await logIn()
    await vi.waitFor(() =>
      expect(toast.success).toHaveBeenCalledExactlyOnceWith('Login successful! Redirecting...'),
    )
    expect(accounts.signIn).toHaveBeenCalledExactlyOnceWith('ada@example.com', 'secret1')
  })

  it.each([
    [coded('auth/wrong-password'), 'The password is invalid or the user does not have a password.'],
    [coded('auth/made-up'), 'Unknown Firebase error.'],
    [new Error('boom'), 'An error occurred during login.'],
  ])('section 8 tells what failed: %s', async (error, text) => {
    accounts.signIn.mockRejectedValueOnce(error)
    await logIn()
    expect(await alert()).toBe(text)
    expect(toast.success).not.toHaveBeenCalled()
  })

  it('asks nobody while a field is empty', async () => {
    show(<LoginForm />)
    await press('Login')
    expect(await screen.findByText('Email is required')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(accounts.signIn).not.toHaveBeenCalled()
  })
})

describe('sign-up', () => {
  const onStart = vi.fn()
  const onDone = vi.fn()
  const signUp = async ({ accepts = true } = {}) => {
    show(<SignupForm onStart={onStart} onDone={onDone} />)
    await type('Full name', ' Ada Obi ')
    await type('Email', 'Ada@Example.com')
    await type('Password', ' secret1 ')
    if (accepts) await userEvent.click(screen.getByRole('checkbox'))
    await press('Sign Up')
  }

  it('section 8 says: Signup successful! Redirecting...', async () => {
    await signUp()
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Signup successful! Redirecting...')
    expect(accounts.signUp).toHaveBeenCalledExactlyOnceWith({
      name: 'Ada Obi',
      email: 'ada@example.com',
      password: 'secret1',
    })
  })

  it('is refused until the terms are accepted', async () => {
    await signUp({ accepts: false })
    expect(await screen.findByText('Please accept the terms to go on.')).toBeInTheDocument()
    expect(accounts.signUp).not.toHaveBeenCalled()
  })

  it.each([
    [coded('auth/email-already-in-use'), 'The email address is already in use by another account.'],
    [coded('auth/common-password'), /^This password is too easy to guess/],
    [coded('auth/reserved-name'), /^This name is reserved for Oja/],
    [new Error('boom'), 'An error occurred while creating user account'],
  ])('section 8 tells what failed: %s', async (error, text) => {
    accounts.signUp.mockRejectedValueOnce(error)
    await signUp()
    expect(await alert()).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
    expect(onDone).not.toHaveBeenCalled()
  })

  it('section 8 ignores a cancelled request', async () => {
    accounts.signUp.mockRejectedValueOnce(apiError('cancelled', 'The request was cancelled.'))
    await signUp()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled())
    expect(document.querySelector('[role=alert] p')).toBeNull()
    expect(onDone).not.toHaveBeenCalled()
  })
})

describe('forgot password', () => {
  const ask = async () => {
    show(<ForgotPasswordForm />)
    await type('Email', 'ada@example.com')
    await press('Send the link')
  }

  it('answers the same whether the address has an account or not', async () => {
    accounts.requestPasswordReset.mockResolvedValueOnce(undefined)
    await ask()
    const known = (await screen.findByRole('status')).textContent
    document.body.replaceChildren()
    accounts.requestPasswordReset.mockRejectedValueOnce(coded('auth/user-not-found'))
    await ask()
    expect((await screen.findByRole('status')).textContent).toBe(known)
  })

  it('tells any other failure', async () => {
    accounts.requestPasswordReset.mockRejectedValueOnce(coded('auth/too-many-requests'))
    await ask()
    expect(await alert()).toMatch(/^We have blocked all requests from this device/)
  })
})
