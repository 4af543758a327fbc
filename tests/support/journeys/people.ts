import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { workFile } from '../../../tools/emulators/project'
import { expect } from './journey'

export type Person = { name: string; email: string; password: string }

/** A surname that is new in every run: the suite may have run these journeys before. */
const newSurname = (): string => {
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) =>
    String.fromCharCode(97 + (byte % 26)),
  )
  return `A${letters.join('')}`
}

/** The details of a new person, who has no account yet. */
export const newPerson = (first_name: string): Person => {
  const surname = newSurname()
  return {
    name: `${first_name} ${surname}`,
    email: `${first_name}.${surname}@oja.example`.toLowerCase(),
    password: `pass-${surname}`,
  }
}

/** A demo account, such as buyer1 or vendor3. */
export const seededPerson = (key: string): Person => {
  const accounts: Person[] = JSON.parse(readFileSync(workFile('demo-accounts.json'), 'utf8'))
  const account = accounts.find(({ email }) => email === `${key}@oja.example`)
  if (!account) throw new Error(`There is no demo account ${key}`)
  return account
}

export const fillLogin = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export const logIn = async (page: Page, person: Person, then = '/dashboard/purchases') => {
  await page.goto(`/auth/login?redirect=${encodeURIComponent(then)}`)
  await fillLogin(page, person)
  await expect(page).toHaveURL(then)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Fills in and sends the open form. */
export const fillSignUp = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /I accept the terms of use/ }).check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Signup successful! Redirecting...')).toBeVisible()
  await expect(page).not.toHaveURL(/\/auth\//)
}

export const signUp = async (page: Page, person: Person, then?: string): Promise<void> => {
  const query = then ? `?redirect=${encodeURIComponent(then)}` : ''
  await page.goto(`/auth/signup${query}`)
  await fillSignUp(page, person)
}

/** Below this width, in pixels, the account is in the bottom bar instead of the header. */
const WIDEST_PHONE = 767

export const logOut = async (page: Page): Promise<void> => {
  const { width = 0 } = page.viewportSize() ?? {}
  const account =
    width <= WIDEST_PHONE
      ? page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Account' })
      : page.getByRole('button', { name: /^Account of / })
  await account.click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
}
