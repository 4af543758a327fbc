import { act, callerFor, order, productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { expectStatus, openPurchase } from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'
import { tenDigits } from '../../support/journeys/store'
import { configurePaystack } from '../../support/journeys/suite'

const PRODUCT = 'Natural Sapo Bath Sponge'
const BANK = { name: 'Guaranty Trust Bank', code: '058' }

test('a buyer whose refund failed names a bank account and is paid there', {
  tag: '@deep',
}, async ({ open }) => {
  const buyer = await open()
  const person = newPerson('Halima')
  await enterAsNew(buyer, person)
  const caller = await callerFor(person)
  const purchase = await order(caller, await productId(PRODUCT), person.name)
  const { reference } = purchase.payment
  await configurePaystack(`charges/${reference}/pay`, { card: 'refund-fails' })
  await caller.post(`/payments/${reference}/verify`)
  await act(await callerFor(seededPerson('vendor8')), purchase, 'decline')

  const account_number = tenDigits()
  await configurePaystack('accounts', {
    bank_code: BANK.code,
    account_number,
    account_name: person.name.toUpperCase(),
  })
  await openPurchase(buyer, purchase.id)
  await expectStatus(buyer, 'reversed')
  await expect(buyer.getByText(/could not go back to how it was paid/)).toBeVisible()
  await buyer.getByRole('button', { name: 'Choose Refund Account' }).click()
  const dialog = buyer.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Check this account' }).click()
  await expect(dialog.getByText(/Choose your bank and type the ten digits/)).toBeVisible()
  await dialog.getByLabel('Bank', { exact: true }).selectOption({ label: BANK.name })
  await dialog.getByLabel('Account number').fill(account_number)
  await dialog.getByRole('button', { name: 'Check this account' }).click()
  await expect(dialog.getByText(person.name.toUpperCase())).toBeVisible()
  await dialog.getByRole('button', { name: /^Send ₦.* there$/ }).click()
  await whenClosed(dialog)
  await expect(buyer.getByText('Refund arrived')).toBeVisible()
  await expect(buyer.getByText(/: paid back\.$/)).toBeVisible()
  await expect(buyer.getByText(/You don’t need to do anything\./)).toBeVisible()
})
