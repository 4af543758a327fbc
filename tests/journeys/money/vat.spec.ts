import type { Page } from '@playwright/test'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { act, callerFor, order, pay, productId, whileSelling } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { seededPerson } from '../../support/journeys/people'
import { enter } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'

const PRODUCT = 'Natural Sapo Bath Sponge'
const SELLER = seededPerson('vendor8')

/** Changes the registration from now on; the preview says what follows. */
const change = async (owner: Page, preview: RegExp): Promise<void> => {
  await owner.getByRole('button', { name: 'See what changes' }).click()
  const dialog = owner.getByRole('dialog')
  await expect(dialog.getByText(preview)).toBeVisible()
  await dialog.getByLabel('Reason').fill('The accountant has the certificate.')
  await dialog.getByRole('button', { name: /^Change it from/ }).click()
  await whenClosed(dialog)
}

test.afterEach(async () => {
  const owner = await callerFor(seededPerson('owner'))
  const from = lagosDayOf(Date.now())
  await owner.post('/console/tax', { vat_registered: false, from, reason: 'It is over.' })
})

// Everybody's fees have VAT meanwhile.
test('the owner registers for VAT: the receipt, the invoice and the books show it', {
  tag: ['@alone', '@deep'],
}, async ({ open }) => {
  const owner = await open()
  await enter(owner, seededPerson('owner'), '/console')
  await owner.goto('/console/books')
  await expect(owner.getByText('not registered: no VAT anywhere')).toBeVisible()
  await owner.getByRole('button', { name: 'Change the registration' }).click()
  await owner.getByLabel('Registered name').fill('Oja Marketplace Ltd')
  await owner.getByLabel('Address').fill('14 Balogun Street, Lagos Island, Lagos')
  await owner.getByLabel('TIN').fill('12345678-0001')
  await owner.getByLabel('RC number').fill('RC 1234567')
  await change(owner, /^Of a fee of ₦350, ₦24.42 is VAT/)
  await expect(owner.getByText('registered for VAT', { exact: true })).toBeVisible()

  const [buyer, seller, product_id] = await Promise.all([
    callerFor(seededPerson('buyer3')),
    callerFor(SELLER),
    productId(PRODUCT),
  ])
  const placed = await whileSelling(seller, () => order(buyer, product_id, 'Ngozi Eze'))
  await pay(buyer, placed)
  await act(seller, placed, 'decline')

  const receipt = await open()
  await enter(receipt, seededPerson('buyer3'))
  await receipt.goto(`/dashboard/purchases/${placed.id}/receipt`)
  await expect(receipt.getByRole('heading', { name: /^VAT receipt R-/ })).toBeVisible()
  await expect(receipt.getByRole('heading', { name: /^Credit note C-/ })).toBeVisible()
  await expect(receipt.getByText('12345678-0001').first()).toBeVisible()

  const wallet = await open()
  await enter(wallet, SELLER, '/dashboard/vendor/wallet')
  await wallet.getByRole('link', { name: /^I-/ }).click()
  await expect(wallet.getByRole('heading', { level: 1, name: /^VAT invoice I-/ })).toBeVisible()
  await expect(wallet.getByText('Payment fee of a sale that failed')).toBeVisible()

  await owner.reload()
  await owner.getByLabel('Month', { exact: true }).selectOption(lagosDayOf(Date.now()).slice(0, 7))
  await expect(owner.getByText('VAT due of the month')).toBeVisible()
  await owner.getByRole('button', { name: 'Change the registration' }).click()
  await change(owner, /^New orders have no VAT/)
  await expect(owner.getByText('not registered: no VAT anywhere')).toBeVisible()
})
