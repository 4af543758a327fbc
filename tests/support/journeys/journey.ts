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
  /** False for a visitor who has not answered the cookie banner yet. */
  hasConsented?: boolean
}

type Fixtures = {
  /** A browser of its own, as another person would have. */
  open: (options?: Options) => Promise<Page>
  /** Complaints of the browser that belong to what the test does, such as a refused request. */
  expectedTroubles: RegExp[]
}

/** The suite's payments lead back to the site for development; journeys stay on the built one. */
const stayOnSite = (context: BrowserContext) =>
  context.route(`${PAYSTACK}/**`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const headers = response.headers()
    const location = headers.location?.replace(DEVELOPMENT_SITE, SITE)
    await route.fulfill({ response, headers: location ? { ...headers, location } : headers })
  })

/** A journey fails, too, when a page of it logs an error or breaks its content policy. */
export const test = base.extend<Fixtures>({
  baseURL: SITE,
  // A control that never comes is told apart from a journey that takes long.
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
