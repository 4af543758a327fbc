import { buy, findProduct } from '../../support/journeys/buying'
import { expect, test } from '../../support/journeys/journey'
import {
  expectStatus,
  openSale,
  raiseDispute,
  statementOn,
} from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'

const PRODUCT = 'Natural Sapo Bath Sponge'
const VENDOR = 'Ijebu Harvest'

test('a dispute whose refund the vendor accepts ends reversed for both', { tag: '@deep' }, async ({
  open,
}) => {
  const buyer = await open()
  const vendor = await open()
  const person = newPerson('Bisi')

  await enterAsNew(buyer, person)
  await findProduct(buyer, PRODUCT)
  const id = await buy(buyer)
  await enter(vendor, seededPerson('vendor8'), `/dashboard/vendor/sales/${id}`)
  await expectStatus(vendor, 'in escrow')

  await raiseDispute(
    buyer,
    'It is not as described',
    'The sponges are plastic and not sapo at all.',
  )
  await expectStatus(buyer, 'in dispute')
  await expectStatus(vendor, 'in dispute')
  await expect(vendor.getByText('The sponges are plastic and not sapo at all.')).toBeVisible()

  await vendor.getByRole('button', { name: 'Refund in full' }).click()
  const dialog = vendor.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(`^Refund ₦.* to ${person.name}$`) }).click()
  await expectStatus(buyer, 'reversed')
  await expectStatus(vendor, 'reversed')

  const { asked, now } = await statementOn(buyer)
  expect(await statementOn(vendor)).toEqual({ asked, now })
  expect(asked.Total).toBe((asked.Goods ?? 0) + (asked['Escrow fee'] ?? 0))
  expect(now).toEqual({ [`Back to ${person.name}`]: asked.Total, Paid: asked.Total })
  await expect(buyer.getByText(`To ${VENDOR}`)).toBeHidden()
  await expect(buyer.getByText('Refund arrived')).toBeVisible()

  await openSale(vendor, id)
  await expect(vendor.getByText(/You don’t need to do anything\./)).toBeVisible()
  for (const gone of ['Refund in full', 'Confirm Order', 'Raise Dispute']) {
    await expect(vendor.getByRole('button', { name: gone })).toBeHidden()
  }
})
