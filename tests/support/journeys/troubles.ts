import type { BrowserContext, Page } from '@playwright/test'

/** What a page complained of: console errors, uncaught errors, refusals by the content policy. */
export type Troubles = {
  watch: (context: BrowserContext) => Promise<void>
  /** All but those that the test expects. */
  unexpected: (expected: readonly RegExp[]) => string[]
}

const REPORT = 'ojaReportViolation'

/** Requests that a closing page gives up are no fault of the site. */
const GIVEN_UP = /net::ERR_(ABORTED|NETWORK_CHANGED)/

/** @param site only its pages are watched: the provider's are its own */
export const createTroubles = (site: string): Troubles => {
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
          const tell = Reflect.get(window, report) as (text: string) => void
          tell(`${event.effectiveDirective} refused ${event.blockedURI} on ${location.pathname}`)
        })
      }, REPORT)
    },
    unexpected: (expected) => seen.filter((text) => !expected.some((one) => one.test(text))),
  }
}
