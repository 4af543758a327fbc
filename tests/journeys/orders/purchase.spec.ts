import { buy, findProduct } from '../../support/journeys/buying'
import { expect, test } from '../../support/journeys/journey'
import {
  APPROVE,
  approveEarly,
  chipOf,
  confirmOrder,
  expectStatus,
  figureOn,
  openSale,
  shipWithTracking,
  statementOn,
} from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'

const PRODUCT = 'Whipped Shea with Lemongrass'
const GOODS = 8_200_00

test('a purchase runs from the search to the vendor’s wallet, live for both', async ({ open }) => {
  const buyer = await open()
  const vendor = await open()
  const person = newPerson('Ngozi')

  await enterAsNew(buyer, person)
  await enter(vendor, seededPerson('vendor7'), '/dashboard/vendor/wallet')
  const before = await figureOn(vendor, 'Pending')

  await vendor.goto('/dashboard/vendor/sales')
  await findProduct(buyer, PRODUCT)
  const id = await buy(buyer)
  await expectStatus(buyer, 'in escrow')
  const row = vendor.getByRole('row', { name: new RegExp(person.name) })
  await expect(chipOf(row, 'in escrow')).toBeVisible()

  await openSale(vendor, id)
  await expect(buyer.getByText('Order confirmed')).toBeHidden()
  await confirmOrder(vendor)
  await expect(buyer.getByText('Order confirmed')).toBeVisible()
  await shipWithTracking(vendor)
  await expect(buyer.getByText('GIG-20931-LOS')).toBeVisible()

  await expect(vendor.getByRole('button', { name: APPROVE })).toBeHidden()
  await approveEarly(buyer)
  await expectStatus(buyer, 'completed')
  await expectStatus(vendor, 'completed')

  const statement = await statementOn(buyer)
  expect(await statementOn(vendor)).toEqual(statement)
  expect(statement.now['To Omi Ori Botanicals']).toBe(GOODS)

  await vendor.goto('/dashboard/vendor/wallet')
  await expect.poll(() => figureOn(vendor, 'Pending')).toBe(before + GOODS)
})
