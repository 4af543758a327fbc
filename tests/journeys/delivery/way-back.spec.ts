import { expect, test } from '../../support/journeys/journey'
import {
  expectStatus,
  openPurchase,
  openSale,
  statementOn,
} from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { PHONE } from '../../support/journeys/phone'
import { actOnReturn, askReturn, deliverByApi, returnPanel } from '../../support/journeys/returning'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'
import { atCarrier, configureCarrier, passTime, returnToNow } from '../../support/journeys/suite'

const POT = 'Aba Cast Jollof Pot, Twelve Litres'
const SELLER = seededPerson('vendor3')
const ON_PHONE = { viewport: PHONE }

test.afterEach(returnToNow)

test('a carrier brings a broken pot back: the store pays it, and the buyer has all of it back', {
  tag: '@alone',
}, async ({ open }) => {
  const [buyer, vendor] = [await open(ON_PHONE), await open(ON_PHONE)]
  const person = newPerson('Bisi')
  await enterAsNew(buyer, person)
  const order = await deliverByApi(person, SELLER, POT, undefined, 'pickup')
  await openPurchase(buyer, order.id)
  await askReturn(buyer, {
    way: 'Return it',
    reason: 'It is damaged',
    text: 'One of its handles came off on the way.',
  })
  await enter(vendor, SELLER)
  await openSale(vendor, order.id)
  await actOnReturn(vendor, 'Take It Back', 'Take it back')

  await returnPanel(buyer).getByRole('button', { name: 'Send It Back' }).click()
  const sending = buyer.getByRole('dialog')
  await sending.getByRole('button', { name: 'Have a carrier come for it' }).click()
  await expect(sending.getByText(/^.+ comes to you and brings it to the store\./)).toContainText(
    /The store pays ₦[\d,.]+ for it; you get what was agreed\./,
  )
  await sending.getByRole('button', { name: /^Book the way back: ₦/ }).click()
  await whenClosed(sending)
  await expect(returnPanel(vendor)).toContainText('Sent with')

  const parcel = await atCarrier(`Return ${order.invoice_id}`)
  await configureCarrier(`shipments/${parcel}`, { status: 'completed' })
  passTime('+31m')
  await returnPanel(vendor)
    .getByRole('button', { name: /^It is right: refund ₦/ })
    .click()
  const looking = vendor.getByRole('dialog')
  await looking.getByRole('button', { name: /^Refund ₦/ }).click()
  await whenClosed(looking)
  await expectStatus(buyer, 'reversed')
  await expectStatus(vendor, 'reversed')

  const { asked, now } = await statementOn(buyer)
  expect(await statementOn(vendor)).toEqual({ asked, now })
  expect(now[`Back to ${person.name}`]).toBe(asked.Total)
})
