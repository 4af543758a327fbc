import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { consentCookie } from './consent'
import { DEVELOPMENT_SITE, PAYSTACK, SITE } from './suite'
import { createTroubles } from './troubles'

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
