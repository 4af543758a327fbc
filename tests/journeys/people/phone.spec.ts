import type { Page } from '@playwright/test'
import { nationalPhone } from '../../../functions/src/contract/text/phone'
import { makeAccount } from '../../support/journeys/accounts'
import { findProduct } from '../../support/journeys/buying'
import { codeAt, newPhone } from '../../support/journeys/codes'
import { verifyAddress } from '../../support/journeys/identity-mail'
import { expect, test } from '../../support/journeys/journey'
import { newPerson } from '../../support/journeys/people'
import { enter } from '../../support/journeys/session'
import { PAYSTACK } from '../../support/journeys/suite'

const PRODUCT = 'Whipped Shea with Lemongrass'

// Wrong codes and words are refused, and so is what a phone alone never does.
test.use({ expectedTroubles: [/status of 4(03|22)/] })

const askForCode = async (page: Page, phone: string) => {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
}

test('who has a phone number alone signs up and pays for a purchase', async ({ open }) => {
  const page = await open()
  const { name } = newPerson('Halima')
  const phone = newPhone()
  await findProduct(page, PRODUCT)
  // Counted: what is tapped from the product to the payment, fields that are typed into apart.
  let taps = 0
  const tap = async (role: 'button' | 'link' | 'radio' | 'checkbox', label: string | RegExp) => {
    taps += 1
    await page.getByRole('main').getByRole(role, { name: label }).first().click()
  }
  await tap('link', /Buy with escrow/)
  await expect(page).toHaveURL(/\/auth\/login/)
  await tap('link', 'Sign Up')
  // The login offers a phone number as well, until this page is there.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await tap('button', 'Use a phone number')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Phone number').fill(phone.replace('+234', '0'))
  await tap('checkbox', /I accept the terms of use/)
  await tap('button', 'Send the code')
  await expect(page.getByText(/We sent a code by SMS/)).toBeVisible()
  await page.getByLabel('Code').fill(await codeAt(phone))
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByLabel('Phone number')).toHaveValue(phone)
  await page.getByLabel('Address', { exact: true }).fill('12 Adeniran Ogunsanya Street')
  await page.getByLabel('State').selectOption('Lagos')
  await page.getByLabel('Local government area').selectOption('Surulere')
  await tap('radio', /^Card/)
  await tap('button', /^Pay ₦/)
  await expect(page).toHaveURL((url) => url.origin === PAYSTACK)
  expect(taps).toBe(7)
  await page.getByRole('link', { name: /Pays at once/ }).click()
  await page.getByRole('button', { name: /^Pay [^,]*\d/ }).click()
  await expect(page.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
  // Nothing asks to verify an address that there isn't.
  await page.getByRole('link', { name: 'See your purchase' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Email verification' })).toHaveCount(0)
})

test('a code that comes late, after one by WhatsApp, signs in as well', async ({ open }) => {
  const page = await open()
  const phone = newPhone()
  const { name } = newPerson('Sani')
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Use a phone number' }).click()
  await askForCode(page, phone)
  const first = await codeAt(phone)
  await page.getByRole('button', { name: 'Send by WhatsApp instead' }).click()
  await expect(page.getByText(/We sent a code by WhatsApp/)).toBeVisible()
  await page.getByLabel('Code').fill(first === '000000' ? '000001' : '000000')
  await expect(page.getByText('This code is not right. Check it and try again.')).toBeVisible()
  await page.getByLabel('Code').fill(first)
  await page.getByLabel('Full name').fill(name)
  await page.getByRole('checkbox', { name: /I accept the terms of use/ }).check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/purchases')
  await page.goto('/dashboard/settings')
  await expect(page.getByText(phone.replace(/^\+234(\d{3})(\d{3})/, '0$1 $2 '))).toBeVisible()
})

test('who has the SIM alone reads no word and changes no password', async ({ open }) => {
  const phone = newPhone()
  const owner = await open()
  await owner.goto('/auth/signup')
  await owner.getByRole('button', { name: 'Use a phone number' }).click()
  await owner.getByLabel('Full name').fill(newPerson('Bisi').name)
  await owner.getByRole('checkbox', { name: /I accept the terms of use/ }).check()
  await askForCode(owner, phone)
  await owner.getByLabel('Code').fill(await codeAt(phone))
  await expect(owner).not.toHaveURL(/\/auth\//)

  const thief = await open()
  await thief.goto('/auth/login')
  await thief.getByRole('button', { name: 'Use a phone number' }).click()
  await askForCode(thief, phone.replace('+234', '0'))
  await thief.getByLabel('Code').fill(await codeAt(phone))
  await expect(thief).toHaveURL('/dashboard/purchases')
  await thief.goto('/dashboard/settings')
  await thief.getByRole('button', { name: 'Show my word' }).click()
  const dialog = thief.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Your word').fill('nonsense')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not your word. Check it and try again.')).toBeVisible()
  await owner.goto('/dashboard/notifications')
  await expect(owner.getByText(/with your phone number on a new device/).first()).toBeVisible()
})

test('two accounts of one person become one, and the number logs in there', async ({ open }) => {
  const phone = newPhone()
  const page = await open()
  await page.goto('/auth/signup')
  await page.getByRole('button', { name: 'Use a phone number' }).click()
  await page.getByLabel('Full name').fill(newPerson('Kemi').name)
  await page.getByRole('checkbox', { name: /I accept the terms of use/ }).check()
  await askForCode(page, phone)
  await page.getByLabel('Code').fill(await codeAt(phone))
  await expect(page).not.toHaveURL(/\/auth\//)
  await page.goto('/dashboard/settings')
  await expect(page.getByText(/Log in with your email address and open this page/)).toBeVisible()
  await page.getByRole('button', { name: 'Show my word' }).click()
  const shown = page.getByRole('region', { name: 'Your word' }).getByRole('status')
  await expect(shown).toHaveText(/^\p{L}+$/u)
  const word = (await shown.textContent()) ?? ''

  // On another device the number's code is not enough.
  const other = await open()
  const person = newPerson('Kemi')
  await makeAccount(person)
  await verifyAddress(person.email)
  await enter(other, person, '/dashboard/settings')
  await other.getByRole('button', { name: 'Join another account' }).click()
  await other.getByLabel('Phone number of the other account').fill(phone)
  await other.getByRole('button', { name: 'Send the code' }).click()
  await other.getByLabel('Code').fill(await codeAt(phone))
  await expect(other.getByText(/Type the word that our messages to this number/)).toBeVisible()
  await other.getByLabel('Word of the other account').fill(word)
  await other.getByRole('button', { name: 'Show what moves' }).click()
  await other.getByRole('button', { name: 'Join the accounts' }).click()
  await expect(other.getByText('Your accounts are one now')).toBeVisible()
  const number = other.getByRole('region', { name: 'Phone number' })
  await expect(number.getByText(nationalPhone(phone))).toBeVisible()
})
