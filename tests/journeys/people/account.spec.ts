import { holdBack } from '../../support/journeys/held'
import { expect, test } from '../../support/journeys/journey'
import {
  fillLogin,
  fillSignUp,
  logIn,
  logOut,
  newPerson,
  seededPerson,
  signUp,
} from '../../support/journeys/people'
import { openRendered } from '../../support/journeys/rendered-page'
import { enter } from '../../support/journeys/session'
import { SITE } from '../../support/journeys/suite'
import { runsOf } from '../../support/runs'

const CONSENT_DAYS = 182
const DAY_S = 24 * 3_600

test('a login goes where the redirect says, and a vendor’s to the store without one', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/auth/login?redirect=/dashboard/favourites')
  await fillLogin(page, seededPerson('buyer2'))
  await expect(page.getByText('Login successful! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/favourites')
  await logOut(page)

  await page.goto('/auth/login')
  await fillLogin(page, seededPerson('vendor2'))
  await expect(page).toHaveURL('/dashboard/vendor')
})

test('a link that is tapped before its page is hydrated keeps where to go on', async ({ open }) => {
  const page = await open()
  const scripts = '**/assets/*.js'
  const { name, email, password } = newPerson('Ireti')
  // The first page never gets its scripts: a request is answered only for the one that the link leads to.
  await page.route(scripts, (route) =>
    route.request().frame().url().includes('/auth/login') ? undefined : route.continue(),
  )
  await page.goto('/auth/login?redirect=%2Fdashboard%2Ffavourites')
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/auth/signup')
  await expect(page.locator('html[data-hydrated="page"]')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Fdashboard%2Ffavourites',
  )
  await fillSignUp(page, { name, email, password })
  await expect(page).toHaveURL('/dashboard/favourites')
})

test('a sign-up leads back to the page that it began on', async ({ open }) => {
  const page = await open()
  const { name, email, password } = newPerson('Ebele')
  await openRendered(page, '/marketplace/furniture')
  await expect(page.locator('html[data-hydrated="page"]')).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /I accept the terms of use/ }).check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/marketplace/furniture')
})

const HOSTILE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  'javascript:document.title="owned"',
  ' https://evil.example',
  `${SITE}.evil.example/`,
  '/auth/login',
]

