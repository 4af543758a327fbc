import type { Page } from '@playwright/test'
import type { TransactionResponse } from '../../../functions/src/contract/api/orders/transaction-reads'
import { escrowFeeOf } from '../../../functions/src/contract/escrow/fee'
import { complaintsOn } from '../../support/journeys/axe'
import { choosePlace, DELIVERY, openPlaceDialog } from '../../support/journeys/buying'
import { callerFor, pay } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { coveredOn, type Look, outsideOf, storeCopy } from '../../support/journeys/narrow'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { fromQueue } from '../../support/journeys/queue-items'
import { MISSING_PAGES, SCREENS } from '../../support/journeys/screens'
import { searchPage } from '../../support/journeys/search-results'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenClosed, whenShown } from '../../support/journeys/shown'
import { createProduct, openStore, tenDigits } from '../../support/journeys/store'

/** One word of 80 letters, as products from before the rule may have it, and people’s names do. */
const WORD = 'Aṣọòkèàtìàdìrẹ'.normalize('NFC').repeat(6).slice(0, 80)
/** More than a product may cost; five are what a newcomer may order, and cost ₦1,000,000,000. */
const PRICE = 20_000_000_000
const PIECES = 5

const sizes = [320, 360, 768, 1280].map((width) => ({ width, height: width < 768 ? 740 : 900 }))
const LOOKS: Look[] = [
  ...sizes.flatMap((size) =>
    (['light', 'dark'] as const).map((theme): Look => ({ ...size, theme, text: 100 })),
  ),
  ...sizes.map((size): Look => ({ ...size, theme: 'light', text: 200 })),
]
/** The console is for a desk. */
const WIDE_LOOKS = LOOKS.filter(({ width }) => width >= 768)

/** Each control is scrolled to and touched where there is the least room, and where there is the most. */
const isForTouch = ({ width, theme, text }: Look) =>
  theme === 'light' && (width === 320 || (width === 1280 && text === 100))
/** The layouts differ by width alone: axe reads one of a phone and one of a desk, one of them dark. */
const isForAxe = ({ width, theme, text }: Look) =>
  text === 100 && ((width === 320 && theme === 'light') || (width === 1280 && theme === 'dark'))

/** Looks at the open page, without leaving it. */
const lookAt = async (page: Page, where: string, looks: readonly Look[] = LOOKS) => {
  for (const look of looks) {
    const from = `${where} at ${look.width}, ${look.theme}, text of ${look.text} %`
    expect.soft(await outsideOf(page, look), from).toEqual([])
    if (isForTouch(look)) expect.soft(await coveredOn(page), from).toEqual([])
    if (isForAxe(look)) expect.soft(await complaintsOn(page), from).toEqual([])
    test.info().annotations.push({ type: 'look', description: from })
  }
}

const walk = async (page: Page, paths: readonly string[], looks?: readonly Look[]) => {
  for (const path of new Set(paths)) {
    await page.goto(path)
    await whenShown(page)
    await lookAt(page, path, looks)
  }
}

/** The dialogs are looked at where they have the least room, and where they are wide. */
const DIALOG_LOOKS = LOOKS.filter(({ width }) => width !== 768)
const lookAtDialog = async (page: Page, where: string) => {
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const look of DIALOG_LOOKS) {
    const from = `${where} at ${look.width}, ${look.theme}, text of ${look.text} %`
    expect.soft(await outsideOf(page, look), from).toEqual([])
    if (isForAxe(look)) expect.soft(await complaintsOn(page), from).toEqual([])
    test.info().annotations.push({ type: 'look', description: from })
  }
}

/** A product that is as wide as it gets, of the first demo vendor. */
const storeWideProduct = async () => {
  const { items } = await searchPage('vendor_id=demo-vendor-1&limit=1')
  const [first] = items
  if (!first) throw new Error('The first demo vendor sells nothing')
  const id = await storeCopy(first.id, {
    name: { stringValue: WORD },
    price: { integerValue: String(PRICE) },
    available_items: { integerValue: '9998' },
  })
  return { id, path: `/products/a-very-long-name-${id}` }
}

