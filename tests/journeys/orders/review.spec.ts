import type { Locator, Page } from '@playwright/test'
import { findProduct } from '../../support/journeys/buying'
import { act, callerFor, order, pay, productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { openPurchase } from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'
import { API } from '../../support/journeys/suite'

const PRODUCT = 'Learner Talking Drum for Children'
const STARS = ['5', '4', '3', '2', '1'] as const

type Reviews = { total: number; histogram: Record<string, number>; items: { text: string }[] }

const reviewsOf = async (product_id: string): Promise<Reviews> => {
  const response = await fetch(`${API}/public/products/${product_id}/reviews`)
  const { data } = (await response.json()) as { data: Reviews }
  return data
}

/** The counts beside the bars, as the product page shows them. */
const histogramOn = async (section: Locator): Promise<Record<string, number>> => {
  const counts = await section.locator('dl dd').allTextContents()
  return Object.fromEntries(STARS.map((stars, at) => [stars, Number(counts[at])]))
}

const fillIn = async (page: Page, stars: number, text: string, send: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  // The star covers the radio button.
  await dialog.getByRole('radio', { name: `${stars} star` }).check({ force: true })
  await dialog.getByLabel('What should others know?').fill(text)
  await dialog.getByRole('button', { name: send }).click()
  await whenClosed(dialog)
}

test('a buyer reviews and thinks better of it, the vendor answers, and the shop shows both', {
  tag: '@deep',
}, async ({ open }) => {
  const [buyer, vendor, visitor] = [await open(), await open(), await open()]
  const person = newPerson('Halima')
  const first = `The skin is tight and it talks well, says ${person.name}.`
  const second = `The cord frayed on the second day, says ${person.name}.`
  const reply = `Send it back and we tie it anew, ${person.name}.`
  await enterAsNew(buyer, person)
  const caller = await callerFor(person)
  const product_id = await productId(PRODUCT)
  const purchase = await order(caller, product_id, person.name)
  await pay(caller, purchase)
  const before = await reviewsOf(product_id)

  await test.step('not before it is approved', async () => {
    await openPurchase(buyer, purchase.id)
    await expect(buyer.getByRole('button', { name: 'More for this order' })).toBeVisible()
    await expect(buyer.getByRole('button', { name: 'Leave a review' })).toBeHidden()
    await act(caller, purchase, 'approve')
  })

  const own = buyer.getByRole('region', { name: 'Your review' })
  await test.step('four stars, and it stands on the purchase', async () => {
    await buyer.getByRole('button', { name: 'Leave a review' }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: 'Publish my review' }).click()
    await expect(buyer.getByText('Choose one to five stars.')).toBeVisible()
    await fillIn(buyer, 4, first, 'Publish my review')
    await expect(own).toContainText(first)
    await expect(own.getByRole('img', { name: '4.0 out of 5' })).toBeVisible()
    await expect(buyer.getByRole('button', { name: 'Leave a review' })).toBeHidden()
  })

  await test.step('the vendor sees it on the sale and answers', async () => {
    await enter(vendor, seededPerson('vendor12'), `/dashboard/vendor/sales/${purchase.id}`)
    const theirs = vendor.getByRole('region', { name: 'The buyer’s review' })
    await expect(theirs).toContainText(first)
    await expect(theirs.getByRole('button', { name: 'Change my review' })).toBeHidden()
    await theirs.getByLabel('Your answer').fill(reply)
    await theirs.getByRole('button', { name: 'Publish answer' }).click()
    await expect(own).toContainText(reply)
  })

  await test.step('two stars after all: the answer stays and says that it is older', async () => {
    await own.getByRole('button', { name: 'Change my review' }).click()
    await fillIn(buyer, 2, second, 'Publish my changes')
    await expect(own).toContainText(second)
    await expect(own).not.toContainText(first)
    await expect(own).toContainText('Written before the review was changed.')
    await expect(vendor.getByRole('region', { name: 'The buyer’s review' })).toContainText(second)
  })

  await test.step('the product page shows both, and the histogram counts it once', async () => {
    await expect.poll(async () => (await reviewsOf(product_id)).items[0]?.text).toBe(second)
    await findProduct(visitor, PRODUCT)
    const section = visitor.getByRole('region', { name: 'Reviews' })
    await section.scrollIntoViewIfNeeded()
    await expect(section).toContainText(second)
    await expect(section).toContainText(reply)
    await expect(section).not.toContainText(first)
    expect(await histogramOn(section)).toEqual({
      ...before.histogram,
      '2': (before.histogram['2'] ?? 0) + 1,
    })
  })
})
