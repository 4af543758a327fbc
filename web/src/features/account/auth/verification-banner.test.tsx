import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person } from '@/lib/testing/stage'
import { VerificationBanner } from './verification-banner'
import { VerificationState } from './verification-state'

const { toast, renew } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  renew: vi.fn(async () => {}),
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
vi.mock('@/lib/firebase/watch-session', () => ({
  watchSession: async () => {},
  renewSession: renew,
}))

const sign = (email_verified: boolean) =>
  publishSession({ status: 'signed_in', user: person({ email_verified }) })
const press = () => userEvent.click(screen.getByRole('button'))

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
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
    let finish = () => {}
    api.answers('auth.resendVerification', async () => {
      await new Promise<void>((done) => (finish = done))
      return { already_verified: false }
    })
    await press()
    expect(screen.getByRole('button')).toHaveTextContent('Sending...')
    expect(screen.getByRole('button')).toBeDisabled()
    await vi.waitFor(() => expect(api.calls()).toHaveLength(1))
    finish()
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
    api.answers('auth.resendVerification', { already_verified: true })
    await press()
    await vi.waitFor(() => expect(container).toBeEmptyDOMElement())
    expect(toast.info).toHaveBeenCalledExactlyOnceWith('Your email is already verified.')
    expect(renew).toHaveBeenCalledOnce()
  })

  it('says that it failed where the server refuses, and can be pressed again', async () => {
    sign(false)
    render(<VerificationBanner />)
    api.refuses('auth.resendVerification', 'request/rate-limited')
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
    api.loses('auth.resendVerification')
    await press()
    await vi.waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith('An unexpected error occurred.'),
    )
  })
})
