import type { Page } from '@playwright/test'
import { complaintsOn } from '../../support/journeys/axe'
import { act, callerFor, order, pay, productId } from '../../support/journeys/by-api'
import { contest, decideAtBank } from '../../support/journeys/chargebacks'
import { expect, test } from '../../support/journeys/journey'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { fromQueue } from '../../support/journeys/queue-items'
import { MISSING_PAGES, SCREENS } from '../../support/journeys/screens'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenShown } from '../../support/journeys/shown'
import { API } from '../../support/journeys/suite'
import { runsOf } from '../../support/runs'

const PRODUCT = 'Natural Sapo Bath Sponge'
const PHONE = { width: 360, height: 740 }
const SCREEN = { width: 1280, height: 900 }
/** Everyday runs use a phone, the most common device. Deep runs add a wide screen. */
const SIZES = [PHONE, SCREEN].slice(0, runsOf(1, 2))
/** Everyday runs visit the first pages of each list, deep runs all of them. */
const someOf = (paths: readonly string[], few = 2) => paths.slice(0, runsOf(few, paths.length))
/** Horizontal overflow in pixels. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

type Theme = 'light' | 'dark'

const check = async (
  page: Page,
  paths: readonly string[],
  themes: readonly Theme[] = ['light'],
) => {
  for (const path of paths) {
    await page.goto(path)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await whenShown(page)
      for (const theme of themes) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen
        }, theme)
        expect.soft(await complaintsOn(page), `${path} at ${size.width}, ${theme}`).toEqual([])
      }
      expect.soft(await overflowOf(page), `${path} sideways at ${size.width}`).toBe(0)
    }
  }
}

/** The URL of a list's first item. */
const firstOf = async (page: Page, list: string): Promise<string> => {
  await page.goto(list)
  const link = page.getByRole('table').getByRole('link').first()
  return (await link.getAttribute('href')) ?? list
}

const anyProduct = async (): Promise<{ id: string; slug: string }> => {
  const response = await fetch(`${API}/public/products?limit=1&sortBy=popularity`)
  const { data } = (await response.json()) as { data: { items: { id: string; slug: string }[] } }
  const product = data.items[0]
  if (!product) throw new Error('The suite has no product')
  return product
}

test.beforeEach(() => test.slow())

const FEW_TABS = 10

/** The number of keys that lead to the first product by the links that skip what is before it. */
const keysToProducts = async (page: Page): Promise<number> => {
  const focused = page.locator(':focus')
  for (let keys = 1; keys <= FEW_TABS; keys += 1) {
    await page.keyboard.press('Tab')
    if (await focused.locator('xpath=ancestor::article').count()) return keys
    if (/^Skip/.test((await focused.textContent()) ?? '')) await page.keyboard.press('Enter')
  }
  return Number.POSITIVE_INFINITY
}

test('public pages are usable by everybody', async ({ open, expectedTroubles }) => {
  expectedTroubles.push(MISSING_PAGES)
  const page = await open({ reducedMotion: 'reduce' })
  const { slug } = await anyProduct()
  await page.setViewportSize(SCREEN)
  await page.goto('/marketplace')
  await whenShown(page)
  expect(await keysToProducts(page)).toBeLessThanOrEqual(FEW_TABS)
  await check(page, [...someOf(SCREENS.public), `/products/${slug}`, ...someOf(SCREENS.auth, 1)])
})

