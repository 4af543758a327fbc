import type { BrowserContext, Page } from '@playwright/test'

/**
 * A page's problems: console errors, uncaught errors, violations of the content security policy.
 */
export type Troubles = {
  watch: (context: BrowserContext) => Promise<void>
  /** The problems except those that the test expects. */
  unexpected: (expected: readonly RegExp[]) => string[]
}

const REPORT = 'ojaReportViolation'

/** Requests that a closing page cancels are no error of the site. */
const GIVEN_UP = /net::ERR_(ABORTED|NETWORK_CHANGED)/

/** @param site only this site's pages are watched, not the provider's */
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
          const send = Reflect.get(window, report) as (text: string) => void
          send(`${event.effectiveDirective} refused ${event.blockedURI} on ${location.pathname}`)
        })
      }, REPORT)
    },
    unexpected: (expected) => seen.filter((text) => !expected.some((one) => one.test(text))),
  }
}
