import type { Page } from '@playwright/test'
import type { HeldDeal } from '../../../functions/src/contract/api/orders/deals'
import { fillDestination } from '../../support/journeys/buying'
import { type Caller, callerFor } from '../../support/journeys/by-api'
import { codeAt, newPhone } from '../../support/journeys/codes'
import { expect, test } from '../../support/journeys/journey'
import {
  approve,
  codeOn,
  confirmOrder,
  expectStatus,
  shipWithTracking,
} from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'
import { PAYSTACK } from '../../support/journeys/suite'

const SELLER = seededPerson('vendor9')
const PHONES = { buyer: { width: 360, height: 740 }, seller: { width: 412, height: 915 } }

// A code that no deal has is not found.
test.use({ expectedTroubles: [/status of 4(04|09)/] })

const TERMS = {
  title: 'Hand-woven aso-oke stole',
  description: 'As agreed in our chat: the blue one, two metres long, with fringes.',
  category: 'clothing_accessories',
  image_paths: [],
  price_minor: 1_250_000,
  uses: 2,
  delivery: { kind: 'fee', fee_minor: 200_000, days_min: 1, days_max: 3 },
  fee_payer: 'half',
  days: 7,
} as const

const makeDeal = (seller: Caller, change: Partial<Record<keyof typeof TERMS, unknown>> = {}) =>
  seller.post<HeldDeal>('/vendors/deals', { ...TERMS, ...change })

