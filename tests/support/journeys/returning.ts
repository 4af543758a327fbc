import type { Locator, Page } from '@playwright/test'
import { variantsOf } from '../../../functions/src/contract/catalog/variants'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { act, type Caller, callerFor, order, pay, productId, whileSelling } from './by-api'
import { makeImages } from './generated-images'
import { expect } from './journey'
import type { Person } from './people'
import { whenClosed } from './shown'

const variantOf = async (caller: Caller, id: string, size: string) => {
  const product = await caller.get<Product>(`/public/products/${id}`)
  const variant = variantsOf(product).find(({ values }) => values.includes(size))
  if (!variant) throw new Error(`Nobody sells ${product.name} in ${size}`)
  return variant
}

/** Buys and sends a product without a browser; it is handed over with its code. */
export const deliverByApi = async (
  person: Person,
  seller: Person,
  product: string,
  size?: string,
  delivery_method?: 'pickup',
): Promise<Transaction> => {
  const [buyer, vendor] = await Promise.all([callerFor(person), callerFor(seller)])
  const id = await productId(product)
  const variant = size === undefined ? undefined : await variantOf(buyer, id, size)
  const choices = { ...(variant && { variant }), ...(delivery_method && { delivery_method }) }
  const placed = await whileSelling(vendor, () => order(buyer, id, person.name, choices))
  await pay(buyer, placed)
  await act(vendor, placed, 'confirm')
  await sendByApi(buyer, vendor, placed)
  return placed
}

/** Sends a confirmed order and hands it over with the code that its buyer has now. */
export const sendByApi = async (
  buyer: Caller,
  vendor: Caller,
  order: Pick<Transaction, 'id'>,
): Promise<void> => {
  await act(vendor, order, 'ship', { carrier: 'GIG Logistics', tracking_number: 'GIG-20931-LOS' })
  const { own } = await buyer.get<{ own: { escrow_code: string } }>(`/transactions/${order.id}`)
  await act(vendor, order, 'deliver', { escrow_code: own.escrow_code })
}

/** Chooses a picture in a dialog, which is uploaded. */
export const addPicture = async (dialog: Locator): Promise<void> => {
  const [image] = await makeImages()
  if (!image) throw new Error('There is no picture')
  await dialog.locator('input[type=file]').setInputFiles(image)
  await expect(dialog.getByText(`${image.name}, uploaded`)).toBeVisible()
}

export const returnPanel = (page: Page): Locator => page.getByRole('region', { name: /^Return/ })

type Wrong = { way: string; reason: string; text: string; hasPicture?: boolean }

/** Says what is wrong with what came, in one of the four ways. */
export const askReturn = async (page: Page, { way, reason, text, hasPicture = true }: Wrong) => {
  await page.getByRole('main').getByRole('button', { name: 'Something is wrong' }).click()
  await page.getByRole('dialog').getByRole('button', { name: way, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: way })
  await dialog.getByLabel('What is wrong?').selectOption({ label: reason })
  await dialog.getByLabel('What happened?').fill(text)
  if (hasPicture) await addPicture(dialog)
  await dialog.getByRole('button', { name: /^Ask / }).click()
  await whenClosed(dialog)
}

/** Clicks an action of the return and confirms its dialog. */
export const actOnReturn = async (page: Page, offer: string | RegExp, yes: string | RegExp) => {
  await returnPanel(page).getByRole('button', { name: offer }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: yes, exact: typeof yes === 'string' }).click()
  await whenClosed(dialog)
}

/** The code that only the store sees. */
export const returnCodeOn = async (vendor: Page): Promise<string> => {
  const digits = returnPanel(vendor).getByText(/^\s*\d{3}\s*\d{3}\s*$/)
  await expect(digits).toBeVisible()
  return ((await digits.textContent()) ?? '').replace(/\D/g, '')
}
