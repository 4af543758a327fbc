import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { makeAccount } from '../../support/journeys/accounts'
import { callerFor, order, pay, productId } from '../../support/journeys/by-api'
import { makeImages } from '../../support/journeys/generated-images'
import { expect, test } from '../../support/journeys/journey'
import { newPerson } from '../../support/journeys/people'
import {
  addImages,
  enterAsVendor,
  onward,
  putOnSale,
  tenDigits,
} from '../../support/journeys/store'
import { readCsv } from '../../support/read-csv'
import { runsOf } from '../../support/runs'
import { SHOPIFY_COLUMNS, shopifyRows, shopifyText } from '../../support/shopify-file'

/** More rows than one request takes. Everyday runs leave the largest file to the tests of the API. */
const PRODUCTS = shopifyRows.slice(0, runsOf(20, shopifyRows.length))
const COUNT = PRODUCTS.length
const SOLD = ['L', 'Red']

const importFile = async (vendor: Page): Promise<void> => {
  await vendor.getByRole('link', { name: 'Import', exact: true }).click()
  await vendor.getByLabel(/^Choose a CSV file/).setInputFiles({
    name: 'shopify.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(shopifyText(PRODUCTS)),
  })
  await expect(vendor.getByText(`All ${COUNT} products can be imported`)).toBeVisible()
  await expect(vendor.getByText('Columns that aren’t used: Tags, Image Src.')).toBeVisible()
  await vendor.getByRole('button', { name: `Make ${COUNT} drafts` }).click()
  await expect(vendor.getByText(`${COUNT} drafts are ready`)).toBeVisible()
}

/** Gives a draft what Shopify’s file doesn’t have, and returns its name. */
const publishOne = async (vendor: Page): Promise<string> => {
  await vendor.getByRole('link', { name: 'See the drafts' }).click()
  await vendor
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await vendor.getByRole('menuitem', { name: 'Edit' }).click()
  await vendor.getByLabel('Category').selectOption('clothing_accessories')
  await vendor.getByLabel('Every state of Nigeria').check()
  await expect(vendor.getByLabel('Price, ₦ of L, Red')).toHaveValue('6500')
  // The list is live: its first row may be another one by now.
  const name = await vendor.getByLabel('Product name').inputValue()
  await onward(vendor)
  await expect(vendor.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
  await onward(vendor)
  await addImages(vendor, await makeImages())
  await putOnSale(vendor)
  return name
}

/** Sells one unit of the variant, whose choice is played by the journey of sizes. */
const sellOne = async (id: string): Promise<void> => {
  const buyer = newPerson('Bisi')
  await makeAccount(buyer)
  const caller = await callerFor(buyer)
  const { variants = [] } = await caller.get<Product>(`/public/products/${id}`)
  const variant = variants.find(({ values }) => values.join() === SOLD.join())
  if (!variant) throw new Error('The variant is not on sale')
  await pay(caller, await order(caller, id, buyer.name, { variant }))
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
  [SHOPIFY_COLUMNS, ...PRODUCTS.flat()],
  ['Title', 'Option1 Value', 'Option2 Value', 'Variant SKU'].concat([
    'Variant Price',
    'Variant Grams',
    'Variant Inventory Qty',
  ]),
)

test(`a file of Shopify with ${COUNT} products is imported, sells one variant, and is exported as the same goods`, async ({
  open,
}) => {
  const vendor = await open()
  const digits = tenDigits()
  const store = { name: `Adire of ${digits}`, account_number: digits }
  await enterAsVendor(vendor, newPerson('Bola'), store)
  await importFile(vendor)
  const name = await publishOne(vendor)

  await sellOne(await productId(name))

  const download = vendor.waitForEvent('download')
  await vendor.getByRole('button', { name: 'For Shopify' }).click()
  const path = await (await download).path()
  const exported = goodsOf(readCsv(await readFile(path, 'utf8')), [
    ...['Title', 'Option1 value', 'Option2 value', 'SKU'],
    ...['Price', 'Weight value (grams)', 'Inventory quantity'],
  ])
  const [sold = ''] = Object.keys(imported).filter((key) =>
    key.startsWith([name, ...SOLD, ''].join('/')),
  )
  const left = (imported[sold] ?? '').replace(/4$/, '3')
  expect(exported).toEqual({ ...imported, [sold]: left })

  await vendor.getByRole('link', { name: 'Import', exact: true }).click()
  await vendor.getByLabel(/^Choose a CSV file/).setInputFiles(path)
  await expect(vendor.getByText(`All ${COUNT} products can be imported`)).toBeVisible()
})
