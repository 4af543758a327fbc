import type { Page } from '@playwright/test'
import { callerFor, order, pay, productId } from '../../support/journeys/by-api'
import { verifyAddress } from '../../support/journeys/identity-mail'
import { expect, test } from '../../support/journeys/journey'
import {
  approve,
  confirmOrder,
  expectStatus,
  figureOn,
  openPurchase,
  openSale,
  shipWithTracking,
} from '../../support/journeys/order-actions'
import { newPerson } from '../../support/journeys/people'
import { openProduct } from '../../support/journeys/rendered-page'
import { enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'
import {
  addImages,
  cameraImage,
  createProduct,
  csvFile,
  describeStore,
  enterAsVendor,
  openAccount,
  openStore,
  putOnSale,
  tenDigits,
} from '../../support/journeys/store'
import { passTime, returnToNow } from '../../support/journeys/suite'

test.afterEach(returnToNow)

const GOODS = 7_450_50
/** A payout under ₦10,000 costs what its transfer costs. */
const ARRIVES = GOODS - 25_00
const TO_BANK = '₦7,425.50'

/** Imports a draft from a file, after a first file was refused, and publishes it. */
const importProduct = async (vendor: Page, name: string) => {
  const choose = vendor.getByLabel(/^Choose (a CSV|another) file/)
  const text = 'Woven tight enough to carry rice from the market.'
  await vendor.getByRole('link', { name: 'Import', exact: true }).click()
  await choose.setInputFiles(csvFile(`=1+1,${text},home_kitchen,0,2,Lagos,Palm`))
  await expect(vendor.getByText('1 of 1 row needs your attention')).toBeVisible()
  await expect(vendor.getByRole('row', { name: /2.*name.*formula/ })).toBeVisible()
  await expect(vendor.getByRole('row', { name: /2.*price.*Enter naira/ })).toBeVisible()

  await choose.setInputFiles(csvFile(`${name},${text},home_kitchen,"2,500.50",2,Lagos;Ogun,Palm`))
  await expect(vendor.getByText('All 1 product can be imported')).toBeVisible()
  await vendor.getByRole('button', { name: 'Make 1 draft' }).click()
  await expect(vendor.getByText('1 draft is ready')).toBeVisible()
  await vendor.getByRole('link', { name: 'See the drafts' }).click()
  await vendor.getByRole('button', { name: `Actions for ${name}` }).click()
  await vendor.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(vendor.getByLabel('Price in naira')).toHaveValue('2500.50')
  await expect(vendor.getByLabel('Category')).toHaveValue('home_kitchen')
  for (const heading of ['Basic Information', 'Features']) {
    await expect(vendor.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await vendor.getByRole('button', { name: 'Save and continue' }).click()
  }
  await addImages(vendor, [cameraImage()])
  await putOnSale(vendor)
}

const codeOn = async (buyer: Page): Promise<string> => {
  const panel = buyer.getByRole('region', { name: 'Your escrow code' })
  const digits = panel.getByText(/^\s*\d{3}\s*\d{3}\s*$/)
  await expect(digits).toBeVisible()
  return ((await digits.textContent()) ?? '').replace(/\D/g, '')
}

const deliver = async (vendor: Page, code: string) => {
  await vendor.getByRole('button', { name: 'Mark as Delivered' }).click()
  const dialog = vendor.getByRole('dialog')
  await dialog.getByLabel('The buyer’s escrow code').fill(code)
  await dialog.getByRole('button', { name: 'Delivered with the code' }).click()
  await whenClosed(dialog)
}

test('a new user opens a store, adds products, sells one and is paid out', {
  tag: '@alone',
}, async ({ open }) => {
  const vendor = await open()
  const buyer = await open()
  const mark = tenDigits()
  const store = { name: `Ijebu Palm Weavers ${mark}`, account_number: mark }
  const basket = `Palm Rice Basket ${mark}`
  const imported = `Palm Mat ${mark}`
  const rowOf = (name: string) => vendor.getByRole('row', { name: new RegExp(name) })

  await test.step('the store', async () => {
    await openStore(vendor, newPerson('Sola'), store)
    await expect(vendor.getByRole('navigation', { name: 'Dashboard', exact: true })).toBeVisible()
    await expect(vendor.getByRole('link', { name: 'Start Selling' })).toBeHidden()
  })

  await test.step('two products: one by the form, one from a file with a camera’s own format', async () => {
    await createProduct(vendor, { name: basket, price: '7450.50' })
    await importProduct(vendor, imported)
    const image = rowOf(imported).locator('img')
    await expect(image).toHaveJSProperty('complete', true)
    await expect
      .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    for (const name of [basket, imported]) {
      await expect(rowOf(name).getByText('On sale')).toBeVisible()
    }
  })

  let id = ''
  await test.step('a buyer sees one and pays', async () => {
    const person = newPerson('Tari')
    await enterAsNew(buyer, person)
    await openProduct(buyer, basket)
    await expect(buyer.getByText('Only 4 left')).toBeVisible()
    await expect(buyer.getByRole('link', { name: store.name }).first()).toBeVisible()
    const caller = await callerFor(person)
    const bought = await order(caller, await productId(basket), person.name)
    await pay(caller, bought)
    id = bought.id
    await openPurchase(buyer, id)
    await expectStatus(buyer, 'in escrow')
    await expect(rowOf(basket).getByLabel(/stock/i)).toHaveValue('3')
  })

  await test.step('it is shipped and delivered with the code', async () => {
    await openSale(vendor, id)
    await expectStatus(vendor, 'in escrow')
    await expect(vendor.getByRole('heading', { level: 1, name: basket })).toBeVisible()
    await confirmOrder(vendor)
    await shipWithTracking(vendor)
    await deliver(vendor, await codeOn(buyer))
    // Money of a sale that is approved within minutes of its payment is held for longer.
    passTime('+1h')
    await approve(buyer)
    await expectStatus(vendor, 'completed')
  })

  await test.step('three days later, as in every new store, the money goes to the bank', async () => {
    await vendor.goto('/dashboard/vendor/wallet')
    expect(await figureOn(vendor, 'Pending')).toBe(GOODS)
    // Otherwise the money goes by itself where these days have a Friday.
    await vendor.getByRole('radio', { name: 'Only when I ask' }).click()
    await expect(vendor.getByRole('radio', { name: 'Only when I ask' })).toBeChecked()
    passTime('+73h')
    await vendor.getByRole('button', { name: `Pay out ${TO_BANK}` }).click()
    await vendor
      .getByRole('dialog')
      .getByRole('button', { name: `Pay out ${TO_BANK} to` })
      .click()
    await expect(vendor.getByText(`${TO_BANK} is on its way to`)).toBeVisible()
    await expect.poll(() => figureOn(vendor, 'Paid out')).toBe(ARRIVES)
  })
})

test('many products are paused, found, saved as a file and duplicated', { tag: '@deep' }, async ({
  open,
}) => {
  test.slow()
  const vendor = await open()
  const mark = tenDigits()
  await enterAsVendor(vendor, newPerson('Bisi'), {
    name: `Bisi’s Baskets ${mark}`,
    account_number: mark,
  })
  const name = `Market Basket ${mark}`
  await createProduct(vendor, { name, price: '7450.50' })
  await vendor.getByRole('button', { name: `Actions for ${name}` }).click()
  await vendor.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(vendor.getByLabel('Product name')).toHaveValue(name)

  await vendor.goto('/dashboard/vendor/products')
  await expect(vendor.getByRole('row', { name: new RegExp(name) })).toHaveCount(2)
  await vendor.getByRole('checkbox', { name: 'Choose all 2' }).check()
  await vendor.getByRole('button', { name: 'Pause 1' }).click()
  await expect(vendor.getByText('1 product paused')).toBeVisible()
  await vendor.getByRole('link', { name: 'Paused' }).click()
  await expect(vendor.getByRole('row', { name: new RegExp(name) })).toHaveCount(1)

  await vendor.getByLabel('Find a product').fill('nothing of this name')
  await expect(vendor.getByText(/^None of these products is called/)).toBeVisible()
  await vendor.getByRole('button', { name: 'Clear the search' }).click()

  const downloading = vendor.waitForEvent('download')
  await vendor.getByRole('button', { name: 'Export' }).click()
  const file = await (await downloading).path()
  await vendor.getByRole('link', { name: 'Import', exact: true }).click()
  await vendor.getByLabel('Choose a CSV file').setInputFiles(file)
  await expect(vendor.getByText('All 2 products can be imported')).toBeVisible()
})

test.describe('an account', () => {
  test.use({ expectedTroubles: [/status of 4(09|22|00|03)/] })

  test('of an address that is not verified keeps what was typed until it is', async ({ open }) => {
    const page = await open()
    const mark = tenDigits()
    const person = newPerson('Sola')
    const store = { name: `Patient Weavers ${mark}`, account_number: mark }
    await openAccount(store)
    await enterAsNew(page, person, '/dashboard/vendor/onboarding')
    await describeStore(page, store)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Open my store' }).click()
    const refused = page.getByRole('alert').filter({ hasText: 'Verify your email address first.' })
    await expect(refused).toBeVisible()
    await verifyAddress(person.email)
    await page.getByRole('button', { name: 'Open my store' }).click()
    await expect(page).toHaveURL('/dashboard/vendor')
  })

  test('of another name opens no store and says why', async ({ open }) => {
    const page = await open()
    const mark = tenDigits()
    const store = { name: `Nobody’s Store ${mark}`, account_number: mark }
    await openAccount(store, 'HALIMA USMAN SANI')
    const person = newPerson('Sola')
    await enterAsNew(page, person, '/dashboard/vendor/onboarding')
    await verifyAddress(person.email)
    await describeStore(page, store)
    await expect(page.getByText('the account belongs to H••• U••• S•••')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Account number')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Where we pay you' })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/vendor\/onboarding/)
  })
})
