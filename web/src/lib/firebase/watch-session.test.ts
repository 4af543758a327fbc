import { MINUTE_MS } from '@contract/time'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countedTest } from '../../../../tests/support/counts'
import { addToLocalList } from '../local-lists'

type Someone = ReturnType<typeof someone>
type Follow = (user: Someone | null) => Promise<void>

const { auth, events, mergeLocalLists } = vi.hoisted(() => ({
  mergeLocalLists: vi.fn(async (_uid: string) => {}),
  auth: { currentUser: null as unknown, authStateReady: async () => {} },
  events: { follow: (async () => {}) as Follow },
}))
vi.mock('./auth', () => ({ auth }))
vi.mock('../live/session-writes', () => ({ mergeLocalLists }))
// Replaces Firebase Auth: the tests emit its events themselves.
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: unknown, follow: Follow) => {
    events.follow = follow
  },
  signOut: async () => {},
}))

const HOUR = 60 * MINUTE_MS

/** A user whose token is valid for an hour. */
const someone = (uid: string, roles: unknown = ['user']) => ({
  uid,
  displayName: uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  photoURL: null,
  reload: async () => {},
  getIdToken: vi.fn(async (_isForced: boolean) => `${uid}-new`),
  getIdTokenResult: vi.fn(async () => ({
    claims: { roles, email_verified: true },
    expirationTime: new Date(Date.now() + HOUR).toISOString(),
  })),
})

/** Loads the modules again, because they hold the state of one page load. */
const openPage = async () => {
  vi.resetModules()
  const [{ watchSession, forceToken }, { getSession }] = await Promise.all([
    import('./watch-session'),
    import('../session/session-store'),
  ])
  await watchSession()
  const become = async (user: Someone | null) => {
    auth.currentUser = user
    await events.follow(user)
  }
  return { become, getSession, forceToken }
}

/** Loads the page again for a signed-in user: the session is unknown until Auth says who it is. */
const reopenPage = async () => {
  vi.resetModules()
  const [{ watchSession }, { getSession }] = await Promise.all([
    import('./watch-session'),
    import('../session/session-store'),
  ])
  void watchSession()
  const become = async (user: Someone | null) => {
    auth.currentUser = user
    await events.follow(user)
  }
  return { become, getSession }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  auth.currentUser = null
})

describe('section 4, the token of a session', () => {
  countedTest(
    'R15',
    'is renewed by force 5 minutes before it expires, and not sooner',
    async () => {
      const { become } = await openPage()
      const ada = someone('ada')
      await become(ada)
      await vi.advanceTimersByTimeAsync(55 * MINUTE_MS - 1)
      expect(ada.getIdToken).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(ada.getIdToken).toHaveBeenCalledExactlyOnceWith(true)
    },
  )

  countedTest('R15', 'is asked for again when that failed', async () => {
    const { become } = await openPage()
    const ada = someone('ada')
    ada.getIdToken.mockRejectedValueOnce(new Error('auth/network-request-failed'))
    await become(ada)
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS + 30_000)
    expect(ada.getIdToken).toHaveBeenCalledTimes(2)
  })

  countedTest('R15', 'is renewed once for all who ask at the same time', async () => {
    const { become, forceToken } = await openPage()
    const ada = someone('ada')
    await become(ada)
    const tokens = await Promise.all(Array.from({ length: 20 }, forceToken))
    expect(new Set(tokens)).toEqual(new Set(['ada-new']))
    expect(ada.getIdToken).toHaveBeenCalledOnce()
  })

  countedTest('R15', 'is renewed no more once its owner has left', async () => {
    const { become } = await openPage()
    const ada = someone('ada')
    await become(ada)
    await become(null)
    await vi.advanceTimersByTimeAsync(2 * HOUR)
    expect(ada.getIdToken).not.toHaveBeenCalled()
  })

  countedTest('R15', 'can not be renewed where nobody is signed in', async () => {
    const { forceToken } = await openPage()
    await expect(forceToken()).rejects.toThrow('Nobody is signed in.')
  })
})

