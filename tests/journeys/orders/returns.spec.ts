import type { Page } from '@playwright/test'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { callerFor } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import {
  approve,
  expectStatus,
  openPurchase,
  openSale,
  statementOn,
} from '../../support/journeys/order-actions'
import { newPerson, type Person, seededPerson } from '../../support/journeys/people'
import { PHONE } from '../../support/journeys/phone'
import {
  actOnReturn,
  addPicture,
  askReturn,
  deliverByApi,
  returnCodeOn,
  returnPanel,
  sendByApi,
} from '../../support/journeys/returning'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'

const ON_PHONE = { viewport: PHONE }
const POTTER = 'vendor5'
const DYER = 'vendor1'

// The browser reports each refused request; a wrong code is the journey's own.
test.use({ expectedTroubles: [/status of 422/] })

const setPolicy = async (days: 0 | 3 | 7): Promise<void> => {
  const dyer = await callerFor(seededPerson(DYER))
  await dyer.put('/vendors/vendor', { return_policy: { changed_mind_days: days } })
}

/** A new buyer has the product, and both look at the order. */
const delivered = async (
  buyer: Page,
  vendor: Page,
  name: string,
  seller: Person,
  what: string,
  size?: string,
) => {
  const person = newPerson(name)
  await enterAsNew(buyer, person)
  const order = await deliverByApi(person, seller, what, size)
  await openPurchase(buyer, order.id)
  await enter(vendor, seller)
  return { person, order }
}

/** Brings the goods back: the store shows its code, and the buyer types it. */
const handOver = async (buyer: Page, vendor: Page): Promise<void> => {
  const code = await returnCodeOn(vendor)
  await returnPanel(buyer).getByRole('button', { name: 'Hand It Over With the Code' }).click()
  const dialog = buyer.getByRole('dialog')
  await dialog.getByLabel(/^The code that/).fill(code === '000000' ? '000001' : '000000')
  await dialog.getByRole('button', { name: 'Handed over' }).click()
  await expect(dialog.getByText('4 tries are left before it locks.')).toBeVisible()
  await dialog.getByLabel(/^The code that/).fill(code)
  await dialog.getByRole('button', { name: 'Handed over' }).click()
  await whenClosed(dialog)
}

test.describe('of a store that takes back for three days', () => {
  test.beforeEach(() => setPolicy(3))
  test.afterEach(() => setPolicy(0))

  test('a wrong size goes back by motor park, and the price of the goods comes back', async ({
    open,
  }) => {
    const [buyer, vendor] = [await open(ON_PHONE), await open(ON_PHONE)]
    const seller = seededPerson(DYER)
    const { person } = await delivered(
      buyer,
      vendor,
      'Simi',
      seller,
      'Kaftan Dress in Teal Batik',
      'S',
    )
    await askReturn(buyer, {
      way: 'Return it',
      reason: 'I don’t want it any more',
      text: 'The dress is too small, I need M.',
      hasPicture: false,
    })
    await expect(buyer.getByText('Return asked', { exact: true }).first()).toBeVisible()

    await vendor.goto('/dashboard/vendor')
    await vendor
      .getByRole('link', { name: /^Answer the return: Kaftan Dress/ })
      .first()
      .click()
    await expect(returnPanel(vendor)).toContainText('The dress is too small, I need M.')
    await actOnReturn(vendor, 'Take It Back', 'Take it back')
    await expect(returnPanel(buyer).getByRole('heading', { name: 'Send it to' })).toBeVisible()
    await expect(returnPanel(buyer)).toContainText('You pay')

    await returnPanel(buyer).getByRole('button', { name: 'Send It Back' }).click()
    const sending = buyer.getByRole('dialog')
    await sending.getByLabel('Carrier').fill('Jibowu motor park')
    await addPicture(sending)
    await sending.getByRole('button', { name: 'I have sent it back' }).click()
    await whenClosed(sending)
    await expect(returnPanel(vendor)).toContainText('Jibowu motor park')
    await handOver(buyer, vendor)

    await returnPanel(vendor)
      .getByRole('button', { name: /^It is right: refund ₦/ })
      .click()
    const looking = vendor.getByRole('dialog')
    await looking.getByRole('checkbox').check()
    await looking.getByRole('button', { name: /^Refund ₦/ }).click()
    await whenClosed(looking)
    await expectStatus(buyer, 'reversed')
    await expectStatus(vendor, 'reversed')

    const { asked, now } = await statementOn(buyer)
    expect(await statementOn(vendor)).toEqual({ asked, now })
    expect(now).toEqual({
      'Escrow fee, to Oja': asked['Escrow fee'],
      [`Back to ${person.name}`]: asked.Goods,
      Paid: asked.Total,
    })
    await expect(buyer.getByText('Back with the store, proved by the return code')).toBeVisible()
    await expect(
      returnPanel(vendor).getByRole('button', { name: 'It can’t be sold again' }),
    ).toBeVisible()
  })
})

