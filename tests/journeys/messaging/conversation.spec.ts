import type { Page } from '@playwright/test'
import { callerFor, order, pay, productId } from '../../support/journeys/by-api'
import { makeImages } from '../../support/journeys/generated-images'
import { expect, test } from '../../support/journeys/journey'
import { expectStatus, openPurchase } from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { openProduct } from '../../support/journeys/rendered-page'
import { enter, enterAsNew } from '../../support/journeys/session'

const PRODUCT = 'Gangan Talking Drum'
const ANOTHER = 'Dundun Mother Drum, Iya Ilu'
const STORE = 'Ayan Drum & Play House'

const write = async (page: Page, to: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: `Write to ${to}` }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('textbox', { name: `Write to ${to}` })).toHaveValue('')
}

const chooseInMenu = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for the conversation with ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** A message in the thread: the list beside it also shows the last one. */
const said = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text })

test('a question becomes a sale, and a block ends the talking everywhere', async ({ open }) => {
  const [buyer, vendor] = [await open(), await open()]
  const person = newPerson('Amara')
  const question = `Is the drum tuned before it is sent, asks ${person.name}?`
  await enterAsNew(buyer, person)
  await enter(vendor, seededPerson('vendor12'), '/dashboard/vendor/messages')
  const entry = vendor.getByRole('link').filter({ hasText: person.name })

  await test.step('asked on the product page; what is typed outlives a reload', async () => {
    await openProduct(buyer, PRODUCT)
    await buyer.getByRole('button', { name: 'Message the vendor' }).first().click()
    await expect(buyer).toHaveURL(/\/dashboard\/messages\//)
    const box = buyer.getByRole('textbox', { name: /^Write to/ })
    await box.fill(question)
    await buyer.reload()
    await expect(buyer.getByRole('textbox', { name: `Write to ${STORE}` })).toHaveValue(question)
    await buyer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(said(buyer, question)).toBeVisible()
  })

  await test.step('a picture goes with it, and the vendor has two to read', async () => {
    const [image] = await makeImages()
    if (!image) throw new Error('There are pictures')
    await buyer.locator('input[type=file]').setInputFiles(image)
    await expect(buyer.getByRole('img', { name: /^Picture from/ })).toBeVisible()
    await expect(entry).toContainText('2 unread')
    await expect(entry).toContainText(`About ${PRODUCT}`)
  })

  await test.step('the vendor reads and answers, live', async () => {
    await entry.click()
    await expect(said(vendor, question)).toBeVisible()
    await expect(vendor.getByRole('img', { name: `Picture from ${person.name}` })).toBeVisible()
    await write(vendor, person.name, 'It is, and tied again after the journey.')
    await expect(said(buyer, 'tied again after the journey')).toBeVisible()
    await vendor.goto('/dashboard/vendor/messages')
    await expect(entry).toContainText('You: It is, and tied again')
    await expect(entry).not.toContainText('unread')
  })

  await test.step('who is asked to pay outside is warned', async () => {
    await entry.click()
    await expect(said(vendor, question)).toBeVisible()
    await write(vendor, person.name, 'Send the money to my bank account 0123456789 at GTBank.')
    await expect(buyer.getByRole('note')).toContainText('Keep the payment on Oja.')
    await expect(vendor.getByRole('note')).toBeHidden()
  })

  const conversation = buyer.url()
  const { id } = await test.step('the product on top of the talk is bought', async () => {
    await buyer.getByRole('main').getByRole('link', { name: PRODUCT, exact: true }).click()
    await expect(buyer.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible()
    await expect(buyer.getByRole('link', { name: 'Buy with escrow' })).toBeVisible()
    const caller = await callerFor(person)
    const bought = await order(caller, await productId(PRODUCT), person.name)
    await pay(caller, bought)
    return bought
  })

  await test.step('a block closes this talk for both', async () => {
    await chooseInMenu(vendor, person.name, `Block ${person.name}`)
    await vendor
      .getByRole('dialog')
      .getByRole('button', { name: `Block ${person.name}` })
      .click()
    await expect(vendor.getByText(`You have blocked ${person.name}.`)).toBeVisible()
    await buyer.goto(conversation)
    await expect(buyer.getByText(`${STORE} can’t receive messages here`)).toBeVisible()
    await expect(buyer.getByRole('textbox', { name: /^Write to/ })).toBeHidden()
    await expect(said(buyer, question)).toBeVisible()
  })

  await test.step('and every other: neither about another product nor about the purchase', async () => {
    const refusal = buyer.getByText('You can’t write to each other').last()
    await openProduct(buyer, ANOTHER)
    await buyer.getByRole('button', { name: 'Message the vendor' }).first().click()
    await expect(refusal).toBeVisible()
    await expect(buyer).toHaveURL(/\/products\//)
    await openPurchase(buyer, id)
    await buyer.getByRole('button', { name: 'Message the vendor' }).first().click()
    await expect(refusal).toBeVisible()
    await expectStatus(buyer, 'in escrow')
  })

  await test.step('until it is taken back', async () => {
    await vendor.getByRole('button', { name: `Unblock ${person.name}` }).click()
    await expect(vendor.getByRole('textbox', { name: `Write to ${person.name}` })).toBeVisible()
    await buyer.getByRole('button', { name: 'Message the vendor' }).first().click()
    await expect(buyer).toHaveURL(/\/dashboard\/messages\//)
    await write(buyer, STORE, 'Thank you for answering again.')
    await expect(said(buyer, 'Thank you for answering again.')).toBeVisible()
  })
})
