import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import { makeAccount } from '../../support/journeys/accounts'
import { act, type Caller, callerFor, order, pay, productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { givePhone, sentTo } from '../../support/journeys/phone-messages'
import { configureMessages, MESSAGES, passTime, returnToNow } from '../../support/journeys/suite'

const PRODUCT = 'Gangan Talking Drum'
const SELLER = 'vendor12'
/** Each try has numbers of its own: what the last one queued still comes. */
const phoneOf = (who: string): string => `+23480311100${test.info().retry}${who}`

test.afterEach(returnToNow)

/** What waits for push and page is queued with the notification: its ten minutes begin then. */
const told = (who: Caller, { id }: { id: string }, type: Notification['type']) =>
  expect
    .poll(async () => {
      const { items } = await who.get<{ items: Notification[] }>('/users/notifications')
      return items.some((one) => one.transaction_id === id && one.type === type)
    })
    .toBe(true)

test('a vendor without the app learns of a sale by SMS, nobody gets a third, and STOP stops', {
  tag: '@alone',
}, async ({ open }) => {
  const [sellerPhone, buyerPhone] = [phoneOf('6'), phoneOf('7')]
  const person = newPerson('Amaka')
  await makeAccount(person)
  await givePhone(person, buyerPhone)
  await givePhone(seededPerson(SELLER), sellerPhone)
  const [buyer, vendor] = [await callerFor(person), await callerFor(seededPerson(SELLER))]
  const product = await productId(PRODUCT)
  const countOf = async (phone: string) => (await sentTo(phone)).length
  const bought = async () => {
    const sale = await order(buyer, product, person.name)
    await pay(buyer, sale)
    await told(vendor, sale, 'NEW_ORDER')
    return sale
  }
  const shipped = async (sale: { id: string }) => {
    await act(vendor, sale, 'confirm')
    await act(vendor, sale, 'ship', { carrier: 'GIG Logistics', tracking_number: 'GIG-1' })
    await told(buyer, sale, 'ORDER_SHIPPED')
  }
  const sale = await bought()

  await test.step('ten minutes later the vendor has one SMS, with a word first', async () => {
    passTime('+11m')
    await expect.poll(() => countOf(sellerPhone)).toBe(1)
    const [sms] = await sentTo(sellerPhone)
    expect(sms?.text).toMatch(/^[A-Za-z]{3,20}\. Oja: N[\d,]+ is paid and held for Gangan Talking/)
    const page = await open()
    await page.goto(MESSAGES)
    const own = page.getByRole('row').filter({ hasText: sellerPhone.slice(-10) })
    await expect(own.getByText(/is paid and held for/)).toBeVisible()
  })

  await test.step('the buyer has the second, and nobody a third', async () => {
    await shipped(sale)
    passTime('+11m')
    await expect.poll(() => countOf(buyerPhone)).toBe(1)
    expect(await countOf(sellerPhone)).toBe(1)
  })

  await test.step('the vendor writes stop, is told once, and gets no more', async () => {
    const stop = { from: sellerPhone, text: 'abeg stop', channel: 'sms' }
    await configureMessages('inbound', stop)
    await expect.poll(() => countOf(sellerPhone)).toBe(2)
    await configureMessages('inbound', stop)
    const next = await bought()
    await shipped(next)
    passTime('+11m')
    await expect.poll(() => countOf(buyerPhone)).toBe(2)
    expect(await countOf(sellerPhone)).toBe(2)
  })
})
