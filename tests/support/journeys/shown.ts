import type { Page } from '@playwright/test'
import { expect } from './journey'

/** Parts further down come as they are looked at. */
const lookThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

/** The page is there, its lower parts too, and nothing of it is still a skeleton. */
export const whenShown = async (page: Page) => {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(async () => {
    await lookThrough(page)
    expect(await page.getByRole('status', { name: /^Loading/ }).count()).toBe(0)
    expect(await page.locator('main .animate-pulse').count()).toBe(0)
  }).toPass({ timeout: 15_000 })
}
