import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { VerificationBanner } from './verification-banner'
import { VerificationState } from './verification-state'

const { toast, renew } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  renew: vi.fn(async () => {}),
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// Firebase Auth is mocked: these tests check how the banner handles responses.
vi.mock('@/lib/firebase/auth', () => ({ auth: { currentUser: { getIdToken: async () => 't' } } }))
vi.mock('@/lib/firebase/watch-session', () => ({
  watchSession: async () => {},
  renewSession: renew,
}))

const fetch = vi.fn<typeof globalThis.fetch>()

const sign = (email_verified: boolean) =>
  publishSession({
    status: 'signed_in',
    user: {
      uid: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      email_verified,
      photo_url: '',
      roles: ['user'],
    },
  })
const respond = (already_verified: boolean) =>
  fetch.mockImplementationOnce(async () =>
    Response.json({ status: 'success', data: { already_verified } }),
  )
const press = () => userEvent.click(screen.getByRole('button'))

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  vi.unstubAllGlobals()
})

describe('section 4, the verification banner', () => {
  it('is hidden when the address is verified, and when nobody is here', () => {
    sign(true)
    const { container } = render(<VerificationBanner />)
    expect(container).toBeEmptyDOMElement()
    act(() => publishSession({ status: 'signed_out', by_choice: false }))
    expect(container).toBeEmptyDOMElement()
  })

  it('reads Verify Now, then Sending..., then Email Sent and is disabled', async () => {
    sign(false)
    render(<VerificationBanner />)
    expect(screen.getByRole('button')).toHaveTextContent('Verify Now')
    let finish = (_: Response) => {}
    fetch.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    await press()
    expect(screen.getByRole('button')).toHaveTextContent('Sending...')
    expect(screen.getByRole('button')).toBeDisabled()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    finish(Response.json({ status: 'success', data: { already_verified: false } }))
    await vi.waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Email Sent'))
    expect(screen.getByRole('button')).toBeDisabled()
    expect(toast.success).toHaveBeenCalledExactlyOnceWith(
      'Verification email sent! Please check your inbox.',
    )
  })

  it('has one state with the same button of the settings', async () => {
    sign(false)
    render(
      <>
        <VerificationBanner />
        <VerificationState />
      </>,
    )
    respond(false)
    await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
    await vi.waitFor(() => {
      const texts = screen.getAllByRole('button').map(({ textContent }) => textContent)
      expect(texts).toEqual(['Email Sent', 'Email Sent'])
    })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('refreshes the claims where the server says that it is verified already', async () => {
    sign(false)
    renew.mockImplementationOnce(async () => sign(true))
    const { container } = render(<VerificationBanner />)
    respond(true)
    await press()
    await vi.waitFor(() => expect(container).toBeEmptyDOMElement())
    expect(toast.info).toHaveBeenCalledExactlyOnceWith('Your email is already verified.')
    expect(renew).toHaveBeenCalledOnce()
  })

  it('says that it failed where the server refuses, and can be pressed again', async () => {
    sign(false)
    render(<VerificationBanner />)
    const body = { status: 'error', error: { code: 'x/y', message: 'No.' }, request_id: 'r' }
    fetch.mockImplementationOnce(async () => Response.json(body, { status: 429 }))
    await press()
    await vi.waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        'Failed to send verification email. Please try again.',
      ),
    )
    expect(screen.getByRole('button')).toHaveTextContent('Verify Now')
    expect(screen.getByRole('button')).toBeEnabled()
  })

  it('says of anything else: An unexpected error occurred.', async () => {
    sign(false)
    render(<VerificationBanner />)
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await press()
    await vi.waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith('An unexpected error occurred.'),
    )
  })
})
