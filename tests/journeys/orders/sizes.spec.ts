import type { Page } from '@playwright/test'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { buy } from '../../support/journeys/buying'
import { callerFor, productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { expectStatus, openSale } from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { choose } from '../../support/journeys/search-results'
import { enter, enterAsNew } from '../../support/journeys/session'
import { API } from '../../support/journeys/suite'

const NAME = "Men's Adire Oniko Tunic"

const readProduct = async (): Promise<Product> => {
  const response = await fetch(`${API}/public/products/${await productId(NAME)}`)
  return ((await response.json()) as { data: Product }).data
}

/** Of this product no other journey buys this size, which is renamed. */
const SIZE = 'XL'
const RENAMED = 'Extra large'

/** A colour in which the size is there. */
const colourInSize = ({ variants = [], available = {} }: Product): string =>
  variants.find(({ id, values }) => values[0] === SIZE && (available[id] ?? 0) > 0)?.values[1] ?? ''

const pick = (page: Page, option: string, value: string) =>
  page
    .getByRole('group', { name: new RegExp(`^${option}`) })
    .getByText(value, { exact: true })
    .click()

/** The product with a size under another name, as its vendor's wizard saves it. */
const withSize = ({ options = [], variants = [] }: Product, from: string, to: string) => {
  const named = (value: string) => (value === from ? to : value)
  return {
    options: options.map(({ name, values }) => ({ name, values: values.map(named) })),
    variants: variants.map((variant) => ({ ...variant, values: variant.values.map(named) })),
  }
}

test('a size is filtered by, chosen and bought; its vendor sees it, and it stays on the order under its name', async ({
  open,
}) => {
  const buyer = await open()
  const vendor = await open()
  const product = await readProduct()
  const colour = colourInSize(product)

  await enterAsNew(buyer, newPerson('Bisi'))
  await buyer.goto('/marketplace/clothing_accessories')
  await choose(buyer, 'Size', SIZE)
  await expect(buyer).toHaveURL('/marketplace/clothing_accessories?sizes=xl')
  await buyer.getByRole('main').getByRole('link', { name: NAME, exact: true }).click()
  await expect(buyer.getByText('From ₦27,000')).toBeVisible()
  await expect(buyer.getByRole('link', { name: 'Choose size and colour' })).toBeVisible()

  await pick(buyer, 'Size', 'XXL')
  await pick(buyer, 'Colour', colour)
  await expect(buyer.getByText('₦29,500').first()).toBeVisible()
  await pick(buyer, 'Size', SIZE)
  await expect(buyer).toHaveURL(/[?&]variant=[a-z0-9]{20}/)
  await buyer.reload()
  await expect(buyer.getByRole('group', { name: `Size: ${SIZE}` })).toBeVisible()
  const id = await buy(buyer)
  await expectStatus(buyer, 'in escrow')
  const choice = `Size: ${SIZE}, Colour: ${colour}`
  await expect(buyer.getByText(choice)).toBeVisible()

  await enter(vendor, seededPerson('vendor1'), '/dashboard/vendor/sales')
  await expect(vendor.getByText(`${NAME} (${SIZE}, ${colour})`).first()).toBeVisible()
  await openSale(vendor, id)
  await expect(vendor.getByText(choice)).toBeVisible()

  const seller = await callerFor(seededPerson('vendor1'))
  const path = `/vendors/products/${product.id}`
  await seller.put(path, withSize(await readProduct(), SIZE, RENAMED))
  await expect.poll(async () => (await readProduct()).options?.[0]?.values).toContain(RENAMED)
  await buyer.reload()
  await expect(buyer.getByText(choice)).toBeVisible()
  await seller.put(path, withSize(await readProduct(), RENAMED, SIZE))
})