describe('who is here', () => {
  it('is the user that the identity service names, with the roles of the claim', async () => {
    const { become, getSession } = await openPage()
    await become(someone('ada', ['user', 'vendor', 7]))
    expect(getSession().user).toMatchObject({ uid: 'ada', roles: ['user', 'vendor'] })
  })

  it('has no role that the claim does not say', async () => {
    const { become, getSession } = await openPage()
    await become(someone('ada', 'vendor'))
    expect(getSession().user?.roles).toEqual([])
  })

  it('is the next user after a switch, whatever the last one still answers', async () => {
    const { become, getSession } = await openPage()
    const ada = someone('ada')
    const token = await ada.getIdTokenResult()
    let respond = (_: typeof token) => {}
    ada.getIdTokenResult.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    const first = become(ada)
    await become(someone('ngozi'))
    respond(token)
    await first
    expect(getSession().user?.uid).toBe('ngozi')
  })

  it('is nobody after signing out', async () => {
    const { become, getSession } = await openPage()
    await become(someone('ada'))
    await become(null)
    expect(getSession().status).toBe('signed_out')
    expect(localStorage.getItem('oja_session')).toBeNull()
  })

  it('is the stored user without a connection, until the token can be renewed', async () => {
    const first = await openPage()
    await first.become(someone('ada', ['user', 'vendor']))
    const { become, getSession } = await reopenPage()
    const ada = someone('ada', ['user', 'vendor'])
    ada.getIdTokenResult.mockRejectedValue(new Error('auth/network-request-failed'))
    await become(ada)
    expect(getSession()).toMatchObject({ status: 'signed_in', user: { roles: ['user', 'vendor'] } })
  })
})

describe('what a visitor liked', () => {
  const logInWithLike = async () => {
    addToLocalList('favourites', 'a'.repeat(20))
    mergeLocalLists.mockReset().mockResolvedValue(undefined)
    const page = await openPage()
    await page.become(someone('ada'))
    return page
  }

  it('goes to the account of who logs in', async () => {
    await logInWithLike()
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    await vi.waitFor(() => expect(mergeLocalLists).toHaveBeenCalledWith('ada'))
  })

  it('stays here where they leave before, and what fails by leaving is no error', async () => {
    const left = await logInWithLike()
    await left.become(null)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(mergeLocalLists).not.toHaveBeenCalled()

    const logged = vi.spyOn(console, 'error')
    const leaving = await logInWithLike()
    mergeLocalLists.mockImplementation(async () => {
      await leaving.become(null)
      throw new Error('permission-denied')
    })
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    await vi.waitFor(() => expect(leaving.getSession().status).toBe('signed_out'))
    expect(logged).not.toHaveBeenCalledWith(
      expect.objectContaining({ message: 'permission-denied' }),
    )
  })
})

describe('what the device stores', () => {
  const stored = () => [localStorage.getItem('oja_user'), localStorage.getItem('oja_draft_one')]

  it('is gone after signing out', async () => {
    const { become } = await openPage()
    await become(someone('ada'))
    localStorage.setItem('oja_draft_one', '"Good day"')
    await become(null)
    expect(stored()).toEqual([null, null])
  })

  it('is gone for the next user, although the first one left while the page was closed', async () => {
    const first = await openPage()
    await first.become(someone('ada'))
    localStorage.setItem('oja_draft_one', '"Good day"')
    const { become } = await reopenPage()
    await become(someone('bola'))
    expect(stored()).toEqual([expect.stringContaining('bola'), null])
  })

  it('stays for its owner, and what a visitor typed for who logs in', async () => {
    localStorage.setItem('oja_draft_one', '"Good day"')
    const first = await openPage()
    await first.become(someone('ada'))
    const { become } = await reopenPage()
    await become(someone('ada'))
    expect(stored()).toEqual([expect.stringContaining('ada'), '"Good day"'])
  })
})