test('a broken pot is kept for less in two taps', async ({ open }) => {
  const [buyer, vendor] = [await open(ON_PHONE), await open(ON_PHONE)]
  const pot = 'Ikoko Clay Soup Pot, Three Litres'
  const { person, order } = await delivered(buyer, vendor, 'Uche', seededPerson(POTTER), pot)
  await askReturn(buyer, {
    way: 'Keep it for less',
    reason: 'It is damaged',
    text: 'The lid is chipped, the pot itself holds.',
  })
  await openSale(vendor, order.id)
  await expect(returnPanel(vendor).getByRole('img')).toHaveCount(1)
  await returnPanel(vendor).getByRole('button', { name: 'Offer a Part' }).click()
  const offering = vendor.getByRole('dialog')
  await offering.getByLabel(/^How much goes back to/).fill('3000')
  await offering.getByRole('button', { name: 'Offer ₦3,000' }).click()
  await whenClosed(offering)

  await actOnReturn(buyer, 'Keep it and get ₦3,000 back', 'Keep it and get ₦3,000 back')
  await expectStatus(buyer, 'completed')
  await expectStatus(vendor, 'completed')
  const { asked, now } = await statementOn(buyer)
  expect(now[`Back to ${person.name}`]).toBe(3_000_00)
  expect(now[`To ${order.product_details.vendor_details.name}`]).toBe((asked.Goods ?? 0) - 3_000_00)
})

test('a replacement is sent a second time, and approved', async ({ open }) => {
  const [buyer, vendor] = [await open(ON_PHONE), await open(ON_PHONE)]
  const seller = seededPerson(POTTER)
  const { person, order } = await delivered(buyer, vendor, 'Ladi', seller, 'Udu Clay Pot Drum')
  await askReturn(buyer, {
    way: 'Have it replaced or repaired',
    reason: 'It is damaged',
    text: 'The second mouth has a crack, it gives no tone.',
  })
  await openSale(vendor, order.id)
  await actOnReturn(vendor, 'Take It Back', 'Take it back')
  await handOver(buyer, vendor)
  await actOnReturn(vendor, /^It is right: send it again$/, 'Accept and send it again')
  await expect(buyer.getByText(/It is sent a second time: a replacement/)).toBeVisible()
  await expect(buyer.getByRole('region', { name: 'Your escrow code' })).toBeVisible()

  await sendByApi(await callerFor(person), await callerFor(seller), order)
  await expect(buyer.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await expect(buyer.getByRole('button', { name: 'Something is wrong' })).toBeVisible()
  await approve(buyer)
  await expectStatus(buyer, 'completed')
  await expectStatus(vendor, 'completed')
})

test('an empty box that came back is contested, and an operator decides', async ({ open }) => {
  const [buyer, vendor] = [await open(ON_PHONE), await open(ON_PHONE)]
  const name = 'Beaten Brass Serving Tray'
  const { order } = await delivered(buyer, vendor, 'Kola', seededPerson(POTTER), name)
  await askReturn(buyer, {
    way: 'Return it',
    reason: 'It is not as described',
    text: 'It is much smaller than the picture shows.',
  })
  await openSale(vendor, order.id)
  await actOnReturn(vendor, 'Take It Back', 'Take it back')
  await handOver(buyer, vendor)

  await returnPanel(vendor).getByRole('button', { name: 'Something is wrong with it' }).click()
  const contesting = vendor.getByRole('dialog')
  await contesting.getByLabel('What is wrong with what came back?').fill('The box was empty.')
  await contesting.getByRole('button', { name: 'Contest it and let Oja decide' }).click()
  await expect(contesting.getByText('Add at least one picture of the opening.')).toBeVisible()
  await addPicture(contesting)
  await contesting.getByRole('button', { name: 'Contest it and let Oja decide' }).click()
  await whenClosed(contesting)
  await expectStatus(buyer, 'in dispute')
  await expect(buyer.getByText('The box was empty.').first()).toBeVisible()

  const operator = await open()
  await enter(operator, seededPerson('money'))
  await decideFor(operator, order)
  await expectStatus(buyer, 'completed')
  await expectStatus(vendor, 'completed')
})

/** The vendor gets the money of the case. */
const decideFor = async (operator: Page, { id }: Pick<Transaction, 'id'>): Promise<void> => {
  await operator.goto(`/console/cases/${id}`)
  await operator.getByLabel('Outcome').selectOption('release')
  await operator.getByLabel('Reason').fill('The pictures of the opening show an empty box.')
  await operator.getByRole('button', { name: 'Decide', exact: true }).click()
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /^Release ₦/ })
    .click()
  await expect(operator.getByText('completed', { exact: true }).first()).toBeVisible()
}
