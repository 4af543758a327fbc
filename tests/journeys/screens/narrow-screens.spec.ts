import type { Page } from '@playwright/test'
import type { TransactionResponse } from '../../../functions/src/contract/api/endpoints/transaction-reads'
import { escrowFeeOf } from '../../../functions/src/contract/escrow/fee'
import { DELIVERY } from '../../support/journeys/buying'
import { callerFor, pay } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { type Look, outsideOf, storeCopy } from '../../support/journeys/narrow'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { SCREENS } from '../../support/journeys/screens'
import { searchPage } from '../../support/journeys/search-results'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenShown } from '../../support/journeys/shown'
import { runsOf } from '../../support/runs'

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
  ...sizes.slice(0, 2).map((size): Look => ({ ...size, theme: 'light', text: 200 })),
]
const [SMALLEST] = LOOKS
/** Everyday runs look at the smallest phone, with plain and with large text. */
const EVERYDAY: Look[] = SMALLEST ? [SMALLEST, { ...SMALLEST, text: 200 }] : []
const looks = [EVERYDAY, LOOKS][runsOf(0, 1)] ?? []

const isDeep = runsOf(0, 1) === 1
const all = (everyday: string[], deep: readonly string[]) =>
  isDeep ? [...new Set([...everyday, ...deep])] : everyday

const walk = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path)
    await whenShown(page)
    for (const look of looks) {
      const where = `${path} at ${look.width}, ${look.theme}, text of ${look.text} %`
      expect.soft(await outsideOf(page, look), where).toEqual([])
    }
  }
}

const expectInside = async (page: Page, where: string) => {
  for (const look of looks) {
    expect.soft(await outsideOf(page, look), `${where} at ${look.width}`).toEqual([])
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

test('no word, amount or large text takes a button off the screen', { tag: '@deep' }, async ({
  open,
}) => {
  test.slow()
  const product = await storeWideProduct()
  const visitor = await open({ reducedMotion: 'reduce' })
  await test.step('a visitor', () =>
    walk(
      visitor,
      all(['/', '/marketplace', product.path, '/auth/login'], [...SCREENS.public, ...SCREENS.auth]),
    ))

  const person = { ...newPerson('Tolu'), name: WORD }
  const buyer = await open({ reducedMotion: 'reduce' })
  await enterAsNew(buyer, person)
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
  const purchase = `/dashboard/purchases/${transaction.id}`
  await test.step('a buyer', () =>
    walk(
      buyer,
      all(
        ['/dashboard/purchases', purchase, `${purchase}/receipt`, `/checkout/${product.id}`],
        [`/dashboard/purchases?details=${transaction.id}`, ...SCREENS.buyer],
      ),
    ))
  await test.step('what covers the page', async () => {
    await buyer.goto(purchase)
    await buyer.getByRole('button', { name: 'Raise Dispute' }).click()
    await expect(buyer.getByLabel('What happened?')).toBeVisible()
    await expectInside(buyer, 'the dispute sheet')
  })

  const vendor = await open({ reducedMotion: 'reduce' })
  await enter(vendor, seededPerson('vendor1'), '/dashboard/vendor')
  const sale = `/dashboard/vendor/sales/${transaction.id}`
  const edit = `/dashboard/vendor/products/edit?id=${product.id}`
  await test.step('a vendor', () =>
    walk(
      vendor,
      all(
        ['/dashboard/vendor/sales', sale, '/dashboard/vendor/products', '/dashboard/vendor'],
        [
          `/dashboard/vendor/products/product?id=${product.id}`,
          ...[1, 2, 3, 4].map((step) => `${edit}&step=${step}`),
          ...SCREENS.vendor,
        ],
      ),
    ))
})
