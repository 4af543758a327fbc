import type { Page } from '@playwright/test'
import { act, callerFor, order, pay, productId } from '../../support/journeys/by-api'
import { makeImages } from '../../support/journeys/generated-images'
import { holdBack } from '../../support/journeys/held'
import { expect, test } from '../../support/journeys/journey'
import { amountsIn, expectStatus, openPurchase } from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'

const PRODUCT = 'Sekere, Full Net'
const VENDOR = 'Ayan Drum & Play House'
const WRONG = 'Half of the beads are missing and the net is torn at the neck.'
const room = (page: Page) => page.getByRole('region', { name: /^Dispute: / })
const openOffer = (page: Page) => page.getByRole('region', { name: 'The open offer' })
const sharesIn = (page: Page) => amountsIn(openOffer(page).locator('dl'))

/** Chooses an image and watches its upload, the first of the page. */
const attach = async (page: Page, index: 0 | 1): Promise<void> => {
  const { [index]: image } = await makeImages()
  if (!image) throw new Error('There are two pictures')
  // The upload of a small image would end unseen.
  const { release } = await holdBack(page, /\/o\?name=/)
  await page.locator('input[type=file]').setInputFiles(image)
  await expect(page.getByRole('progressbar', { name: `Uploading ${image.name}` })).toBeVisible()
  release()
  await expect(page.getByText(`${image.name}, uploaded`)).toBeVisible()
}

const offer = async (page: Page, naira: string): Promise<void> => {
  await room(page).getByText('Make an offer', { exact: true }).first().click()
  await page.getByLabel(/^How much goes back to/).fill(naira)
  await page.getByRole('button', { name: /^Offer ₦/ }).click()
  await expect(page.getByText('Your offer is made.').last()).toBeVisible()
}

// The offer that is withdrawn while the other party is about to accept it.
test.use({ expectedTroubles: [/status of 409.*dispute\/accept\)$/] })

