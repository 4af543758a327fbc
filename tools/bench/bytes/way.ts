import type { Browser, Page } from '@playwright/test'
import { openPhone, storeSession } from './browser'
import { PRODUCT_ID } from './responses'

const SETTLED_MS = 2_000

/** Records what the network delivers to a page, bodies and headers as they were transferred. */
const countBytes = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const sent_at = new Map<string, number>()
  const received: { sent_at: number; bytes: number }[] = []
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => {
    sent_at.set(requestId, wallTime * 1_000)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    received.push({ sent_at: sent_at.get(requestId) ?? 0, bytes })
  })
  await session.send('Network.enable')
  /** The bytes of what was requested until then, in epoch milliseconds. */
  return (until = Number.POSITIVE_INFINITY) =>
    received.reduce((sum, one) => sum + (one.sent_at <= until ? one.bytes : 0), 0)
}

/** Runs in the page before its own scripts: records when the button that pays is first shown. */
const markPayable = () => {
  const observer = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('main button')]
    if (!buttons.some((one) => one.textContent?.startsWith('Pay ₦'))) return
    observer.disconnect()
    performance.mark('oja-payable')
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page. In epoch milliseconds. */
const payableAt = () =>
  performance.timeOrigin + (performance.getEntriesByName('oja-payable')[0]?.startTime ?? Number.NaN)

/**
 * The bytes that a phone with an empty cache receives on the way from the home page to the button
 * that pays: a search, a product, the form for signing up, and the checkout as the new account. The
 * account is made without the network. What loads once the button is there, such as Firestore, doesn't
 * count, however slow the machine is at noticing it.
 */
export const bytesToPay = async (
  browser: Browser,
  origin: string,
  say: (line: string) => void,
): Promise<number> => {
  const { context, page } = await openPhone(browser)
  const bytes = await countBytes(page)
  const reach = (place: string) => say(`    ${place}: ${bytes()} bytes so far`)
  await page.goto(origin)
  await page.locator('main li article').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  reach('home')
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.fill('adire')
  await field.press('Enter')
  await page.waitForURL(/\/marketplace\?q=/)
  await page.locator('main li article').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  reach('search')
  await page.locator('main li article a').first().tap()
  const buy = page.getByRole('link', { name: /Buy with escrow/ }).last()
  await buy.waitFor()
  await page.waitForTimeout(SETTLED_MS)
  reach('product')
  await buy.tap()
  await page.waitForURL(/\/auth\//)
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).tap()
  await page.waitForURL(/\/auth\/signup/)
  await page.getByLabel('Email', { exact: true }).waitFor()
  await page.waitForTimeout(SETTLED_MS)
  reach('sign-up')
  await storeSession(context)
  await context.addInitScript(markPayable)
  await page.goto(`${origin}/checkout/${PRODUCT_ID}`)
  await page.getByRole('button', { name: /^Pay ₦/ }).waitFor()
  const received_until = await page.evaluate(payableAt)
  if (Number.isNaN(received_until)) throw new Error('The button that pays was never shown.')
  await page.waitForTimeout(SETTLED_MS)
  const received = bytes(received_until)
  await context.close()
  return received
}
