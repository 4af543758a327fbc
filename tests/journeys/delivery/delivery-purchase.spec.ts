import AxeBuilder from '@axe-core/playwright'
import { choosePlace, DELIVERY, openPlaceDialog, payWithCard } from '../../support/journeys/buying'
import { expect, test } from '../../support/journeys/journey'
import { newPerson } from '../../support/journeys/people'
import { enterAsNew } from '../../support/journeys/session'

const PRODUCT = 'Iroko Bluetooth Speaker'

test('a buyer sees what delivery costs where they live, chooses a way, and pays it into escrow', async ({
  open,
}) => {
  const page = await open()
  await enterAsNew(page, newPerson('Ngozi'))
  await page.goto('/')
  const dialog = await openPlaceDialog(page)
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations).toEqual([])
  await choosePlace(dialog, 'Surulere')
  await expect(
    page.getByRole('button', { name: 'Deliver to Surulere, Lagos' }).first(),
  ).toBeVisible()
  await page.goto('/marketplace?q=Iroko+Bluetooth+Speaker')
  await expect(page.getByText(/From ₦1,000 to Lagos, 1 to 3 days/).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: PRODUCT, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible()
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect(delivery.getByRole('listitem').first()).toContainText('₦2,000')
  const arrival = page.getByRole('link', { name: /^Arrives .+, ₦2,000 to Surulere$/ })
  await expect(arrival).toBeVisible()
  await expect(delivery.getByRole('listitem').first()).toContainText('From')
  await page.getByRole('link', { name: 'Buy with escrow' }).click()
  await page.getByLabel('Phone number').fill(DELIVERY.phone)
  await page.getByLabel('Address', { exact: true }).fill(DELIVERY.address)
  await expect(page.getByLabel('State')).toHaveValue('Lagos')
  await expect(page.getByLabel('Local government area')).toHaveValue('Surulere')
  await page.getByLabel('State').selectOption('Kano')
  await page.getByLabel('Local government area').selectOption('Dala')
  const way = page.getByRole('radio', { name: /^Courier to the door/ })
  await expect(way).toHaveAccessibleName(/₦6,000$/)
  await page.getByLabel('State').selectOption('Lagos')
  await page.getByLabel('Local government area').selectOption('Surulere')
  await expect(way).toHaveAccessibleName(/₦2,000$/)
  await page.getByRole('radio', { name: /^Pickup at the store/ }).check()
  const lines = page.getByRole('definition')
  await expect(lines.filter({ hasText: /^₦0$/ })).toBeVisible()
  await way.check()
  await expect(lines.filter({ hasText: /^₦2,000$/ })).toBeVisible()
  const total = (await lines.last().textContent()) ?? ''

  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByText(total.replace('₦', '')).first()).toBeVisible()
  await payWithCard(page, /Pays at once/)
  await expect(page.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
  await page.getByRole('link', { name: 'See your purchase' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Courier to the door')).toBeVisible()
  await expect(main.getByText('Ships by')).toBeVisible()
  await expect(main.getByText('Arrives')).toBeVisible()
  await expect(main.getByText(/^₦2,000$/).first()).toBeVisible()
  await expect(main.getByText(total).first()).toBeVisible()
})
