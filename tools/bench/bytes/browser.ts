import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../../tests/support/browser'
import { ensureBrowser } from '../../test/ensure-browser'
import type { Visit } from './measure-bytes'
import { UID } from './responses'

/** A cheap phone: 720 by 1560 pixels. */
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, hasTouch: true }
const IDLE_MS = 5_000
const HOUR_S = 3_600

const PERSON = { email: 'person@oja.example', emailVerified: true, displayName: 'A person' }

/** Sets the browser's storage as it is some time after sign-in. */
export const storeSession = async (context: BrowserContext): Promise<void> => {
  const now_s = Math.floor(Date.now() / 1_000)
  const exp = now_s + HOUR_S
  const claims = {
    user_id: UID,
    sub: UID,
    roles: ['user', 'vendor'],
    email: PERSON.email,
    email_verified: true,
    auth_time: now_s,
    iat: now_s,
    exp,
  }
  // No signature is verified here.
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const accessToken = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
  const account = {
    ...PERSON,
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
}

/** Signs in, and answers for the services that aren't there. The browser then caches nothing. */
const signInBefore = async (context: BrowserContext): Promise<void> => {
  await storeSession(context)
  await context.route('**/accounts:lookup*', (route) =>
    route.fulfill({
      json: { users: [{ localId: UID, ...PERSON, providerUserInfo: [] }] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  // No live data: only the requests before it are measured.
  await context.route('**/google.firestore.v1.Firestore/**', (route) => route.abort())
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

/** A phone that has nothing of the site, and an empty page of it. */
export const openPhone = async (browser: Browser, isSignedIn = false) => {
  // What a service worker hands on to the page would be counted uncompressed.
  const context = await browser.newContext({
    ...PHONE,
    locale: 'en-NG',
    serviceWorkers: 'block',
  })
  if (isSignedIn) await signInBefore(context)
  return { context, page: await context.newPage() }
}

/** Opens a page for the first time on a phone; resolves `IDLE_MS` after its content is shown. */
export const visit = async (browser: Browser, wanted: Wanted): Promise<Visit> => {
  const { context, page } = await openPhone(browser, wanted.isSignedIn)
  await context.addInitScript(markShown, wanted.shows)
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