test('a dispute is argued with pictures and offers to the kobo, live for both, and taken back', async ({
  open,
}) => {
  const [buyer, vendor] = [await open(), await open()]
  const person = newPerson('Tamuno')
  await enterAsNew(buyer, person)
  const caller = await callerFor(person)
  const purchase = await order(caller, await productId(PRODUCT), person.name)
  await pay(caller, purchase)
  const goods = purchase.amount_paid - purchase.escrow_fee
  const { escrow_fee } = purchase

  await openPurchase(buyer, purchase.id)
  await enter(vendor, seededPerson('vendor12'), `/dashboard/vendor/sales/${purchase.id}`)

  await test.step('raised with a picture, and what silence brings is said first', async () => {
    await buyer.getByRole('button', { name: 'Raise Dispute' }).click()
    const dialog = buyer.getByRole('dialog')
    await expect(dialog).toContainText(`${VENDOR} has 72 hours to answer. If they don’t,`)
    await dialog.getByLabel('What is wrong?').selectOption({ label: 'It is damaged' })
    await dialog.getByLabel('What happened?').fill(WRONG)
    await attach(buyer, 0)
    await dialog.getByRole('button', { name: /^Raise the dispute and hold/ }).click()
    await expectStatus(buyer, 'in dispute')
  })

  await test.step('the vendor sees it at once, and answers with a picture and words', async () => {
    await expectStatus(vendor, 'in dispute')
    await expect(room(vendor).getByText(WRONG)).toBeVisible()
    await expect(
      room(vendor).getByRole('img', { name: `Evidence 1 of ${person.name}` }),
    ).toBeVisible()
    await expect(vendor.getByRole('button', { name: 'Withdraw the dispute' })).toBeHidden()
    await room(vendor).getByText('Add evidence', { exact: true }).click()
    await attach(vendor, 1)
    await vendor.getByLabel(/^What do they show/).fill('It was whole when it left the shop.')
    await vendor.getByRole('button', { name: 'Add to the dispute' }).click()
    await expect(room(buyer).getByText('It was whole when it left the shop.')).toBeVisible()
    await expect(room(buyer).getByRole('img', { name: `Evidence 1 of ${VENDOR}` })).toBeVisible()
    await room(buyer).getByLabel(`Write to ${VENDOR}`).fill('The box came open.')
    await room(buyer).getByRole('button', { name: 'Send', exact: true }).click()
    await expect(room(vendor).getByText('The box came open.')).toBeVisible()
  })

  await test.step('an offer says what each would get, and more than the goods is none', async () => {
    await room(vendor).getByText('Make an offer', { exact: true }).first().click()
    await vendor.getByLabel(/^How much goes back to/).fill(String(goods / 100 + 0.01))
    await expect(vendor.getByRole('button', { name: 'Make the offer' })).toBeVisible()
    await offer(vendor, '1234.56')
    await expect(openOffer(buyer)).toContainText(`${VENDOR} offers a settlement`)
    expect(await sharesIn(buyer)).toEqual({
      'You, back': 123_456,
      [VENDOR]: goods - 123_456,
      'Oja, escrow fee': escrow_fee,
    })
    await expect(openOffer(vendor).getByRole('button', { name: 'Accept the offer' })).toBeHidden()
  })

  await test.step('a declined offer is gone for both, and its reason stays', async () => {
    await openOffer(buyer).getByRole('button', { name: 'Decline the offer' }).click()
    const dialog = buyer.getByRole('dialog', { name: 'Decline this offer?' })
    await expect(dialog).toContainText(
      `${VENDOR} is told, and the offer can’t be accepted any more. No money moves`,
    )
    await dialog.getByLabel('Why don’t you accept it?').fill('The net costs more than that.')
    await dialog.getByRole('button', { name: 'Decline the offer' }).click()
    await expect(buyer.getByText(`Declined. ${VENDOR} has been told`)).toBeVisible()
    await expect(openOffer(buyer)).toBeHidden()
    await expect(openOffer(vendor)).toBeHidden()
    await expect(
      room(vendor).getByText(`Declined the offer: ₦1,234.56 back to ${person.name}`),
    ).toBeVisible()
    await expect(room(vendor).getByText('The net costs more than that.')).toBeVisible()
    await vendor.goto('/dashboard/vendor/notifications?type=dispute')
    await expect(vendor.getByText('₦1,234.56 back to the buyer, was declined.')).toBeVisible()
    await vendor.goBack()
  })

  await test.step('an offer is made, and accepting is asked for it', async () => {
    await offer(buyer, '2000')
    await expect(openOffer(vendor)).toContainText(`${person.name} offers a settlement`)
    expect(await sharesIn(vendor)).toEqual({
      [`${person.name}, back`]: 200_000,
      You: goods - 200_000,
      'Oja, escrow fee': escrow_fee,
    })
    await openOffer(vendor).getByRole('button', { name: 'Accept the offer' }).click()
    const dialog = vendor.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: /^Accept: ₦2,000 to / })).toBeVisible()
  })

  await test.step('who made it withdraws it first, and it can’t be accepted any more', async () => {
    await openOffer(buyer).getByRole('button', { name: 'Withdraw the offer' }).click()
    const asked = buyer.getByRole('dialog', { name: 'Withdraw your offer?' })
    await asked.getByRole('button', { name: 'Withdraw the offer' }).click()
    await expect(openOffer(buyer)).toBeHidden()
    const dialog = vendor.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Accept: ₦2,000 to / }).click()
    await expect(dialog.getByText(/^This offer is no longer open/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(
      room(vendor).getByText(`Withdrew the offer: ₦2,000 back to ${person.name}`),
    ).toBeVisible()
    await expect(openOffer(vendor)).toBeHidden()
    await expectStatus(vendor, 'in dispute')
  })

  await test.step('who raised it takes it back, and the order goes on where it stood', async () => {
    await buyer.getByRole('button', { name: 'Withdraw the dispute' }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: 'Withdraw the dispute' }).click()
    await expectStatus(buyer, 'in escrow')
    await expectStatus(vendor, 'in escrow')
    await expect(vendor.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
    await expect(openOffer(buyer)).toBeHidden()
    await act(await callerFor(seededPerson('vendor12')), purchase, 'decline')
    await expectStatus(buyer, 'reversed')
  })
})
