import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../../tests/support/browser'
import { ensureBrowser } from '../../test/ensure-browser'
import type { Visit } from './measure-bytes'
import { UID } from './responses'

const PHONE = { width: 360, height: 780 }
const IDLE_MS = 5_000
const HOUR_S = 3_600

/** Sets the browser's storage as it is some time after sign-in. */
const signInBefore = async (context: BrowserContext): Promise<void> => {
  const now_s = Math.floor(Date.now() / 1_000)
  const exp = now_s + HOUR_S
  const person = { email: 'person@oja.example', emailVerified: true, displayName: 'A person' }
  const claims = {
    user_id: UID,
    sub: UID,
    roles: ['user', 'vendor'],
    email: person.email,
    email_verified: true,
    auth_time: now_s,
    iat: now_s,
    exp,
  }
  // No signature is verified here.
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const accessToken = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
  const account = {
    ...person,
    uid: UID,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken: 'none', accessToken, expirationTime: exp * 1_000 },
    createdAt: '0',
    lastLoginAt: '0',
    apiKey: 'demo-oja',
    appName: '[DEFAULT]',
  }
  await context.addInitScript(
    ([name, value]) => {
      localStorage.setItem('oja_session', '1')
      localStorage.setItem(name, value)
    },
    ['firebase:authUser:demo-oja:[DEFAULT]', JSON.stringify(account)] as const,
  )
  await context.route('**/accounts:lookup*', (route) =>
    route.fulfill({
      json: { users: [{ localId: UID, ...person, providerUserInfo: [] }] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  // No live data: only the requests before it are measured.
  await context.route(/:8080\//, (route) => route.abort())
}

/** Runs in the page before its own scripts: records when the content is first shown. */
const markShown = (shows: string) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(shows)) return
    observer.disconnect()
    performance.mark('oja-shown')
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page. */
const readVisit = () => ({
  loaded: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
    ({ name, initiatorType, startTime, encodedBodySize }) => ({
      path: new URL(name).pathname,
      kind: initiatorType,
      started_at: startTime,
      bytes: encodedBodySize,
    }),
  ),
  shown_at: performance.getEntriesByName('oja-shown')[0]?.startTime ?? Number.NaN,
})

export type Wanted = {
  url: string
  /** A selector of the page's main content. */
  shows: string
  isSignedIn?: boolean
}

/** Opens a page for the first time on a phone; resolves `IDLE_MS` after its content is shown. */
export const visit = async (browser: Browser, wanted: Wanted): Promise<Visit> => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-NG' })
  if (wanted.isSignedIn) await signInBefore(context)
  await context.addInitScript(markShown, wanted.shows)
  const page = await context.newPage()
  await page.goto(wanted.url)
  await page.locator(wanted.shows).first().waitFor()
  await page.waitForTimeout(IDLE_MS)
  const read = await page.evaluate(readVisit)
  await context.close()
  if (Number.isNaN(read.shown_at)) throw new Error(`${wanted.url} never showed ${wanted.shows}`)
  return read
}

export const openBrowser = async (say: (line: string) => void): Promise<Browser> => {
  await ensureBrowser(say)
  const executablePath = findBrowser()
  return chromium.launch({ args: BROWSER_ARGS, ...(executablePath && { executablePath }) })
}