/** Orders and pays it for somebody whose name is as long. */
const orderWide = async (product: { id: string }) => {
  const person = { ...newPerson('Tolu'), name: WORD }
  return {
    person,
    place: async () => {
      const caller = await callerFor(person)
      const goods = PRICE * PIECES
      const { transaction } = await caller.post<TransactionResponse>('/transactions', {
        product_id: product.id,
        quantity: PIECES,
        expected_total_minor: goods + escrowFeeOf(goods),
        channel: 'card',
        delivery: { ...DELIVERY, recipient_name: WORD },
      })
      await pay(caller, transaction)
      return transaction
    },
  }
}

/** One link of each kind of entry, as the rows of a list say it: an order of each status. */
const oneOfEach = async (page: Page, list: string): Promise<string[]> => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(list)
  await whenShown(page)
  const rows = page.getByRole('main').locator('tr:has(a)')
  const entries = await rows.evaluateAll((all) =>
    all.map((row) => ({
      href: row.querySelector('a')?.getAttribute('href') ?? '',
      kind: row.querySelector('[data-tone]')?.textContent ?? '',
    })),
  )
  const kinds = new Map(entries.toReversed().map(({ kind, href }) => [kind, href]))
  expect(kinds.size, `kinds in ${list}`).toBeGreaterThan(3)
  return [...kinds.values()]
}

test.describe.configure({ mode: 'parallel' })
test.beforeEach(() => test.setTimeout(3_600_000))

test('nothing that a visitor sees leaves the screen', { tag: '@deep' }, async ({
  open,
  expectedTroubles,
}) => {
  expectedTroubles.push(MISSING_PAGES)
  const newcomer = await open({ reducedMotion: 'reduce', hasConsented: false })
  await newcomer.goto('/about')
  await expect(newcomer.getByText('We value your privacy')).toBeVisible()
  await lookAt(newcomer, 'the consent')

  const product = await storeWideProduct()
  const visitor = await open({ reducedMotion: 'reduce' })
  await walk(visitor, [product.path, ...SCREENS.public, ...SCREENS.auth, '/cart'])

  await visitor.setViewportSize({ width: 360, height: 740 })
  await visitor.goto('/marketplace')
  await visitor.getByRole('button', { name: 'Filters' }).click()
  await lookAtDialog(visitor, 'the filters')
  await visitor.goto(product.path)
  const place = await openPlaceDialog(visitor)
  await lookAtDialog(visitor, 'the place')
  await choosePlace(place, 'Ikeja')
  await visitor.getByRole('button', { name: 'Add to cart' }).click()
  await expect(visitor.getByText(/in your cart/).first()).toBeAttached()
  await walk(visitor, [product.path, '/cart'])
})

test('nothing leaves the screen of a buyer without or with one purchase', { tag: '@deep' }, async ({
  open,
}) => {
  const product = await storeWideProduct()
  const { person, place } = await orderWide(product)
  const buyer = await open({ reducedMotion: 'reduce' })
  await enterAsNew(buyer, person)
  const own = ['/', '/account', '/cart', ...SCREENS.buyer]
  await walk(buyer, [...own, `/checkout/${product.id}`])

  const { id } = await place()
  const purchase = `/dashboard/purchases/${id}`
  await buyer.goto(product.path)
  await buyer.getByRole('button', { name: 'Add to cart' }).click()
  await expect(buyer.getByText(/in your cart/).first()).toBeAttached()
  await walk(buyer, [
    '/cart',
    '/checkout?stores=demo-vendor-1',
    '/dashboard/purchases',
    purchase,
    `${purchase}/receipt`,
    '/dashboard/notifications',
  ])
  await buyer.goto(`/dashboard/purchases?details=${id}`)
  await lookAtDialog(buyer, 'the details')
  await buyer.goto(purchase)
  await buyer.getByRole('button', { name: 'Raise Dispute' }).click()
  await expect(buyer.getByLabel('What happened?')).toBeVisible()
  await lookAtDialog(buyer, 'the dispute sheet')

  const vendor = await open({ reducedMotion: 'reduce' })
  await enter(vendor, seededPerson('vendor1'), '/dashboard/vendor')
  const edit = `/dashboard/vendor/products/edit?id=${product.id}`
  await walk(vendor, [
    '/dashboard/vendor/sales',
    `/dashboard/vendor/sales/${id}`,
    '/dashboard/vendor/products',
    `/dashboard/vendor/products/product?id=${product.id}`,
    ...[1, 2, 3, 4].map((step) => `${edit}&step=${step}`),
  ])
})

