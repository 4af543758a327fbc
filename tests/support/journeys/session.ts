import type { Page } from '@playwright/test'
import { API_KEY, makeAccount, signIn } from './accounts'
import { expect } from './journey'
import type { Person } from './people'

/** A page of the site without code. */
const BARE_PAGE = '/robots.txt'

/**
 * Leaves in the browser what a login leaves there: the app starts with this session on the next page.
 * The account and its tokens are Firebase Auth's own.
 */
const storeSession = async (page: Page, person: Person): Promise<void> => {
  const { localId: uid, email, displayName, ...tokens } = await signIn(person)
  const profile = { uid, email, displayName }
  const user = {
    ...profile,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ ...profile, uid: email, providerId: 'password' }],
    stsTokenManager: {
      accessToken: tokens.idToken,
      refreshToken: tokens.refreshToken,
      expirationTime: Date.now() + Number(tokens.expiresIn) * 1_000,
    },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  }
  await page.goto(BARE_PAGE)
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value)
      localStorage.setItem('oja_session', '1')
    },
    [`firebase:authUser:${API_KEY}:[DEFAULT]`, JSON.stringify(user)] as const,
  )
}

/**
 * Signs a person in who has an account, in a journey that isn't about logging in.
 * @param path without it, the journey goes on to a page of its own
 */
export const enter = async (page: Page, person: Person, path?: string): Promise<void> => {
  await storeSession(page, person)
  if (!path) return
  await page.goto(path)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The same for a person who has just signed up. */
export const enterAsNew = async (page: Page, person: Person, path?: string): Promise<void> => {
  await makeAccount(person)
  await enter(page, person, path)
}