test('the cookie banner and its preferences are usable by everybody', async ({ open }) => {
  const page = await open({ hasConsented: false, viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/about')
  const line = page.getByRole('dialog', { name: 'We value your privacy' })
  await expect(line).toBeVisible()
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(50)
  expect.soft(await complaintsOn(page), 'the banner').toEqual([])
  await page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await expect(page.getByRole('dialog', { name: /Manage Your Cookie/ })).toBeVisible()
  expect.soft(await complaintsOn(page), 'the preferences').toEqual([])
})

test('a buyer’s pages are usable by everybody', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  const person = newPerson('Aisha')
  await enterAsNew(page, person)
  const buyer = await callerFor(person)
  const product_id = await productId(PRODUCT)
  const held = await order(buyer, product_id, person.name)
  await pay(buyer, held)
  const disputed = await order(buyer, product_id, person.name)
  await pay(buyer, disputed)
  await act(buyer, disputed, 'dispute', {
    reason: 'damaged',
    description: 'It came torn in two.',
    evidence_paths: [],
  })
  const reviewed = await order(buyer, product_id, person.name)
  await pay(buyer, reviewed)
  await act(buyer, reviewed, 'approve')
  await act(buyer, reviewed, 'review', { rating: 4, text: 'Softens in warm water, as it says.' })
  const purchases = [disputed, reviewed, held].map(({ id }) => `/dashboard/purchases/${id}`)
  await check(page, [
    ...someOf(SCREENS.buyer, 1),
    ...someOf(purchases),
    `/dashboard/purchases/${held.id}/receipt`,
    `/dashboard/purchases?details=${held.id}`,
    `/checkout/${product_id}`,
  ])
  await page.setViewportSize(PHONE)
  await page.goto('/dashboard/purchases')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Purchases" [level=1]
    - searchbox "Search in purchases"
    - navigation "Purchases by status"
    - list:
      - listitem:
        - heading "${PRODUCT}" [level=3]:
          - link "${PRODUCT}"
        - paragraph
        - img /Step \\d of 5/
        - button "Actions for ${PRODUCT}"
  `)
  await page.emulateMedia({ forcedColors: 'active' })
  const dots = page
    .getByRole('img', { name: /^Step [1-4] of 5/ })
    .first()
    .locator('.rounded-full')
  await expect(dots).toHaveCount(5)
  const colours = await dots.evaluateAll((all) =>
    all.map((dot) => getComputedStyle(dot).backgroundColor),
  )
  expect(new Set(colours).size, 'done and coming steps differ without colours').toBe(2)
})

test('a vendor’s pages are usable by everybody', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  await enter(page, seededPerson('vendor1'))
  const sale = await firstOf(page, '/dashboard/vendor/sales')
  const product = await firstOf(page, '/dashboard/vendor/products')
  const edit = product.replace('/products/product', '/products/edit')
  const steps = [1, 2, 3, 4].map((step) => `${edit}&step=${step}`)
  await check(page, [...someOf(SCREENS.vendor), sale, product, ...steps.slice(0, runsOf(1, 4))])
  await page.goto('/dashboard/vendor/products/new')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - list:
      - listitem: Basic Information
      - listitem: Features
    - link "Cancel"
    - heading "Basic Information" [level=1]
    - textbox "Product name"
    - combobox "Category"
    - textbox "Description"
    - textbox "Price in naira"
    - textbox "Pieces in stock"
    - group "Sizes, colours and other choices"
    - group "Delivers to":
      - checkbox "Every state of Nigeria" [checked]
    - button "Save and continue"
  `)
})

test("operators' pages are usable by everybody", async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  const person = seededPerson('buyer5')
  const buyer = await callerFor(person)
  const contested = await order(buyer, await productId(PRODUCT), person.name)
  await pay(buyer, contested)
  const claim = await contest(contested)
  await enter(page, seededPerson('owner'))
  const themes = (['light', 'dark'] as const).slice(0, runsOf(1, 2))
  const paths = [
    `/console/cases/${contested.id}?why=chargeback`,
    ...someOf(SCREENS.operator),
    ...(runsOf(0, 1) === 1 ? await fromQueue(page) : []),
  ]
  await expect(async () => {
    await page.goto(paths[0] ?? '')
    await expect(page.getByRole('region', { name: 'Chargeback' })).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await check(page, paths, themes)
  await decideAtBank(claim, 'win')
})
