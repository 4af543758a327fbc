import type { Page } from '@playwright/test'
import { buy, findProduct } from '../../support/journeys/buying'
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

const PRODUCT = 'Calabar Coconut Candy'

test.use({ expectedTroubles: [/status of 4(03|09|22)/] })

const enterCode = async (vendor: Page, code: string) => {
  const dialog = vendor.getByRole('dialog')
  await dialog.getByLabel('The buyer’s escrow code').fill(code)
  await dialog.getByRole('button', { name: 'Delivered with the code' }).click()
}

test('only the buyer’s escrow code proves the handover', { tag: '@deep' }, async ({ open }) => {
  const buyer = await open()
  const vendor = await open()

  await enterAsNew(buyer, newPerson('Ini'))
  await findProduct(buyer, PRODUCT)
  const id = await buy(buyer)
  const code = await codeOn(buyer)
  expect(code).toMatch(/^\d{6}$/)

  await enter(vendor, seededPerson('vendor11'), `/dashboard/vendor/sales/${id}`)
  await confirmOrder(vendor)
  await shipWithTracking(vendor)
  await expect(vendor.getByText(code)).toBeHidden()
  await expect(vendor.getByText('Your escrow code')).toBeHidden()

  await vendor.getByRole('button', { name: 'Mark as Delivered' }).click()
  const dialog = vendor.getByRole('dialog')
  await enterCode(vendor, code === '000000' ? '000001' : '000000')
  await expect(dialog.getByText('4 tries are left before it locks.')).toBeVisible()
  await expectStatus(buyer, 'in escrow')
  await expect(buyer.getByText('Delivered, proved by the escrow code')).toBeHidden()

  await enterCode(vendor, code)
  await whenClosed(dialog)
  await expect(vendor.getByText('Delivered, proved by the escrow code')).toBeVisible()
  await expect(buyer.getByText('Delivered, proved by the escrow code')).toBeVisible()
  await expect(buyer.getByRole('region', { name: 'Your escrow code' })).toBeHidden()

  await approve(buyer)
  await expectStatus(buyer, 'completed')
  await expectStatus(vendor, 'completed')
})
