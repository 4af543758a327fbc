import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { DEVELOPMENT_SITE, PAYSTACK, SITE } from './suite'

/**
 * A page's problems: console errors, uncaught errors, violations of the content security policy.
 */
type Troubles = {
  watch: (context: BrowserContext) => Promise<void>
  /** The problems except those that the test expects. */
  unexpected: (expected: readonly RegExp[]) => string[]
}

const REPORT = 'ojaReportViolation'

/** Requests that a closing page cancels are no error of the site. */
const GIVEN_UP = /net::ERR_(ABORTED|NETWORK_CHANGED)/

/** @param site only this site's pages are watched, not the provider's */
const createTroubles = (site: string): Troubles => {
  const seen: string[] = []
  const watchPage = (page: Page) => {
    page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' || !page.url().startsWith(site)) return
      if (GIVEN_UP.test(message.text())) return
      const { url } = message.location()
      seen.push(`${page.url()}: ${message.text()} (${url})`)
    })
  }
  return {
    watch: async (context) => {
      context.on('page', watchPage)
      await context.exposeFunction(REPORT, (text: string) => seen.push(`Policy: ${text}`))
      await context.addInitScript((report) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const send = Reflect.get(window, report) as (text: string) => void
          send(`${event.effectiveDirective} refused ${event.blockedURI} on ${location.pathname}`)
        })
      }, REPORT)
    },
    unexpected: (expected) => seen.filter((text) => !expected.some((one) => one.test(text))),
  }
}

const CONSENT_DAYS = 182
const DAY_S = 24 * 3_600

/** The cookie that the consent banner sets once it was accepted or refused. */
const consentCookie = (url: string) => {
  const now = new Date()
  const expires = Math.floor(now.getTime() / 1_000) + CONSENT_DAYS * DAY_S
  const record = {
    categories: ['necessary'],
    revision: 0,
    data: null,
    consentTimestamp: now.toISOString(),
    consentId: crypto.randomUUID(),
    services: { necessary: [] },
    lastConsentTimestamp: now.toISOString(),
    expirationTime: expires * 1_000,
  }
  return { name: 'cc_cookie', value: encodeURIComponent(JSON.stringify(record)), url, expires }
}

type Options = BrowserContextOptions & {
  /** False for a visitor who hasn't accepted or refused the consent banner yet. */
  hasConsented?: boolean
}

type Fixtures = {
  /** Opens a separate browser context, as another person would have. */
  open: (options?: Options) => Promise<Page>
  /** Browser errors that the test causes on purpose, such as a refused request. */
  expectedTroubles: RegExp[]
}

/** Payments of the suite return to the development site; this keeps journeys on the built one. */
const stayOnSite = (context: BrowserContext) =>
  context.route(`${PAYSTACK}/**`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const headers = response.headers()
    const location = headers.location?.replace(DEVELOPMENT_SITE, SITE)
    await route.fulfill({ response, headers: location ? { ...headers, location } : headers })
  })

/** A journey also fails if a page logs an error or violates its content security policy. */
export const test = base.extend<Fixtures>({
  baseURL: SITE,
  // Distinguishes a control that never appears from a journey that takes long.
  actionTimeout: 15_000,
  expectedTroubles: [[], { option: true }],

  open: async ({ browser, baseURL, expectedTroubles }, use) => {
    const troubles = createTroubles(SITE)
    const contexts: BrowserContext[] = []
    await use(async ({ hasConsented = true, ...options } = {}) => {
      const context = await browser.newContext({ baseURL, ...options })
      contexts.push(context)
      await troubles.watch(context)
      await stayOnSite(context)
      if (hasConsented) await context.addCookies([consentCookie(SITE)])
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(troubles.unexpected(expectedTroubles)).toEqual([])
  },
})

export { expect }
