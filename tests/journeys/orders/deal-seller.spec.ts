import type { Locator, Page } from '@playwright/test'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { callerFor } from '../../support/journeys/by-api'
import { verifyAddress } from '../../support/journeys/identity-mail'
import { expect, test } from '../../support/journeys/journey'
import { newPerson } from '../../support/journeys/people'
import { openAccount, tenDigits } from '../../support/journeys/store'
import { API } from '../../support/journeys/suite'

const PHONE = { width: 360, height: 740 }
const MAX_MS = 120_000
/** Of signing up, of selling by deals and of the deal; the link in the letter is a tap as well. */
const MOST = { taps: 7, fields: 13 }

/** Does what a thumb does, and counts it. */
const startCounting = () => {
  const done = { taps: 0, fields: 0 }
  return {
    done,
    tap: async (on: Locator) => {
      done.taps += 1
      await on.click()
    },
    fill: async (field: Locator, text: string) => {
      done.fields += 1
      await field.fill(text)
    },
    choose: async (field: Locator, label: string) => {
      done.fields += 1
      await field.selectOption({ label })
    },
    press: () => {
      done.taps += 1
    },
  }
}

const dealsOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your deals' })

test('from signing up to a link that is paid safely, on a phone; edited, and withdrawn', async ({
  open,
}) => {
  const page = await open({ viewport: PHONE })
  const person = newPerson('Ladi')
  const account_number = tenDigits()
  await openAccount({ name: person.name, account_number }, person.name)
  const { done, tap, fill, choose, press } = startCounting()
  const title = `Two carved stools ${account_number}`

  await page.goto('/sell')
  const began = Date.now()
  await tap(page.getByRole('link', { name: 'Sell by deals only' }))
  await fill(page.getByLabel('Full name'), person.name)
  await fill(page.getByLabel('Email', { exact: true }), person.email)
  await fill(page.getByLabel('Password', { exact: true }), person.password)
  await tap(page.getByRole('checkbox', { name: /I accept the terms of use/ }))
  await tap(page.getByRole('button', { name: 'Sign Up', exact: true }))
  await expect(page).toHaveURL('/dashboard/vendor/onboarding?sell=deals')
  await verifyAddress(person.email)
  press()

  await fill(page.getByLabel('Name', { exact: true }), `Ladi Carves ${account_number}`)
  await choose(page.getByLabel('State'), 'Ogun')
  await choose(page.getByLabel('Local government area'), 'Ijebu Ode')
  await fill(page.getByLabel('Address', { exact: true }), '6 Ibadan Road')
  await fill(page.getByLabel('Phone number'), '08031234567')
  await expect(page.getByLabel('Legal name')).toHaveValue(person.name)
  await choose(page.getByLabel('Bank', { exact: true }), 'Guaranty Trust Bank')
  await fill(page.getByLabel('Account number'), account_number)
  await tap(page.getByRole('button', { name: 'Start selling by deals' }))

  await expect(page.getByRole('heading', { level: 1, name: 'New deal' })).toBeVisible()
  await fill(page.getByLabel('What do you sell?'), title)
  await fill(page.getByLabel('Price in naira'), '12,500')
  await expect(page.getByText('₦12,912.50')).toBeVisible()
  await fill(page.getByLabel('Description'), 'Iroko, oiled, 45 cm high, as in your chat.')
  await tap(page.getByRole('button', { name: 'Make the deal' }))

  await expect(page.getByText('Your deal is ready. Send its link to the buyer.')).toBeVisible()
  const whatsApp = page.getByRole('link', { name: 'Send it on WhatsApp' })
  const href = new URL((await whatsApp.getAttribute('href')) ?? '')
  press()
  const spent = Date.now() - began
  const text = href.searchParams.get('text') ?? ''
  const { host } = new URL(page.url())
  expect(text).toContain(`The only address is ${host}`)
  const [, code = ''] = /\/d\/([0-9A-Z]{5}-[0-9A-Z]{5})$/.exec(text) ?? []
  expect(code).not.toBe('')
  const shown = await fetch(`${API}/public/deals/${code}`)
  expect(((await shown.json()) as { data: object }).data).toMatchObject({
    deal: { state: 'open', terms: { title } },
    seller: { is_verified: true },
  })
  test.info().annotations.push({
    type: 'Selling by a deal',
    description: `${done.taps} taps, ${done.fields} fields, ${spent} ms`,
  })
  expect(done.taps).toBeLessThanOrEqual(MOST.taps)
  expect(done.fields).toBeLessThanOrEqual(MOST.fields)
  expect(spent).toBeLessThan(MAX_MS)

  await page.getByRole('button', { name: 'Show a QR code' }).click()
  await expect(page.getByRole('img', { name: `QR code that opens ${title}` })).toBeVisible()
  await page.getByRole('link', { name: 'Print it on a sheet' }).click()
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByText(/Saving makes version 2/)).toBeVisible()
  await page.getByLabel('Price in naira').fill('11000')
  await page.getByLabel('Description').fill('Iroko, 45 cm high. Call me on 0803 123 4567.')
  await page.getByRole('button', { name: 'Save the new version' }).click()
  await expect(page.getByText('Version 2 is saved. The link stays the same.')).toBeVisible()
  await expect(page.getByRole('note')).toContainText('it has a phone number')

  // Nobody finds who sells by deals alone.
  const own = await (await callerFor(person)).get<{ vendor: Vendor }>('/vendors/vendor')
  expect((await fetch(`${API}/public/vendors/${own.vendor.vendor_id}`)).status).toBe(404)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Nobody is paying it now.')
  await dialog.getByRole('button', { name: 'Withdraw the deal' }).click()
  await expect(page.getByText(/^You withdrew it/)).toBeVisible()
  await page.getByRole('link', { name: 'Your deals' }).click()
  await expect(dealsOf(page)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('withdrawn')
})
