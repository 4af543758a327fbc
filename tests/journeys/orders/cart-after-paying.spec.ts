import { payWithCard } from '../../support/journeys/buying'
import { addToCart, goToPayment } from '../../support/journeys/cart'
import { expect, test } from '../../support/journeys/journey'
import { newPerson } from '../../support/journeys/people'
import { enterAsNew } from '../../support/journeys/session'

/** Of two stores. */
const GOODS = ['Study Lamp, Rechargeable', 'Calabash Phone Amplifier']

test('what is paid has left the cart; what was cancelled at the provider is paid again or put back', async ({
  open,
}) => {
  const page = await open()
  await enterAsNew(page, newPerson('Halima'))
  for (const name of GOODS) await addToCart(page, name)
  const total = await goToPayment(page)

  await page.goto('/checkout')
  await expect(page.getByText('You have an unpaid order for this.')).toBeVisible()
  await page.getByRole('link', { name: /^Pay (₦|for \d)/ }).click()

  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(
    page.getByRole('heading', { name: 'You cancelled. Nothing was charged.' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay again/ })).toContainText(total ?? '₦')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  for (const name of GOODS) await expect(page.getByRole('main').getByText(name)).toBeVisible()

  await goToPayment(page)
  await payWithCard(page, /Pays at once/)
  await expect(page.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})
