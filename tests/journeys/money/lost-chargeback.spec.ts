import type { Page } from '@playwright/test'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { formatMoney } from '../../../functions/src/contract/money'
import { payWithCard } from '../../support/journeys/buying'
import { act, callerFor } from '../../support/journeys/by-api'
import { addToCart, goToPayment } from '../../support/journeys/cart'
import { contest } from '../../support/journeys/chargebacks'
import { expect, test } from '../../support/journeys/journey'
import { expectStatus, openSale } from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'

/** Of two stores; the bank means the first one and names the amount of the second. */
const MEANT = 'Study Lamp, Rechargeable'
const TAKEN = 'Calabash Phone Amplifier'

const chargebackOn = (page: Page) => page.getByRole('region', { name: 'Chargeback' })

const openCase = async (page: Page, { id }: Transaction) => {
  await page.goto(`/console/cases/${id}?why=chargeback`)
  await expect(chargebackOn(page)).toBeVisible()
}

/** Says the reason in the open dialog, and decides. */
const decide = async (page: Page, button: string | RegExp) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The bank names the other parcel.')
  await dialog.getByRole('button', { name: button }).click()
  await whenClosed(dialog)
}

test('what a bank took of the wrong store comes back to it, and the one that is meant pays', async ({
  open,
}) => {
  const buyerPage = await open()
  const person = newPerson('Halima')
  await enterAsNew(buyerPage, person)
  for (const name of [MEANT, TAKEN]) await addToCart(buyerPage, name)
  await goToPayment(buyerPage)
  await payWithCard(buyerPage, /Pays at once/)
  await expect(buyerPage.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()

  const buyer = await callerFor(person)
  const { items } = await buyer.get<{ items: Transaction[] }>('/transactions')
  const named = (name: string) => items.find((one) => one.product_details.name === name)
  const [meant, taken] = [named(MEANT), named(TAKEN)]
  if (!meant || !taken) throw new Error('Two orders were paid')
  for (const one of [meant, taken]) await act(buyer, one, 'approve')

  const money = await open({ viewport: { width: 360, height: 740 } })
  await enter(money, seededPerson('money'))
  await contest(taken, taken.amount_paid)
  await expect(async () => {
    await openCase(money, taken)
    await expect(chargebackOn(money)).toContainText('open', { timeout: 2_000 })
  }).toPass()
  const amount = formatMoney(taken.amount_paid, 'NGN')
  await chargebackOn(money)
    .getByRole('button', { name: /^Accept ₦/ })
    .click()
  await decide(money, 'Accept the chargeback')
  await expect(chargebackOn(money)).toContainText('lost')
  await expect(chargebackOn(money)).toContainText(`Taken by the bank${amount}`)

  await chargebackOn(money).getByRole('button', { name: 'Give to other orders' }).click()
  const dialog = money.getByRole('dialog')
  await expect(dialog).toContainText('Stores that paid and aren’t meant have their money back')
  const own = Math.min(taken.amount_paid, meant.amount_paid)
  await dialog.getByLabel(new RegExp(MEANT)).fill(String(own / 100))
  await expect(dialog.getByRole('status')).toContainText('too much')
  await dialog.getByLabel(new RegExp(TAKEN)).fill(String((taken.amount_paid - own) / 100))
  await expect(dialog.getByRole('status')).toHaveText('Together they are what the bank took.')
  await decide(money, 'Give it to these orders')
  await openCase(money, meant)
  await expect(chargebackOn(money)).toContainText(`Taken by the bank${formatMoney(own, 'NGN')}`)

  const vendorPage = await open()
  await enter(vendorPage, seededPerson('vendor10'))
  await openSale(vendorPage, meant.id)
  await expectStatus(vendorPage, 'completed')
  await expect(
    vendorPage.getByText('What the bank took is about other orders than was thought'),
  ).toBeVisible()
})
