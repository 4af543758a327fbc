import type { Page } from '@playwright/test'
import { productId } from '../support/journeys/by-api'
import { expect, test } from '../support/journeys/journey'
import { buy, findProduct } from '../support/journeys/market'
import { newPerson, type Person, signUp } from '../support/journeys/people'
import { drawPictures } from '../support/journeys/pictures'
import { tellPaystack } from '../support/journeys/suite'
import { expectStatus } from '../support/journeys/trade'

const BANK = { name: 'Guaranty Trust Bank', code: '058' }
const LEGAL_NAME = 'Sola Bankole Adigun'

type Store = { name: string; account_number: string }

const tenDigits = () => String(Date.now()).slice(-10)

/** Fills the first three steps of opening a store and stands before the bank's answer. */
const describeStore = async (page: Page, store: Store) => {
  const onward = () => page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Store name').fill(store.name)
  await page
    .getByLabel('What do you make, and how?')
    .fill('Baskets and mats of Ijebu palm, split and woven by hand.')
  await onward()
  await page.getByLabel('State').selectOption('Ogun')
  await page.getByLabel('Local government area').selectOption('Ijebu Ode')
  await page.getByLabel('Address', { exact: true }).fill('7 Folagbade Street')
  await page.getByLabel('Phone number').fill('08051234567')
  await onward()
  await page.getByLabel('Legal name').fill(LEGAL_NAME)
  await page.getByLabel('Bank', { exact: true }).selectOption({ label: BANK.name })
  await page.getByLabel('Account number').fill(store.account_number)
}

const openStore = async (page: Page, person: Person, store: Store) => {
  await tellPaystack('accounts', {
    bank_code: BANK.code,
    account_number: store.account_number,
    account_name: 'ADIGUN SOLA BANKOLE',
  })
  await signUp(page, person)
  await page.getByRole('link', { name: 'Start Selling' }).first().click()
  await expect(page).toHaveURL('/dashboard/vendor/onboarding')
  await describeStore(page, store)
  await expect(page.getByText('The bank says: ADIGUN SOLA BANKOLE')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Open my store' }).click()
}

const createProduct = async (page: Page, name: string) => {
  const onward = () => page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('link', { name: 'Add a product' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basic Information' })).toBeVisible()
  await page.getByLabel('Product name').fill(name)
  await page.getByLabel('Category').selectOption('home_kitchen')
  await page
    .getByLabel('Description')
    .fill('Split palm woven tight enough to carry rice. Wipe it dry after rain.')
  await page.getByLabel('Price in naira').fill('7450.50')
  await page.getByLabel('Pieces in stock').fill('4')
  await onward()
  await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
  await page.getByLabel('Colour').fill('Straw')
  await onward()
  await expect(page.getByRole('heading', { level: 1, name: 'Images/Media' })).toBeVisible()
  await page.getByLabel('Add pictures').setInputFiles(await drawPictures())
  await expect(page.getByRole('img', { name: /^Number \d$/ })).toHaveCount(2)
  await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toHaveCount(0)
  await onward()
  await expect(page.getByRole('heading', { level: 1, name: 'Review & Complete' })).toBeVisible()
  await expect(page.getByText('₦7,450.50').first()).toBeVisible()
  await page.getByRole('button', { name: 'Put it on sale' }).click()
  await expect(page.getByText('Your product is on sale')).toBeVisible()
}

test('a new user opens a store, puts a product on sale and sells it', async ({ open }) => {
  test.slow()
  const vendor = await open()
  const buyer = await open()
  const mark = tenDigits()
  const store = { name: `Ijebu Palm Weavers ${mark}`, account_number: mark }
  const product = `Palm Rice Basket ${mark}`

  await openStore(vendor, newPerson('Sola'), store)
  await expect(vendor).toHaveURL('/dashboard/vendor/products')
  await expect(vendor.getByRole('navigation', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect(vendor.getByRole('link', { name: 'Start Selling' })).toBeHidden()

  await createProduct(vendor, product)
  const row = vendor.getByRole('row', { name: new RegExp(product) })
  await expect(row.getByText('On sale')).toBeVisible()

  await signUp(buyer, newPerson('Tari'))
  // The search looks for changes every few seconds, and browsers keep its answers for a minute.
  const isFound = () =>
    productId(product).then(
      () => true,
      () => false,
    )
  await expect.poll(isFound).toBe(true)
  await findProduct(buyer, product)
  await expect(buyer.getByText('Only 4 left')).toBeVisible()
  await expect(buyer.getByRole('link', { name: store.name }).first()).toBeVisible()
  const id = await buy(buyer)
  await expectStatus(buyer, 'in escrow')

  await expect(row.getByLabel(/stock/i)).toHaveValue('3')
  await vendor.goto(`/dashboard/vendor/sales/${id}`)
  await expectStatus(vendor, 'in escrow')
  await expect(vendor.getByRole('heading', { level: 1, name: product })).toBeVisible()
})

test.describe('an account of another name', () => {
  test.use({ expectedTroubles: [/status of 4(09|22|00)/] })

  test('opens no store and says why', async ({ open }) => {
    const page = await open()
    const mark = tenDigits()
    await tellPaystack('accounts', {
      bank_code: BANK.code,
      account_number: mark,
      account_name: 'HALIMA USMAN SANI',
    })
    await signUp(page, newPerson('Sola'), '/dashboard/vendor/onboarding')
    await describeStore(page, { name: `Nobody’s Store ${mark}`, account_number: mark })
    await expect(page.getByText('The bank says: HALIMA USMAN SANI')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Open my store' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'does not match the legal name' }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/vendor\/onboarding/)
  })
})
