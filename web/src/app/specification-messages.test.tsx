import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoginForm } from '@/features/account/auth/login-form'
import { SignupForm } from '@/features/account/auth/signup-form'
import { VerificationBanner } from '@/features/account/auth/verification-banner'
import { PasswordForm } from '@/features/account/password-form'
import { ProfileForm } from '@/features/account/profile-form'
import { ProfilePhoto } from '@/features/account/profile-photo'
import { Marketplace } from '@/features/catalog/browse/marketplace'
import { RecentSection } from '@/features/catalog/recent-section'
import { AccountMenu } from '@/features/layout/account-menu'
import { Newsletter } from '@/features/layout/content/newsletter'
import { apiError } from '@/lib/api/api-error'
import { showFailure } from '@/lib/api/failure-text'
import { publishSession } from '@/lib/session/session-store'
import { fill, noProducts, person, press, refusal, show, success } from '@/lib/testing/stage'
import { RowActions } from '@/ui/data/row-actions'
import { ShareCard } from '@/ui/media/share-card'
import { RequireUser } from './guards/require-user'

const { toast, accounts, endSession, uploadImage } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  accounts: { signIn: vi.fn(), signUp: vi.fn(), resumeSession: vi.fn() },
  endSession: vi.fn(),
  uploadImage: vi.fn(),
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// Firebase Auth and Storage are mocked; server responses come from a stubbed `fetch`.
vi.mock('@/lib/firebase/accounts', () => accounts)
vi.mock('@/lib/firebase/end-session', () => ({ endSession }))
vi.mock('@/lib/firebase/auth', () => ({ auth: { currentUser: { getIdToken: async () => 't' } } }))
vi.mock('@/lib/firebase/watch-session', () => ({
  watchSession: async () => {},
  renewSession: async () => {},
}))
vi.mock('@/lib/uploads/upload-image', () => ({ uploadImage, uploadFailureText: String }))
vi.mock('@/ui/media/use-in-view', () => ({ useInView: () => [{ current: null }, true] }))

const fetch = vi.fn<typeof globalThis.fetch>()
const respond = (response: Response) => fetch.mockImplementation(async () => response.clone())
const signIn = (change = {}) => publishSession({ status: 'signed_in', user: person(change) })
const record = {
  user_id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  photo_url: '',
  accepted_conditions: true,
  roles: ['user'],
  created_at: { seconds: 1, nanoseconds: 0 },
  updated_at: { seconds: 1, nanoseconds: 0 },
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const copyLink = () => {
  const clipboard = { writeText: () => Promise.reject(new Error('denied')) }
  vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard })
  show(<ShareCard url="https://oja.example" title="Adire" />)
  press('Copy link')
}
const verify = (response: Response | Error) => {
  signIn({ email_verified: false })
  if (response instanceof Error) fetch.mockRejectedValue(response)
  else respond(response)
  show(<VerificationBanner />)
  press('Verify Now')
}
const subscribe = (response: Response) => {
  respond(response)
  show(<Newsletter />)
  fill('Email', 'ada@example.com')
  press('Subscribe')
}
const logIn = () => {
  show(<LoginForm />)
  fill('Email', 'ada@example.com')
  fill('Password', 'secret1')
  press('Login')
}
const signUp = () => {
  show(<SignupForm onStart={() => {}} onDone={() => {}} />)
  fill('Full name', 'Ada')
  fill('Email', 'ada@example.com')
  fill('Password', 'secret1')
  fireEvent.click(screen.getByRole('checkbox'))
  press('Sign Up')
}
const products = (response: Response) => {
  respond(response)
  show(<Marketplace />)
}
const changeName = () => {
  signIn()
  respond(success(record))
  show(<ProfileForm user={person({ name: 'Ada' })} />)
  fill('Name', 'Ada Obi')
  press('Save changes')
}
const changePassword = () => {
  signIn()
  respond(success({ done: true }))
  show(<PasswordForm />)
  fill('New password', 'secret1')
  fill('Confirm new password', 'secret1')
  press('Update password')
}
const changePhoto = async () => {
  signIn()
  uploadImage.mockResolvedValue({ path: 'p' })
  respond(success(record))
  show(<ProfilePhoto />)
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  const [input] = document.getElementsByTagName('input')
  if (!input) throw new Error('There is no input')
  fireEvent.change(input, { target: { files: [new File([png], 'me.png')] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }))
}
const signOut = () => {
  signIn()
  endSession.mockRejectedValue(new Error('offline'))
  show(<AccountMenu />)
  press('Account of Ada Obi')
  press('Logout')
}
const openRowMenu = () => {
  show(<RowActions actions={[]} label="Actions" />)
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
}
const FETCH_FAILED = 'An error occurred while fetching the products. Please try again later.'

