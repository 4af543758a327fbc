import type { Page } from '@playwright/test'
import { makeImages } from '../../support/journeys/generated-images'
import { expect, test } from '../../support/journeys/journey'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter } from '../../support/journeys/session'
import {
  csvFile,
  describeProduct,
  enterAsVendor,
  expectStep,
  onward,
  tenDigits,
} from '../../support/journeys/store'

test.use({ expectedTroubles: [/status of 4(22|00|03)/] })

const MIB = 1024 * 1024
const PRODUCTS = '/dashboard/vendor/products'

const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' })
const stay = async (page: Page) => {
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(leaveQuestion(page)).toBeHidden()
}

test('what was typed is there again, and pictures are not left without a question', async ({
  open,
}) => {
  const page = await open()
  await enter(page, seededPerson('vendor3'), PRODUCTS)
  await page.getByRole('link', { name: 'Add a product' }).first().click()
  await expectStep(page, 'Basic Information')
  await page.getByLabel('Product name').fill('Half a basket')

  await page.reload()
  await expect(page.getByLabel('Product name')).toHaveValue('Half a basket')
  await page.goBack()
  await expect(page).toHaveURL(PRODUCTS)
  await page.getByRole('link', { name: 'Add a product' }).first().click()
  await expect(page.getByLabel('Product name')).toHaveValue('Half a basket')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Product name')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(PRODUCTS)

  await describeProduct(page, `A basket ${tenDigits()}`, '1000')
  await page.getByLabel('Add pictures').setInputFiles(await makeImages())
  await page.getByRole('banner').getByRole('link').first().click()
  await stay(page)
  await page.goBack()
  await stay(page)
  await expectStep(page, 'Images/Media')
})

test('a price, a picture and a file that can not be used each say why', { tag: '@deep' }, async ({
  open,
}) => {
  test.slow()
  const page = await open()
  const mark = tenDigits()
  await enterAsVendor(page, newPerson('Uche'), {
    name: `Uche’s Store ${mark}`,
    account_number: mark,
  })

  await test.step('prices', async () => {
    await page.getByRole('link', { name: 'Add a product' }).first().click()
    for (const price of ['0', '-500', '100.555']) {
      await page.getByLabel('Price in naira').fill(price)
      await onward(page)
      await expect(page.getByText(/^Enter a price from ₦100 to/)).toBeVisible()
    }
    await page.getByLabel('Price in naira').fill('1000')
    await expect(page.getByText('₦1,125')).toBeVisible()
    await page.goBack()
  })

  await test.step('pictures', async () => {
    await describeProduct(page, `Small basket ${mark}`, '1000')
    const choose = page.getByLabel('Add pictures')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg })
    await expect(page.getByText(/^logo\.png: Only \.png, \.jpg/)).toBeVisible()
    const [photo] = await makeImages()
    if (!photo) throw new Error('There is no picture')
    // More than may be sent, until it is shrunk.
    const large = Buffer.concat([photo.buffer, Buffer.alloc(10 * MIB + 1 - photo.buffer.length)])
    await choose.setInputFiles([
      { ...photo, name: 'large.jpg', buffer: large },
      ...Array.from({ length: 8 }, (_, at) => ({ ...photo, name: `${at}.jpg` })),
    ])
    await expect(page.getByText('A product has at most 8 pictures.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Number \d$/ })).toHaveCount(8)
    await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toHaveCount(0)
    for (let number = 8; number > 1; number -= 1) {
      await page.getByRole('button', { name: `Remove picture ${number}` }).click()
    }
    await expect(page.getByRole('img', { name: /^Number \d$/ })).toHaveCount(1)
    await onward(page)
    await expectStep(page, 'Review & Complete')
  })

  await test.step('files', async () => {
    await page.goto(`${PRODUCTS}/import`)
    const choose = page.getByLabel(/^Choose (a CSV|another) file/)
    const strange = { ...csvFile(), buffer: Buffer.from('heading,cost\nBasket,5\n') }
    await choose.setInputFiles(strange)
    await expect(page.getByRole('alert').filter({ hasText: 'Missing: “name”.' })).toBeVisible()
    await choose.setInputFiles(csvFile('"@SUM(A1:A9)",,,,,,'))
    await expect(page.getByRole('row', { name: /formula/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Make/ })).toHaveCount(0)
  })
})

test('another vendor’s product can not be opened for editing', { tag: '@deep' }, async ({
  open,
}) => {
  const page = await open()
  await enter(page, seededPerson('vendor3'), PRODUCTS)
  const own = await page
    .getByRole('link', { name: /\w/ })
    .and(page.locator('[href*="product?id="]'))
  const href = (await own.first().getAttribute('href')) ?? ''
  const other = await open()
  await enter(other, seededPerson('vendor4'), PRODUCTS)
  await other.goto(href.replace('/product?', '/edit?'))
  await expect(other.getByText('This is not one of your products')).toBeVisible()
})
