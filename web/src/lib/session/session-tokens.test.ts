import { userEndpoints } from '@contract/api/people/users'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { countedTest } from '../../../../tests/support/counts'
import { call } from '../api/api-client'
import { person } from '../testing/stage'
import { publishSession } from './session-store'

const { auth, forceToken } = vi.hoisted(() => ({
  auth: { currentUser: { getIdToken: vi.fn() }, signOut: vi.fn() },
  forceToken: vi.fn(),
}))
// The tests set the token and its renewal themselves, without Firebase Auth.
vi.mock('@/lib/firebase/auth', () => ({ auth }))
vi.mock('@/lib/firebase/watch-session', () => ({ watchSession: async () => {}, forceToken }))

const bearers: (string | null)[] = []
const refused = (code: string) =>
  Response.json(
    { status: 'error', error: { code, message: 'No.' }, request_id: 'r' },
    { status: 401 },
  )
const respond = (answer: (bearer: string | null) => Response) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const bearer = request.headers.get('authorization')
    bearers.push(bearer)
    return answer(bearer)
  })

beforeEach(() => {
  vi.resetAllMocks()
  bearers.length = 0
  auth.currentUser.getIdToken.mockResolvedValue('old')
  publishSession({ status: 'signed_in', user: person() })
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  respond((bearer) =>
    bearer === 'Bearer new'
      ? Response.json({ status: 'success', data: { done: true } })
      : refused('auth/id-token-expired'),
  )
})
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('section 4, token handling', () => {
  const mark = () => call(userEndpoints.markNotificationsRead)

  countedTest('R15', 'renews an expired token by force and repeats the call once', async () => {
    forceToken.mockResolvedValue('new')
    await mark()
    expect(bearers).toEqual(['Bearer old', 'Bearer new'])
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
    respond(() => refused('auth/id-token-revoked'))
    await expect(mark()).rejects.toMatchObject({ code: 'auth/id-token-revoked' })
    expect(forceToken).not.toHaveBeenCalled()
    expect(auth.signOut).not.toHaveBeenCalled()
  })
})