/** A message of section 8, its text, and the user actions that lead to it. */
const CATALOGUE: [what: string, text: string, happens: () => unknown][] = [
  ['copy', 'Failed to copy link. Please try again.', copyLink],
  [
    'verification, success',
    'Verification email sent! Please check your inbox.',
    () => verify(success({ already_verified: false })),
  ],
  [
    'verification, info',
    'Your email is already verified.',
    () => verify(success({ already_verified: true })),
  ],
  [
    'verification, failure',
    'Failed to send verification email. Please try again.',
    () => verify(refusal(429, 'request/rate-limited', 'Wait.')),
  ],
  ['verification, other', 'An unexpected error occurred.', () => verify(new TypeError('gone'))],
  [
    'newsletter, failure',
    'Failed to subscribe to newsletter',
    () => subscribe(refusal(503, 'service/unavailable', 'Busy.')),
  ],
  ['newsletter, success', 'Thank you for subscribing!', () => subscribe(success({ done: true }))],
  [
    'any action of the API',
    'Something went wrong. Please try again.',
    () => showFailure(new Error('boom')),
  ],
  [
    'login',
    'An error occurred during login.',
    () => {
      accounts.signIn.mockRejectedValue(new Error('boom'))
      logIn()
    },
  ],
  [
    'signup',
    'An error occurred while creating user account',
    () => {
      accounts.signUp.mockRejectedValue(new Error('boom'))
      signUp()
    },
  ],
  ['sign out', 'Failed to sign out user.', signOut],
  [
    'product list, error with a message',
    'Error loading products: Closed for a moment.',
    () => products(refusal(503, 'service/unavailable', 'Closed for a moment.')),
  ],
  [
    'product list, error without one',
    `Error loading products: ${FETCH_FAILED}`,
    () => products(Response.json({}, { status: 500 })),
  ],
  ['product list, empty', 'No products found', () => products(success(noProducts))],
  [
    'recent section, empty',
    'No recent products found for Furniture.',
    () => {
      respond(success([]))
      show(<RecentSection title="Furniture" category="furniture" now={0} />)
    },
  ],
  ['success', 'Photo updated successfully', changePhoto],
  ['success', 'Name updated successfully', changeName],
  ['success', 'Password updated successfully', changePassword],
  ['success', 'Signup successful! Redirecting...', signUp],
  ['success', 'Login successful! Redirecting...', logIn],
  [
    'auth guard',
    'Please log in to continue',
    () => show(<RequireUser>One's own</RequireUser>, { at: '/own', path: '/own' }),
  ],
  ['shared pieces', 'No Action', openRowMenu],
]

const toasted = () =>
  [toast.error, toast.success, toast.info].flatMap(({ mock }) => mock.calls.flat())
const isShown = (text: string) => toasted().includes(text) || screen.queryAllByText(text).length > 0

describe('section 8, the error catalogue', () => {
  it.each(CATALOGUE)('%s says this and nothing else: %s', async (_what, text, happens) => {
    expect(isShown(text)).toBe(false)
    await happens()
    await vi.waitFor(() => expect(isShown(text)).toBe(true), { timeout: 25_000 })
    const others = CATALOGUE.map(([, other]) => other).filter((other) => other !== text)
    expect(others.filter(isShown)).toEqual([])
  })

  it('shows the failure of an action inline instead where a callback is given', () => {
    const inline = vi.fn()
    showFailure(new Error('boom'), inline)
    expect(inline).toHaveBeenCalledExactlyOnceWith('Something went wrong. Please try again.')
    expect(toasted()).toEqual([])
  })

  it('ignores a cancelled request at signup', async () => {
    accounts.signUp.mockRejectedValue(apiError('cancelled', 'The request was cancelled.'))
    signUp()
    await vi.waitFor(() => expect(accounts.signUp).toHaveBeenCalled())
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled())
    expect(isShown('An error occurred while creating user account')).toBe(false)
  })
})
