import type { Locator, Page } from '@playwright/test'
import { fillDestination, payWithCard } from '../../support/journeys/buying'
import { makeImages } from '../../support/journeys/generated-images'
import { expect, test } from '../../support/journeys/journey'
import {
  approveEarly,
  confirmOrder,
  expectStatus,
  openSale,
} from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'

const PHONE = { viewport: { width: 360, height: 740 } }
const TITLE = 'Talking drum, medium'

/** Writes down what was agreed, and returns the link to send. */
const ask = async (buyer: Page): Promise<string> => {
  await buyer.getByLabel('What do you want to buy?').fill(TITLE)
  await buyer.getByLabel('What you agreed').fill('Goatskin, 40 cm, as in the picture of the chat.')
  await buyer.getByLabel('Add pictures').setInputFiles(await makeImages())
  await buyer.getByLabel('Price in naira').fill('45,000')
  await buyer.getByLabel('Category').selectOption({ label: 'Home & Kitchen' })
  await buyer.getByLabel('Delivery fee in naira').fill('2000')
  await expect(buyer.getByRole('progressbar')).toHaveCount(0)
  await buyer.getByRole('button', { name: 'Make the link' }).click()
  await expect(buyer.getByText('Send this link to the seller')).toBeVisible()
  const code = await buyer.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent()
  return `/r/${code}`
}

/** The first one is there, not only its frame. */
const expectPictures = async (within: Locator) => {
  const picture = within.getByRole('img').first()
  await expect(picture).toHaveAttribute('src', /requests%2F[a-z0-9]{20}%2F/)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
}

const accept = async (seller: Page, link: string) => {
  await seller.goto(link)
  await expect(seller.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expectPictures(seller.getByRole('region', { name: `Pictures of ${TITLE}` }))
  await seller.getByRole('button', { name: 'Accept and sell it' }).click()
  await expect(seller.getByText(/^You accepted/)).toBeVisible()
}

test('a buyer asks, declines a stranger who got the link, agrees to the seller, pays and approves', async ({
  open,
}) => {
  const buyer = await open(PHONE)
  const seller = await open(PHONE)
  const stranger = await open()
  await enterAsNew(buyer, newPerson('Ngozi'), '/dashboard/requests')
  await buyer.getByRole('link', { name: 'Ask a seller to accept' }).first().click()
  const link = await ask(buyer)

  await enter(stranger, seededPerson('vendor6'))
  await accept(stranger, link)
  await buyer.reload()
  await expect(buyer.getByText('Is this whom you wrote with?')).toBeVisible()
  await expect(buyer.getByRole('link', { name: 'Pay safely' })).toBeHidden()
  await buyer.getByRole('button', { name: /^Decline / }).click()
  await expect(buyer.getByText('Send this link to the seller')).toBeVisible()

  await enter(seller, seededPerson('vendor7'))
  await accept(seller, link)
  await buyer.reload()
  await buyer.getByRole('button', { name: /^Yes, buy from Omi Ori Botanicals/ }).click()
  await buyer.getByRole('link', { name: 'Pay safely' }).click()
  await fillDestination(buyer)
  await buyer.getByRole('radio', { name: /^Card/ }).check()
  await buyer.getByRole('button', { name: /^Pay ₦/ }).click()
  await payWithCard(buyer, /Pays at once/)
  await expect(buyer.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
  await buyer.getByRole('link', { name: 'See your purchase' }).click()
  await expect(buyer).toHaveURL(/\/dashboard\/purchases\/[a-z0-9]{20}$/)
  await expectStatus(buyer, 'in escrow')

  await openSale(seller, buyer.url().split('/').at(-1) ?? '')
  await confirmOrder(seller)
  await approveEarly(buyer)
  await expectStatus(buyer, 'completed')
  await buyer.goto('/dashboard/requests')
  await expect(buyer.getByText('Bought')).toBeVisible()
})
