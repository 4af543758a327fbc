import type { Page } from '@playwright/test'
import { buy, findProduct } from '../../support/journeys/buying'
import { expect, test } from '../../support/journeys/journey'
import { expectStatus, raiseDispute, statementOn } from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'

const PRODUCT = 'Kunun Gyada Instant Mix'
const VENDOR = 'Sahel Pantry'
const GOODS = 3_800_00

const offer = async (page: Page, kobo: number): Promise<void> => {
  await page.getByText('Make an offer', { exact: true }).first().click()
  await page.getByLabel(/^How much goes back to/).fill(String(kobo / 100))
  await page.getByRole('button', { name: /^Offer ₦/ }).click()
  await expect(page.getByText('Your offer is made.')).toBeVisible()
}

test('offers go back and forth until one is accepted, and both statements add up', {
  tag: '@deep',
}, async ({ open }) => {
  const buyer = await open()
  const vendor = await open()
  const person = newPerson('Efe')

  await enterAsNew(buyer, person)
  await findProduct(buyer, PRODUCT)
  const id = await buy(buyer)
  await raiseDispute(buyer, 'It is damaged', 'Two of the bags were open and the mix was wet.')
  await enter(vendor, seededPerson('vendor9'), `/dashboard/vendor/sales/${id}`)
  await expectStatus(vendor, 'in dispute')

  await offer(vendor, GOODS * 0.3)
  const openOffer = buyer.getByRole('region', { name: 'The open offer' })
  await expect(openOffer).toContainText(`${VENDOR} offers a settlement`)
  await expect(openOffer).toContainText('₦1,140')

  await offer(buyer, GOODS * 0.5)
  await expect(openOffer).toContainText('You offered a settlement')
  await expect(openOffer.getByRole('button', { name: 'Accept the offer' })).toBeHidden()

  const asked = vendor.getByRole('region', { name: 'The open offer' })
  await expect(asked).toContainText(`${person.name} offers a settlement`)
  await asked.getByRole('button', { name: 'Accept the offer' }).click()
  await vendor
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept: ₦1,900/ })
    .click()
  await expectStatus(vendor, 'completed')
  await expectStatus(buyer, 'completed')

  const statement = await statementOn(buyer)
  expect(await statementOn(vendor)).toEqual(statement)
  const fee = statement.asked['Escrow fee'] ?? 0
  expect(statement.now).toEqual({
    [`To ${VENDOR}`]: GOODS / 2,
    'Escrow fee, to Oja': fee,
    [`Back to ${person.name}`]: GOODS / 2,
    Paid: GOODS + fee,
  })
})
