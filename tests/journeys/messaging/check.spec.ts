import { act, callerFor, order, pay, productId, whileSelling } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { seededPerson } from '../../support/journeys/people'
import { enter } from '../../support/journeys/session'
import { MAILBOX, SITE } from '../../support/journeys/suite'

const PRODUCT = 'Natural Sapo Bath Sponge'
const SELLER = seededPerson('vendor8')
const FORGED = 'Oja: ₦50,000 is held for you. Send it now!'

test('a forged alert is checked, and the vendor sees what is really held', async ({ open }) => {
  const [buyer, seller] = [await callerFor(seededPerson('buyer3')), await callerFor(SELLER)]
  const product_id = await productId(PRODUCT)
  const placed = await whileSelling(seller, () => order(buyer, product_id, 'Ngozi Eze'))
  const page = await open()
  await page.goto('/check')
  await page.getByLabel('Message, link or code').fill(FORGED)
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(page.getByRole('heading', { name: 'This is not ours' })).toBeVisible()

  const sale = `/dashboard/vendor/sales/${placed.id}`
  await enter(page, SELLER, '/check')
  await page.getByLabel('Message, link or code').fill(`${FORGED} ${SITE}${sale}`)
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(page.getByRole('heading', { name: 'The message isn’t true' })).toBeVisible()
  await expect(page.getByText('It isn’t paid. Nothing is held for you.')).toBeVisible()
  await page.goto(sale)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/Paid and held/)).toHaveCount(0)

  await pay(buyer, placed)
  await expect(page.getByText('Paid and held: confirm it, then send')).toBeVisible()
  await act(seller, placed, 'confirm')
  await expect(page.getByText('Paid and held: send now')).toBeVisible()
  await page.goto('/check')
  await page.getByLabel('Message, link or code').fill(placed.invoice_id)
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(page.getByRole('heading', { name: 'This is Oja’s' })).toBeVisible()
  await expect(page.getByText(/^Paid and held: ₦[\d,.]+ is held for you\. Send by /)).toBeVisible()
})

test('a word is changed by its owner, and the next email begins with it', async ({ open }) => {
  const [page, mailbox] = [await open(), await open()]
  const person = seededPerson('buyer3')
  await enter(page, person, '/dashboard/settings')
  const section = page.getByRole('region', { name: 'Your word' })
  await section.getByRole('button', { name: 'Show my word' }).click()
  const word = section.getByRole('status')
  await expect(word).toHaveText(/^\p{L}{3,20}$/u)
  const before = (await word.textContent()) ?? ''
  await section.getByRole('button', { name: 'Somebody saw it: make a new one' }).click()
  await expect(word).not.toHaveText(before)
  const after = (await word.textContent()) ?? ''
  await page.reload()
  await expect(section.getByText('Your word is hidden.')).toBeAttached()
  await expect(page.getByText(after)).toHaveCount(0)

  await expect(async () => {
    await mailbox.goto(`${MAILBOX}/?to=${encodeURIComponent(person.email)}`)
    await mailbox.getByRole('link', { name: 'Security alert' }).first().click()
    await expect(
      mailbox.frameLocator('iframe').getByText(`Your word: ${after}. A message`),
    ).toBeVisible()
  }).toPass()
})
