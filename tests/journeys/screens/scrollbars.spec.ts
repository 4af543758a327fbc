import { chromium } from '@playwright/test'
import { productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { SITE } from '../../support/journeys/suite'

test('what one swipes through shows no scrollbar where a browser doesn’t hide them', async ({
  launchOptions,
}) => {
  const options = { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }
  const browser = await chromium.launch(options)
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const product = `/products/${await productId('Whipped Shea with Lemongrass')}`
    for (const path of ['/', product, '/vendors/demo-vendor-1']) {
      await page.goto(`${SITE}${path}`)
      await expect(page.locator('html[data-hydrated="page"]')).toBeAttached()
      const rows = await page.locator('main ul, nav ul, nav div').evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
          .map((one) => {
            const { borderTopWidth, borderBottomWidth } = getComputedStyle(one)
            const borders = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth)
            const bar = (one as HTMLElement).offsetHeight - one.clientHeight - borders
            return { row: one.className, bar: Math.round(bar) }
          }),
      )
      expect(rows.filter(({ bar }) => bar > 0)).toEqual([])
      if (path === product) expect(rows.length).toBeGreaterThan(0)
    }
  } finally {
    await browser.close()
  }
})