const payAtProvider = async (page: Page) => {
  await expect(page).toHaveURL((url) => url.origin === PAYSTACK)
  await page.getByRole('link', { name: /Pays at once/ }).click()
  await page.getByRole('button', { name: /^Pay [^,]*\d/ }).click()
  await expect(page.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
}

test('who opens a link without an account pays, receives with the code, approves and reviews', async ({
  open,
}) => {
  const [buyer, vendor] = [
    await open({ viewport: PHONES.buyer }),
    await open({ viewport: PHONES.seller }),
  ]
  const deal = await makeDeal(await callerFor(SELLER))
  const phone = newPhone()
  // Counted: what is tapped from the link to the payment, fields that are typed into apart.
  let taps = 0
  const tap = async (role: 'button' | 'link' | 'radio' | 'checkbox', label: string | RegExp) => {
    taps += 1
    await buyer.getByRole('main').getByRole(role, { name: label }).first().click()
  }

  await test.step('the page says what is bought, of whom, and where alone to pay', async () => {
    await buyer.goto(`/d/${deal.code.toLowerCase().replace('-', '')}`)
    await expect(buyer).toHaveURL(`/d/${deal.code}`)
    await expect(buyer.getByRole('heading', { level: 1, name: TERMS.title })).toBeVisible()
    // 2.5 % of ₦14,500 and ₦100 are ₦462.50, of which each pays a half.
    await expect(buyer.getByText('Your part of the escrow fee').locator('..')).toContainText(
      '₦231.25',
    )
    await expect(buyer.getByText(/You pay only at/)).toBeVisible()
    await expect(buyer.getByText('2 of 2 left')).toBeVisible()
  })

  await test.step('a number and its code are the account, and keep the purchase', async () => {
    await tap('link', 'Buy with escrow')
    await tap('link', 'Sign Up')
    // The login offers a phone number as well, until this page is there.
    await expect(buyer.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await tap('button', 'Use a phone number')
    await buyer.getByLabel('Full name').fill(newPerson('Ebele').name)
    await buyer.getByLabel('Phone number').fill(phone.replace('+234', '0'))
    await tap('checkbox', /I accept the terms of use/)
    await tap('button', 'Send the code')
    await buyer.getByLabel('Code').fill(await codeAt(phone))
    await expect(buyer).toHaveURL(`/checkout/deals/${deal.code}?version=1`)
  })

  await test.step('the checkout says who pays what, and pays', async () => {
    await expect(buyer.getByText(TERMS.title)).toBeVisible()
    await expect(buyer.getByText(/banks add ₦50 stamp duty/)).toBeVisible()
    await fillDestination(buyer)
    await tap('radio', /^Card/)
    await expect(buyer.getByText(/of the escrow fee\.$/).first()).toBeVisible()
    await tap('button', /^Pay ₦14,731\.25/)
    await payAtProvider(buyer)
    expect(taps).toBe(7)
  })

  const id = await test.step('the purchase leads back to the deal', async () => {
    await buyer.getByRole('link', { name: 'See your purchase' }).click()
    await expect(buyer).toHaveURL(/\/dashboard\/purchases\/[a-z0-9]{20}$/)
    const link = buyer.getByRole('link', { name: TERMS.title }).first()
    await expect(link).toHaveAttribute('href', `/d/${deal.code}`)
    return buyer.url().split('/').at(-1) ?? ''
  })

  await test.step('the code hands it over, and the buyer approves', async () => {
    const code = await codeOn(buyer)
    await enter(vendor, SELLER, `/dashboard/vendor/sales/${id}`)
    await confirmOrder(vendor)
    await shipWithTracking(vendor)
    await vendor.getByRole('button', { name: 'Mark as Delivered' }).click()
    const dialog = vendor.getByRole('dialog')
    await dialog.getByLabel('The buyer’s escrow code').fill(code)
    await dialog.getByRole('button', { name: 'Delivered with the code' }).click()
    await whenClosed(dialog)
    await approve(buyer)
    await expectStatus(buyer, 'completed')
  })

  await test.step('a review is of the seller', async () => {
    await buyer.getByRole('button', { name: 'Leave a review' }).click()
    const dialog = buyer.getByRole('dialog')
    await dialog.getByRole('radio', { name: '5 star' }).check({ force: true })
    await dialog.getByLabel('What should others know?').fill('Just as we agreed in the chat.')
    await dialog.getByRole('button', { name: 'Publish my review' }).click()
    await whenClosed(dialog)
    await expect(buyer.getByRole('region', { name: 'Your review' })).toContainText('as we agreed')
  })
})

test('a deal that its seller edits is shown before it is paid', async ({ open }) => {
  const page = await open({ viewport: PHONES.buyer })
  const seller = await callerFor(SELLER)
  const deal = await makeDeal(seller)
  await enterAsNew(page, newPerson('Chinedu'), `/d/${deal.code}`)
  await page.getByRole('link', { name: 'Buy with escrow' }).click()
  await fillDestination(page)
  await page.getByRole('radio', { name: /^Card/ }).check()
  await expect(page.getByRole('button', { name: 'Pay ₦14,731.25' })).toBeEnabled()
  await seller.put(`/vendors/deals/${deal.id}`, { ...TERMS, price_minor: 1_350_000 })
  await page.getByRole('button', { name: 'Pay ₦14,731.25' }).click()
  const notice = page.getByRole('alert', { name: /changed this deal since you opened it/ })
  await expect(notice).toContainText('₦12,500')
  await expect(notice).toContainText('₦13,500')
  await page.getByRole('button', { name: /Pay ₦15,743\.75/ }).click()
  await payAtProvider(page)
})

test('a deal that can’t be paid says why and leads on', async ({ open }) => {
  const page = await open({ viewport: PHONES.buyer })
  const seller = await callerFor(SELLER)
  const main = page.getByRole('main')

  await test.step('withdrawn', async () => {
    const deal = await makeDeal(seller)
    await seller.post(`/vendors/deals/${deal.id}/withdraw`)
    await page.goto(`/d/${deal.code}`)
    await expect(main.getByText('This deal was withdrawn')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Buy with escrow' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Type another code' }).click()
    await expect(page).toHaveURL('/d')
  })

  await test.step('the field takes a code however it is typed, and says what is wrong', async () => {
    const deal = await makeDeal(seller)
    const field = page.getByLabel('Code of the deal')
    await field.fill('ABC')
    await page.getByRole('button', { name: 'Show the deal' }).click()
    await expect(page.getByText(/A code has ten letters and digits/)).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill(` ${deal.code.toLowerCase().replaceAll('0', 'o')} `)
    await field.press('Enter')
    await expect(page).toHaveURL(`/d/${deal.code}`)
    await expect(main.getByRole('link', { name: 'Buy with escrow' })).toBeVisible()
  })

  await test.step('unknown', async () => {
    const response = await page.goto('/d/00000-00000')
    expect(response?.status()).toBe(404)
    await expect(main.getByRole('heading', { name: 'There is no such deal' })).toBeVisible()
    await expect(page.getByLabel('Code of the deal')).toHaveValue('00000-00000')
    await expect(main.getByRole('link', { name: 'Browse the marketplace' })).toBeVisible()
  })
})