test('a login never follows a redirect off the site', { tag: '@deep' }, async ({ open }) => {
  const page = await open()
  const person = seededPerson('buyer3')
  await logIn(page, person)
  for (const redirect of HOSTILE) {
    await page.goto(`/auth/login?redirect=${encodeURIComponent(redirect)}`)
    await expect(page, redirect).not.toHaveURL(/\/auth\//)
    expect(new URL(page.url()).origin, redirect).toBe(SITE)
  }
  await logOut(page)
  await page.goto(`/auth/login?redirect=${encodeURIComponent('//evil.example')}`)
  await fillLogin(page, person)
  await expect(page).toHaveURL('/dashboard/purchases')
})

test('the guard sends a visitor to the login and back after it', async ({ open }) => {
  const page = await open()
  const paths = ['/dashboard/vendor/sales', '/dashboard/vendor/onboarding', '/dashboard/settings']
  for (const path of paths.slice(-runsOf(1, paths.length))) {
    await page.goto(path)
    await expect(page.getByText('Please log in to continue')).toBeVisible()
    await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(path)}`)
  }
  await fillLogin(page, seededPerson('buyer4'))
  await expect(page).toHaveURL('/dashboard/settings')
})

test('the guard sends a buyer from vendor pages to open a store', async ({ open }) => {
  const page = await open()
  await enter(page, seededPerson('buyer4'))
  const paths = ['/dashboard/vendor', '/dashboard/vendor/sales', '/dashboard/vendor/products/new']
  for (const path of paths.slice(0, runsOf(1, paths.length))) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard/vendor/onboarding')
    await expect(page.getByRole('heading', { level: 1, name: 'Start Selling' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Start Selling' }).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden()
})

test.describe('a new password', () => {
  test.use({ expectedTroubles: [/status of 40[01]/] })

  test('is set only when both fields match, and is the one that logs in', async ({ open }) => {
    const page = await open()
    const person = newPerson('Musa')
    await signUp(page, person, '/dashboard/settings')
    const update = page.getByRole('button', { name: 'Update password' })
    await expect(update).toBeDisabled()

    const fresh = `${person.password}-new`
    await page.getByLabel('New password', { exact: true }).fill(fresh)
    await page.getByLabel('Confirm new password').fill('something else')
    await update.click()
    await expect(page.getByText('Passowords do not match')).toBeVisible()

    await page.getByLabel('Confirm new password').fill(fresh)
    await update.click()
    await expect(page.getByText('Password updated successfully')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

    await logOut(page)
    await page.goto('/auth/login')
    await fillLogin(page, person)
    await expect(page.getByRole('alert')).toContainText(/password is invalid|credential/i)
    await expect(page).toHaveURL('/auth/login')
    await fillLogin(page, { ...person, password: fresh })
    await expect(page).toHaveURL('/dashboard/purchases')
  })

  test('signs nobody in again who logs out meanwhile', async ({ open }) => {
    const page = await open()
    const person = newPerson('Musa')
    await signUp(page, person, '/dashboard/settings')
    const SIGN_IN = '**/accounts:signInWithPassword*'
    const { release, count } = await holdBack(page, SIGN_IN)
    const fresh = `${person.password}-new`
    await page.getByLabel('New password', { exact: true }).fill(fresh)
    await page.getByLabel('Confirm new password').fill(fresh)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText('Password updated successfully')).toBeVisible()
    await expect.poll(count).toBe(1)
    await logOut(page)
    // The last request of a sign-in, which is kept right after it.
    const signedIn = page.waitForResponse('**/accounts:lookup*')
    release()
    await (await signedIn).finished()
    await page.waitForTimeout(1_000)
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    await page.goto('/auth/login')
    await fillLogin(page, { ...person, password: fresh })
    await expect(page).toHaveURL('/dashboard/purchases')
  })
})

test('the next user of a browser sees nothing of the one before', async ({ open }) => {
  const page = await open()
  const first = seededPerson('vendor1')
  const second = newPerson('Halima')
  await logIn(page, first)
  await page.goto('/dashboard/vendor/sales')
  await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await logOut(page)

  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  await page.getByLabel('Full name').fill(second.name)
  await page.getByLabel('Email', { exact: true }).fill(second.email)
  await page.getByLabel('Password', { exact: true }).fill(second.password)
  await page.getByRole('checkbox', { name: /I accept the terms of use/ }).check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)

  await page.getByRole('button', { name: `Account of ${second.name}` }).click()
  await expect(page.getByRole('link', { name: 'My Store' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByText(first.name)).toBeHidden()
  await expect(page.getByText(first.email)).toBeHidden()
})

test('the cookie banner asks until it is understood, remembers for 182 days, and opens again from the footer', async ({
  open,
}) => {
  const page = await open({ hasConsented: false })
  const ask = page.getByRole('dialog', { name: 'We value your privacy' })
  await page.goto('/about')
  await expect(ask.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect(ask.getByRole('link', { name: 'Terms of use' })).toBeVisible()
  await page.reload()
  await ask.getByRole('button', { name: 'I understand' }).click()
  await expect(ask).toBeHidden()

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cc_cookie')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / DAY_S
  expect(days).toBeGreaterThan(CONSENT_DAYS - 1)
  expect(days).toBeLessThanOrEqual(CONSENT_DAYS)
  const record = JSON.parse(decodeURIComponent(cookie?.value ?? '{}'))
  expect(record.categories).toEqual(['necessary'])
  expect(Object.keys(record)).toEqual(
    expect.arrayContaining([
      'categories',
      'consentId',
      'consentTimestamp',
      'data',
      'expirationTime',
      'lastConsentTimestamp',
      'revision',
      'services',
    ]),
  )

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ask).toBeHidden()
  await page.getByRole('button', { name: 'Cookie preferences' }).click()
  const preferences = page.getByRole('dialog', { name: 'Manage Your Cookie Preferences' })
  await expect(preferences).toBeVisible()
  await preferences.getByRole('button', { name: 'Save my preferences' }).click()
  await expect(preferences).toBeHidden()
})

test('the cookie preferences close on Escape and on the overlay, and can be saved', {
  tag: '@deep',
}, async ({ open }) => {
  const page = await open({ hasConsented: false })
  const preferences = page.getByRole('dialog', { name: 'Manage Your Cookie Preferences' })
  await page.goto('/about')
  const openPreferences = () =>
    page.getByRole('button', { name: 'Preferences', exact: true }).click()

  await openPreferences()
  await expect(preferences).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preferences).toBeHidden()

  await openPreferences()
  await expect(preferences).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(preferences).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('cc_cookie')

  await openPreferences()
  await preferences.getByRole('button', { name: 'Save my preferences' }).click()
  await expect(preferences).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('cc_cookie')
})
