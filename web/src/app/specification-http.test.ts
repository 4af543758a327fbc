import { publicEndpoints } from '@contract/api/catalog/public'
import { userEndpoints } from '@contract/api/people/users'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, send } from '@/lib/api/api-client'
import { publishSession } from '@/lib/session/session-store'
import { countedTest } from '../../../tests/support/counts'
import { page, person, refusal, success } from './testing/stage'

const { toast, auth, forceToken } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  auth: { currentUser: { getIdToken: vi.fn() }, signOut: vi.fn() },
  forceToken: vi.fn(),
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// The tests set the token and its renewal themselves, without Firebase Auth.
vi.mock('@/lib/firebase/auth', () => ({ auth }))
vi.mock('@/lib/firebase/watch-session', () => ({ watchSession: async () => {}, forceToken }))

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  vi.resetAllMocks()
  auth.currentUser.getIdToken.mockResolvedValue('old')
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const NETWORK = 'Network error?. Please check your connection and try again.'

/** The server's response, the text shown to the user, and whether the call rejects. */
const RESPONSES: [what: string, respond: () => Response, text: string, rejects: boolean][] = [
  ['HTML 404', () => page(404), 'The requested resource was not found.', true],
  ['HTML 500', () => page(500), 'A server error occurred. Please try again later.', true],
  ['HTML 503', () => page(503), 'A server error occurred. Please try again later.', true],
  ['HTML other', () => page(403), 'An unexpected error occurred.', true],
  ['JSON, message', () => refusal(409, 'a/b', 'Sold out.'), 'Error 409: Sold out.', false],
  ['JSON, error code', () => refusal(409, 'a/b', ''), 'Error 409: a/b', false],
  [
    'JSON, neither',
    () => Response.json({}, { status: 400 }),
    'Error 400: An error occurred.',
    false,
  ],
]

describe('section 8, HTTP', () => {
  it.each(RESPONSES)('%s is told in a toast', async (_what, respond, text, rejects) => {
    fetch.mockImplementation(async () => respond())
    const outcome = send(publicEndpoints.categories)
    if (rejects) await expect(outcome).rejects.toThrow()
    else expect(await outcome).toEqual({ data: null })
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(text)
  })

  it(`no response says: ${NETWORK}`, async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(send(publicEndpoints.categories)).rejects.toThrow()
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(NETWORK)
  })

  it(`a timeout says: ${NETWORK}`, async () => {
    vi.useFakeTimers()
    fetch.mockImplementation(
      (request) =>
        new Promise((_resolve, reject) => {
          const { signal } = request as Request
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const outcome = expect(send(publicEndpoints.categories)).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(20_000)
    await outcome
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(NETWORK)
  })

  it('says nothing about a success', async () => {
    fetch.mockImplementation(async () => success([{ label: 'Books', value: 'books' }]))
    await send(publicEndpoints.categories)
    expect(toast.error).not.toHaveBeenCalled()
  })
})

describe('section 4, token handling', () => {
  const bearers = () =>
    fetch.mock.calls.map(([request]) => (request as Request).headers.get('authorization'))
  const expired = () => refusal(401, 'auth/id-token-expired', 'Your session has expired.')
  const mark = () => call(userEndpoints.markNotificationsRead)

  beforeEach(() => {
    publishSession({ status: 'signed_in', user: person() })
    vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    fetch.mockImplementation(async (request) =>
      (request as Request).headers.get('authorization') === 'Bearer new'
        ? success({ done: true })
        : expired(),
    )
  })

  countedTest('R15', 'renews an expired token by force and repeats the call once', async () => {
    forceToken.mockResolvedValue('new')
    await mark()
    expect(bearers()).toEqual(['Bearer old', 'Bearer new'])
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  countedTest('R15', 'signs out and goes to /auth/login where that fails', async () => {
    window.history.replaceState(null, '', '/dashboard/purchases?type=all')
    forceToken.mockRejectedValue(new Error('auth/user-token-expired'))
    await expect(mark()).rejects.toMatchObject({ status: 401 })
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect(window.location.assign).toHaveBeenCalledExactlyOnceWith(
      '/auth/login?redirect=%2Fdashboard%2Fpurchases%3Ftype%3Dall',
    )
  })

  countedTest('R15', 'signs nobody out for another refusal', async () => {
    fetch.mockImplementation(async () => refusal(401, 'auth/id-token-revoked', 'No.'))
    await expect(mark()).rejects.toMatchObject({ code: 'auth/id-token-revoked' })
    expect(forceToken).not.toHaveBeenCalled()
    expect(auth.signOut).not.toHaveBeenCalled()
  })
})
