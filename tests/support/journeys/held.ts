import type { Page } from '@playwright/test'

/**
 * Holds back the requests of a page to these addresses, as a slow network does. `release` lets them
 * through, `count` is how many came.
 */
export const holdBack = async (
  page: Page,
  url: string | RegExp,
): Promise<{ release: () => void; count: () => number }> => {
  let release = () => {}
  let count = 0
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    count += 1
    await released
    await route.continue()
  })
  return { release, count: () => count }
}
