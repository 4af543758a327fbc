import AxeBuilder from '@axe-core/playwright'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { dayText } from '../../../functions/src/contract/people/store-rest'
import { DAY_MS } from '../../../functions/src/contract/time'
import { expect, test } from '../../support/journeys/journey'
import { newPerson } from '../../support/journeys/people'
import { csvFile, enterAsVendor, tenDigits } from '../../support/journeys/store'

// Saving is refused twice.
test.use({ expectedTroubles: [/status of 400/] })

const SAVE = { name: /^Save(: you deliver to \d+ of 37 states| delivery settings)$/ }

test('a vendor says how they deliver, is refused where it can not hold, and tries an address', async ({
  open,
}) => {
  test.slow()
  const vendor = await open()
  const number = tenDigits()
  await enterAsVendor(vendor, newPerson('Sola'), { name: `Palm ${number}`, account_number: number })
  await vendor.goto('/dashboard/vendor/settings')
  await vendor.getByRole('link', { name: 'Delivery settings' }).click()
  await expect(vendor).toHaveURL('/dashboard/vendor/settings/delivery')
  await expect(vendor.getByText(/Until you save this page, delivery is included/)).toBeVisible()
  await expect(vendor.getByLabel('Parcels leave from')).toHaveValue('Ogun')
  const rates = vendor.getByRole('table', { name: 'Delivery rates' })
  await vendor.getByRole('button', { name: 'By zone' }).click()
  await expect(rates.getByRole('row')).toHaveCount(1 + 7)

  await vendor.getByRole('button', { name: 'Add a rate' }).click()
  const dialog = vendor.getByRole('dialog', { name: 'Add a rate' })
  await dialog.getByLabel('Ogun', { exact: true }).check()
  await dialog.getByLabel('Price').fill('900')
  const { violations } = await new AxeBuilder({ page: vendor }).include('[role=dialog]').analyze()
  expect(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Add the rate' }).click()
  await vendor.getByRole('button', SAVE).click()
  await expect(rates.getByText('Rate 1 has the same method, place and weight: Ogun.')).toBeVisible()
  await vendor.getByRole('button', { name: 'Remove rate 8, Ogun' }).click()
  await vendor.getByRole('button', SAVE).click()
  await expect(vendor.getByText('Delivery settings saved')).toBeVisible()

  await vendor.reload()
  await expect(rates.getByRole('row')).toHaveCount(1 + 7)
  const attempt = vendor.getByRole('region', { name: 'Try an address' })
  await attempt.getByLabel('State').selectOption('Kano')
  await attempt.getByLabel('Local government area').selectOption('Dala')
  await attempt.getByRole('button', { name: 'Show what a buyer there sees' }).click()
  await expect(attempt.getByRole('listitem')).toContainText('₦6,000')
  await expect(attempt.getByRole('listitem')).toContainText('of your list is used')

  const saving = vendor.waitForEvent('download')
  await vendor.getByRole('button', { name: 'Saved rates as CSV' }).click()
  expect((await saving).suggestedFilename()).toBe('oja-delivery-rates.csv')
  const file = {
    ...csvFile(),
    buffer: Buffer.from(
      'method,scope,places,fee,days_min,days_max\r\ncourier,state,Lagos,2500,1,3\r\n',
    ),
  }
  await vendor.getByLabel('Read from a CSV file').setInputFiles(file)
  await expect(rates.getByRole('row')).toHaveCount(1 + 1)
  await vendor.getByRole('button', SAVE).click()
  await expect(vendor.getByText('Add a rate for Ogun, where your store is.')).toBeVisible()

  await vendor.goto('/dashboard/vendor/settings')
  const holiday = vendor.getByRole('region', { name: 'Holiday' })
  await holiday.getByLabel('First day off').fill(lagosDayOf(Date.now()))
  await holiday.getByLabel('Back on').fill(lagosDayOf(Date.now()))
  await holiday.getByRole('button', { name: 'Save holiday' }).click()
  await expect(holiday.getByText('You are back at the earliest one day after')).toBeVisible()
  const back_on = lagosDayOf(Date.now() + 5 * DAY_MS)
  await holiday.getByLabel('Back on').fill(back_on)
  await holiday.getByLabel('Message to buyers').fill('Gone to the palm groves')
  await holiday.getByRole('button', { name: 'Save holiday' }).click()
  await expect(vendor.getByText('Holiday saved')).toBeVisible()
  await vendor.goto('/dashboard/vendor')
  await vendor.getByRole('link', { name: 'See it as buyers do' }).click()
  await expect(vendor.getByText(`Back on ${dayText(back_on)}`)).toBeVisible()
  await expect(vendor.getByText('“Gone to the palm groves”')).toBeVisible()
})