test('nothing leaves the screen of a buyer with many purchases', { tag: '@deep' }, async ({
  open,
}) => {
  const buyer = await open({ reducedMotion: 'reduce' })
  await enter(buyer, seededPerson('buyer1'))
  const purchases = await oneOfEach(buyer, '/dashboard/purchases')
  await walk(buyer, ['/', '/cart', '/account', ...SCREENS.buyer, ...purchases])
  await buyer.goto('/dashboard/messages')
  await buyer.getByRole('main').getByRole('link').first().click()
  await expect(buyer.getByRole('textbox', { name: /^Write to / })).toBeVisible()
  await lookAt(buyer, 'a conversation')
})

test('nothing leaves the screen of a store without or with one product', { tag: '@deep' }, async ({
  open,
}) => {
  const vendor = await open({ reducedMotion: 'reduce' })
  const digits = tenDigits()
  await openStore(vendor, newPerson('Sola'), {
    name: `Palm of ${digits}`,
    account_number: digits,
  })
  await walk(vendor, SCREENS.vendor)
  await vendor.setViewportSize({ width: 1280, height: 900 })
  await vendor.goto('/dashboard/vendor/products')
  await createProduct(vendor, { name: `Basket ${digits}`, price: '2500' })
  await walk(vendor, ['/dashboard/vendor', '/dashboard/vendor/products'])
})

test('nothing leaves the screen of a store with many sales', { tag: '@deep' }, async ({ open }) => {
  const vendor = await open({ reducedMotion: 'reduce' })
  await enter(vendor, seededPerson('vendor1'), '/dashboard/vendor')
  const sales = await oneOfEach(vendor, '/dashboard/vendor/sales')
  await walk(vendor, [...SCREENS.vendor, ...sales])
  await vendor.setViewportSize({ width: 360, height: 740 })
  await vendor.goto('/dashboard/vendor/products')
  await vendor
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await expect(vendor.getByRole('menu')).toBeVisible()
  await vendor.keyboard.press('Escape')
  await whenClosed(vendor.getByRole('menu'))
})

test('nothing leaves the screen of operators', { tag: '@deep' }, async ({ open }) => {
  const operator = await open({ reducedMotion: 'reduce' })
  await enter(operator, seededPerson('owner'), '/console')
  await walk(operator, [...SCREENS.operator, ...(await fromQueue(operator))], WIDE_LOOKS)
})

test('nothing that sells leaves the smallest screen', { tag: '@face' }, async ({ open }) => {
  const { items } = await searchPage('limit=1')
  const page = await open({ reducedMotion: 'reduce' })
  for (const path of ['/', '/marketplace', `/products/${items[0]?.slug}`, '/auth/signup']) {
    await page.goto(path)
    await whenShown(page)
    const look: Look = { width: 320, height: 640, theme: 'light', text: 100 }
    expect.soft(await outsideOf(page, look), path).toEqual([])
  }
})

test('a table of days shows all of its columns', { tag: '@face' }, async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 900 } })
  await enter(page, seededPerson('vendor1'), '/dashboard/vendor')
  const table = page.getByRole('region', { name: 'Sales by day, the newest first: table' })
  for (const width of [360, 1280, 1536]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(table).toBeVisible()
    await expect
      .poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0)
  }
})
