import type { Locator, Page } from '@playwright/test'
import { expect } from './journey'

/** Scrolls through the page, whose lower parts load when they come into view. */
const lookThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

/** Waits until the whole page is shown, its lower parts too, without skeletons. */
export const whenShown = async (page: Page) => {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(async () => {
    await lookThrough(page)
    expect(await page.getByRole('status', { name: /^Loading/ }).count()).toBe(0)
    expect(await page.locator('main .animate-pulse').count()).toBe(0)
  }).toPass()
}

/** A dialog takes its entry out of the history a moment after it closes, which would stop a navigation. */
export const whenClosed = async (dialog: Locator): Promise<void> => {
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => dialog.page().evaluate(() => window.history.state?.modals ?? []))
    .toEqual([])
}
