import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buy } from '../support/journeys/buying'
import { productId } from '../support/journeys/by-api'
import { makeImages } from '../support/journeys/generated-images'
import { expect, test } from '../support/journeys/journey'
import { newPerson } from '../support/journeys/people'
import { enterAsNew } from '../support/journeys/session'
import { addImages, enterAsVendor, onward, putOnSale, tenDigits } from '../support/journeys/store'
import { readCsv } from '../support/read-csv'
import { SHOPIFY_COLUMNS, shopifyRows, shopifyText } from '../support/shopify-file'

const COUNT = shopifyRows.length
const SOLD = { Size: 'L', Colour: 'Red' }

const importFile = async (vendor: Page): Promise<void> => {
  await vendor.getByRole('link', { name: 'Import', exact: true }).click()
  await vendor.getByLabel(/^Choose a CSV file/).setInputFiles({
    name: 'shopify.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(shopifyText()),
  })
  await expect(vendor.getByText(`All ${COUNT} products can be imported`)).toBeVisible()
  await expect(vendor.getByText('Columns that aren’t used: Tags, Image Src.')).toBeVisible()
  await vendor.getByRole('button', { name: `Make ${COUNT} drafts` }).click()
  await expect(vendor.getByText(`${COUNT} drafts are ready`)).toBeVisible()
}

/** Gives the newest draft what Shopify’s file doesn’t have, and returns its name. */
const publishOne = async (vendor: Page): Promise<string> => {
  await vendor.getByRole('link', { name: 'See the drafts' }).click()
  const actions = vendor.getByRole('button', { name: /^Actions for / }).first()
  const name = (await actions.getAttribute('aria-label'))?.replace('Actions for ', '') ?? ''
  await actions.click()
  await vendor.getByRole('menuitem', { name: 'Edit' }).click()
  await vendor.getByLabel('Category').selectOption('clothing_accessories')
  await vendor.getByLabel('Every state of Nigeria').check()
  await expect(vendor.getByLabel('Price, ₦ of L, Red')).toHaveValue('6500')
  await onward(vendor)
  await expect(vendor.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
  await onward(vendor)
  await addImages(vendor, await makeImages())
  await putOnSale(vendor)
  return name
}

type Goods = Record<string, string>

/** The goods of a file by title, choice and SKU: what they cost, weigh, and how many there are. */
const goodsOf = ([columns = [], ...rows]: string[][], names: readonly string[]): Goods => {
  const [title, size, colour, sku, ...facts] = names.map((name) => columns.indexOf(name))
  const goods: Goods = {}
  let of = ''
  for (const cells of rows) {
    const cell = (at: number | undefined) => cells[at ?? -1] ?? ''
    of = cell(title) || of
    const numbers = facts.map((at) => Number(cell(at)))
    goods[[of, cell(size), cell(colour), cell(sku)].join('/')] = numbers.join('/')
  }
  return goods
}

const imported = goodsOf(
  [SHOPIFY_COLUMNS, ...shopifyRows.flat()],
  ['Title', 'Option1 Value', 'Option2 Value', 'Variant SKU'].concat([
    'Variant Price',
    'Variant Grams',
    'Variant Inventory Qty',
  ]),
)

test('a file of Shopify with 200 products is imported, sells one variant, and is exported as the same goods', async ({
  open,
}) => {
  const vendor = await open()
  const digits = tenDigits()
  const store = { name: `Adire of ${digits}`, account_number: digits }
  await enterAsVendor(vendor, newPerson('Bola'), store)
  await importFile(vendor)
  const name = await publishOne(vendor)

  const buyer = await open()
  await enterAsNew(buyer, newPerson('Bisi'))
  await expect.poll(() => productId(name).catch(() => '')).not.toBe('')
  await buyer.goto(`/products/${await productId(name)}`)
  for (const [option, value] of Object.entries(SOLD)) {
    // The page is there before its code is.
    await expect(async () => {
      await buyer.getByText(value, { exact: true }).click()
      const chosen = buyer.getByRole('group', { name: `${option}: ${value}` })
      await expect(chosen).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }
  await buy(buyer)

  const download = vendor.waitForEvent('download')
  await vendor.getByRole('button', { name: 'For Shopify' }).click()
  const path = await (await download).path()
  const exported = goodsOf(readCsv(await readFile(path, 'utf8')), [
    ...['Title', 'Option1 value', 'Option2 value', 'SKU'],
    ...['Price', 'Weight value (grams)', 'Inventory quantity'],
  ])
  const [sold = ''] = Object.keys(imported).filter((key) =>
    key.startsWith([name, ...Object.values(SOLD), ''].join('/')),
  )
  const left = (imported[sold] ?? '').replace(/4$/, '3')
  expect(exported).toEqual({ ...imported, [sold]: left })

  await vendor.getByRole('link', { name: 'Import', exact: true }).click()
  await vendor.getByLabel(/^Choose a CSV file/).setInputFiles(path)
  await expect(vendor.getByText(`All ${COUNT} products can be imported`)).toBeVisible()
})
