import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../../tools/emulators/project'
import { makeAccount } from './accounts'
import { callerFor } from './by-api'
import { makeImages } from './generated-images'
import { verifyAddress } from './identity-mail'
import { expect } from './journey'
import { type Person, signUp } from './people'
import { enter } from './session'
import { configurePaystack } from './suite'

export const BANK = { name: 'Guaranty Trust Bank', code: '058' }
export const LEGAL_NAME = 'Sola Bankole Adigun'
export const PLACE = {
  description: 'Baskets and mats of Ijebu palm, split and woven by hand.',
  state: 'Ogun',
  city: 'Ijebu Ode',
  address: '7 Folagbade Street',
  phone: '08051234567',
}
const AT_THE_BANK = 'ADIGUN SOLA BANKOLE'

export type Store = { name: string; account_number: string }
type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/**
 * Ten digits that make names and the account numbers of invented bank customers new in every worker.
 */
export const tenDigits = (): string =>
  `${String(Date.now()).slice(-9)}${process.env.TEST_PARALLEL_INDEX ?? 0}`

/** Registers the store's bank account with the payment simulator. */
export const openAccount = ({ account_number }: Store, account_name = AT_THE_BANK) =>
  configurePaystack('accounts', { bank_code: BANK.code, account_number, account_name })

/** Fills the first three steps of opening a store, up to the bank's response. */
export const describeStore = async (page: Page, store: Store): Promise<void> => {
  const onward = () => page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Store name').fill(store.name)
  await page.getByLabel('What do you make, and how?').fill(PLACE.description)
  await onward()
  await page.getByLabel('State').selectOption(PLACE.state)
  await page.getByLabel('Local government area').selectOption(PLACE.city)
  await page.getByLabel('Address', { exact: true }).fill(PLACE.address)
  await page.getByLabel('Phone number').fill(PLACE.phone)
  await onward()
  await page.getByLabel('Legal name').fill(LEGAL_NAME)
  await page.getByLabel('Bank', { exact: true }).selectOption({ label: BANK.name })
  await page.getByLabel('Account number').fill(store.account_number)
}

/** Goes from sign-up to an open store and its products page. */
export const openStore = async (page: Page, person: Person, store: Store): Promise<void> => {
  await openAccount(store)
  await signUp(page, person)
  await page.getByRole('link', { name: 'Start Selling' }).first().click()
  await expect(page).toHaveURL('/dashboard/vendor/onboarding')
  await expect(page.getByRole('note')).toContainText('once your email address is verified')
  await verifyAddress(person.email)
  await describeStore(page, store)
  await expect(page.getByText('The bank says that the account is in your legal name')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Open my store' }).click()
  await expect(page).toHaveURL('/dashboard/vendor')
  await expect(page.getByRole('heading', { name: /^Steps to your first sale/ })).toBeVisible()
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(page).toHaveURL('/dashboard/vendor/products')
}

/** The same without the forms, in a journey that isn't about opening a store. */
export const enterAsVendor = async (page: Page, person: Person, store: Store): Promise<void> => {
  await openAccount(store)
  await makeAccount(person)
  await verifyAddress(person.email)
  const caller = await callerFor(person)
  await caller.post('/vendors/onboarding', {
    ...PLACE,
    ...store,
    bank_code: BANK.code,
    legal_name: LEGAL_NAME,
  })
  await enter(page, person, '/dashboard/vendor/products')
}

export const onward = (page: Page) =>
  page.getByRole('button', { name: 'Save and continue' }).click()

export const expectStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Goes from the products page to the images step. */
export const describeProduct = async (page: Page, name: string, price: string): Promise<void> => {
  await page.getByRole('link', { name: 'Add a product' }).first().click()
  await expectStep(page, 'Basic Information')
  await page.getByLabel('Product name').fill(name)
  await page.getByLabel('Category').selectOption('home_kitchen')
  await page
    .getByLabel('Description')
    .fill('Split palm woven tight enough to carry rice. Wipe it dry after rain.')
  await page.getByLabel('Price in naira').fill(price)
  await page.getByLabel('Pieces in stock').fill('4')
  await onward(page)
  await expectStep(page, 'Features')
  await page.getByLabel('Colour').fill('Straw')
  await onward(page)
  await expectStep(page, 'Images/Media')
}

/** Goes from the images step until the product is on sale. */
export const addImages = async (page: Page, files: ChosenFile[]): Promise<void> => {
  await page.getByLabel('Add pictures').setInputFiles(files)
  await expect(page.getByRole('img', { name: /^Number \d$/ })).toHaveCount(files.length)
  await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toHaveCount(0)
  await onward(page)
  await expectStep(page, 'Review & Complete')
}

export const putOnSale = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Put it on sale' }).click()
  await expect(page.getByText('Your product is on sale')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/vendor/products')
}

export const createProduct = async (
  page: Page,
  { name, price }: { name: string; price: string },
): Promise<void> => {
  await describeProduct(page, name, price)
  await addImages(page, await makeImages())
  await putOnSale(page)
}

/** An image as an iPhone takes it, which Chromium can't display. */
export const cameraImage = (): ChosenFile => ({
  name: 'IMG_2031.HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync(join(ROOT, 'tests/fixtures/images/basket.heic')),
})

export const csvFile = (...lines: string[]): ChosenFile => ({
  name: 'products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '\uFEFFname,description,category,price,available_items,delivery_states,material',
      ...lines,
    ].join('\r\n'),
  ),
})
