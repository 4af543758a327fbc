import type { BrowserContext } from '@playwright/test'
import { UID } from './own-answers'

const HOUR_S = 3_600

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What the identity service leaves with a browser; nothing here asks who signed it. */
const token = (now_s: number): string =>
  [
    part({ alg: 'none', typ: 'JWT' }),
    part({
      user_id: UID,
      sub: UID,
      roles: ['user', 'vendor'],
      email: 'person@oja.example',
      email_verified: true,
      auth_time: now_s,
      iat: now_s,
      exp: now_s + HOUR_S,
    }),
    '',
  ].join('.')

const account = (now_s: number) => ({
  uid: UID,
  email: 'person@oja.example',
  emailVerified: true,
  displayName: 'A person',
  isAnonymous: false,
  providerData: [],
  stsTokenManager: {
    refreshToken: 'none',
    accessToken: token(now_s),
    expirationTime: (now_s + HOUR_S) * 1_000,
  },
  createdAt: '0',
  lastLoginAt: '0',
  apiKey: 'demo-oja',
  appName: '[DEFAULT]',
})

/** Has the browser stand as that of somebody who signed in some time ago. */
export const signInBefore = async (context: BrowserContext): Promise<void> => {
  const kept = account(Math.floor(Date.now() / 1_000))
  await context.addInitScript(
    ([name, value]) => {
      localStorage.setItem('oja_session', '1')
      localStorage.setItem(name, value)
    },
    [`firebase:authUser:${kept.apiKey}:${kept.appName}`, JSON.stringify(kept)] as const,
  )
  const { uid: localId, email, emailVerified, displayName } = kept
  await context.route('**/accounts:lookup*', (route) =>
    route.fulfill({
      json: { users: [{ localId, email, emailVerified, displayName, providerUserInfo: [] }] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  // Nothing is live here: what is measured is what a page asks for before that.
  await context.route(/:8080\//, (route) => route.abort())
}
