import type { Page } from '@playwright/test'
import type { TransactionResponse } from '../../../functions/src/contract/api/orders/transaction-reads'
import type { DeliveryQuote } from '../../../functions/src/contract/entities/delivery/delivery'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { escrowFeeOf } from '../../../functions/src/contract/escrow/fee'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { DAY_MS } from '../../../functions/src/contract/time'
import { DELIVERY } from '../../support/journeys/buying'
import {
  act,
  type Caller,
  callerFor,
  linesOf,
  pay,
  productId,
  whileSelling,
} from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import {
  expectStatus,
  openPurchase,
  openSale,
  statementOn,
} from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'
import { atCarrier, configureCarrier, passTime, returnToNow } from '../../support/journeys/suite'

const PRODUCT = 'Aba Cast Jollof Pot, Twelve Litres'
const VENDOR = seededPerson('vendor3')
/** What the carrier takes later, in naira and in kobo. */
const MORE = 450.5
const MORE_MINOR = 45_050

test.afterEach(returnToNow)

/** Orders a pair that a carrier brings, and has the vendor confirm it. */
const confirmed = async (buyer: Caller, vendor: Caller, name: string): Promise<Transaction> => {
  const product_id = await productId(PRODUCT)
  const place = { state: DELIVERY.state, city: DELIVERY.city }
  const { quote } = await buyer.post<{ quote: DeliveryQuote }>('/delivery/quote', {
    product_id,
    quantity: 1,
    place,
  })
  const fee_minor = quote.options.find(({ method }) => method === 'carrier')?.fee_minor ?? 0
  const { price } = await buyer.get<{ price: number }>(`/public/products/${product_id}`)
  const wanted = {
    product_id,
    quantity: 1,
    expected_total_minor: price + fee_minor + escrowFeeOf(price + fee_minor),
    channel: 'card',
    delivery_method: 'carrier',
    delivery: { ...DELIVERY, recipient_name: name },
  }
  const { transaction } = await whileSelling(vendor, () =>
    buyer.post<TransactionResponse>('/transactions', wanted),
  )
  await pay(buyer, transaction)
  await act(vendor, transaction, 'confirm')
  return transaction
}

const bookOn = async (page: Page, { id }: Transaction) => {
  await openSale(page, id)
  await page.getByRole('main').getByRole('button', { name: 'Book Pickup' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book the pickup' })
  await dialog.getByRole('button', { name: 'Book pickup' }).click()
  await whenClosed(dialog)
  await expect(page.getByRole('link', { name: /^Print it and stick it/ })).toBeVisible()
}

test('a carrier brings one parcel and charges more for it, and loses another: every kobo is where both read it', {
  tag: '@alone',
}, async ({ open }) => {
  const person = newPerson('Kemi')
  const [buyerPage, vendorPage] = [await open(), await open()]
  await enterAsNew(buyerPage, person)
  const [buyer, vendor] = [await callerFor(person), await callerFor(VENDOR)]
  const brought = await confirmed(buyer, vendor, person.name)
  const lost = await confirmed(buyer, vendor, person.name)

  await enter(vendorPage, VENDOR)
  await bookOn(vendorPage, brought)
  await act(vendor, lost, 'book', { pickup_day: lagosDayOf(Date.now() + DAY_MS) })

  await test.step('it comes, and the carrier takes more for it: the vendor may object', async () => {
    const parcel = await atCarrier(brought.invoice_id)
    await configureCarrier(`shipments/${parcel}/charge`, { amount: MORE })
    await configureCarrier(`shipments/${parcel}`, { status: 'completed' })
    await openPurchase(buyerPage, brought.id)
    passTime('+31m')
    await expect(buyerPage.getByText('Delivered, says the carrier')).toBeVisible()
    const panel = vendorPage.getByRole('region', { name: 'Charged by the carrier later' })
    await expect(panel).toContainText('₦450.50')
    await expect(panel.getByRole('button', { name: 'Object' })).toBeVisible()
  })

  await test.step('two weeks later it is paid, and the lost one is refunded', async () => {
    await configureCarrier(`shipments/${await atCarrier(lost.invoice_id)}`, { status: 'picked_up' })
    passTime('+14d')
    await expectStatus(buyerPage, 'completed')
    const { asked, now } = await statementOn(buyerPage)
    const goods = asked.Goods ?? 0
    const store = brought.product_details.vendor_details.name
    expect(now).toEqual({
      [`To ${store}`]: goods,
      'Escrow fee, to Oja': asked['Escrow fee'],
      'To the carrier': asked.Delivery,
      Paid: asked.Total,
    })
    await expect(buyerPage.getByText('₦450.50')).toHaveCount(0)

    await openPurchase(buyerPage, lost.id)
    await expectStatus(buyerPage, 'reversed')
    const back = await statementOn(buyerPage)
    expect(back.now).toEqual({
      [`Back to ${person.name}`]: back.asked.Total,
      Paid: back.asked.Total,
    })

    await expect
      .poll(() => linesOf(vendor, brought))
      .toEqual({ release: goods, carrier_adjustment: -MORE_MINOR })
    expect(await linesOf(vendor, lost)).toEqual({})
    const panel = vendorPage.getByRole('region', { name: 'Charged by the carrier later' })
    await expect(panel).toContainText('Taken from your wallet')
  })
})
