import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  chromium,
  expect,
  type Page,
} from '@playwright/test'
import { SITE } from './suite'

/**
 * A page's problems: console errors, uncaught errors, violations of the content security policy.
 */
type Troubles = {
  watch: (context: BrowserContext) => Promise<void>
  /** The problems except those that the test expects. */
  unexpected: (expected: readonly RegExp[]) => string[]
}

const REPORT = 'ojaReportViolation'

/** What a page gives up when it closes is no error of the site, nor a stream that has ended already. */
const GIVEN_UP = /net::ERR_(ABORTED|NETWORK_CHANGED)|status of 400.*TYPE=terminate/

/** The live database's library says so of a slow machine, goes on trying, and the page shows what comes. */
const ANSWERED_LATE =
  /Could not reach Cloud Firestore backend\. Backend didn't respond within 10 sec/

/** @param site only this site's pages are watched, not the provider's */
const createTroubles = (site: string): Troubles => {
  const seen: string[] = []
  const watchPage = (page: Page) => {
    page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' || !page.url().startsWith(site)) return
      const said = `${message.text()} (${message.location().url})`
      if (GIVEN_UP.test(said) || ANSWERED_LATE.test(said)) return
      seen.push(`${page.url()}: ${said}`)
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
export const consentCookie = (url: string) => {
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

const stopCaching = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
}

type Options = BrowserContextOptions & {
  /** False for a visitor who hasn't accepted or refused the consent banner yet. */
  hasConsented?: boolean
  /** False for a visitor who comes anew with each page: a browser shows its copy for a minute. */
  hasCache?: boolean
}

/** A phone: what its browser stores outlives a restart. */
type Device = { start: () => Promise<Page>; stop: () => Promise<void> }

type Fixtures = {
  /** Opens a separate browser context, as another person would have. */
  open: (options?: Options) => Promise<Page>
  device: Device
  /** Browser errors that the test causes on purpose, such as a refused request. */
  expectedTroubles: RegExp[]
}

/** A journey also fails if a page logs an error or violates its content security policy. */
export const test = base.extend<Fixtures>({
  baseURL: SITE,
  // As long as an expectation: a slow machine isn't a control that never appears.
  actionTimeout: 120_000,
  expectedTroubles: [[], { option: true }],

  open: async ({ browser, baseURL, expectedTroubles }, use) => {
    const troubles = createTroubles(SITE)
    const contexts: BrowserContext[] = []
    await use(async ({ hasConsented = true, hasCache = true, ...options } = {}) => {
      // `offline.spec.ts` is about the service worker; elsewhere routes must see each request.
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...options })
      contexts.push(context)
      await troubles.watch(context)
      if (hasConsented) await context.addCookies([consentCookie(SITE)])
      const page = await context.newPage()
      if (!hasCache) await stopCaching(page)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(troubles.unexpected(expectedTroubles)).toEqual([])
  },

  device: async ({ baseURL, launchOptions, expectedTroubles, locale, timezoneId }, use) => {
    const troubles = createTroubles(SITE)
    const folder = await mkdtemp(join(tmpdir(), 'oja-device-'))
    let running: BrowserContext | undefined
    const stop = async () => {
      await running?.close()
      running = undefined
    }
    const start = async () => {
      const viewport = { width: 360, height: 740 }
      const options = { ...launchOptions, baseURL, locale, timezoneId, viewport }
      const context = await chromium.launchPersistentContext(folder, options)
      running = context
      await troubles.watch(context)
      await context.addCookies([consentCookie(SITE)])
      return context.newPage()
    }
    await use({ start, stop })
    await stop()
    await rm(folder, { recursive: true, force: true })
    expect(troubles.unexpected(expectedTroubles)).toEqual([])
  },
})

export { expect }
