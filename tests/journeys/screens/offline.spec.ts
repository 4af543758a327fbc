import type { Page } from '@playwright/test'
import { DELIVERY, payWithCard } from '../../support/journeys/buying'
import { callerFor, order, pay, productId } from '../../support/journeys/by-api'
import { addToCart } from '../../support/journeys/cart'
import { startDeployments } from '../../support/journeys/deployment'
import { expect, test } from '../../support/journeys/journey'
import {
  personalOn,
  whenCopied,
  whenKept,
  whenServed,
  whenStored,
} from '../../support/journeys/offline'
import { fillLogin, logOut, newPerson, seededPerson, signUp } from '../../support/journeys/people'
import { enterAsNew } from '../../support/journeys/session'
import { PAYSTACK } from '../../support/journeys/suite'

const PRODUCT = 'Calabar Coconut Candy'
const AWAY = /not on this device yet/i
/** A page whose code isn't here yet leaves the one before it, and comes by itself. */
const WAITS = /not on this device yet|We try again by ourselves/i
const NEEDS = 'You are offline. This needs a connection; nothing has changed.'

// What the browser itself logs of requests that the tests let fail.
test.use({
  expectedTroubles: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response|network-request-failed|Could not reach Cloud Firestore|client is offline|google\.com\/images\/cleardot/,
  ],
})

// Long journeys of people who have nothing in common: both workers take them.
test.describe.configure({ mode: 'parallel' })

/** Loses the connection, tries, and gets it back. */
const without = async (page: Page, attempt: () => Promise<unknown>) => {
  await page.context().setOffline(true)
  await attempt()
  await page.context().setOffline(false)
}

const codeOn = (page: Page) =>
  page.getByRole('region', { name: 'Your escrow code' }).getByText(/^\s*\d{3}\s*\d{3}\s*$/)

test('a purchase goes on after each loss of the connection', async ({ device }) => {
  const page = await device.start()
  await enterAsNew(page, newPerson('Bisi'), '/')
  await whenServed(page)

  await page.goto(`/marketplace?q=${encodeURIComponent(PRODUCT)}`)
  const product = page.getByRole('main').getByRole('link', { name: PRODUCT, exact: true }).first()
  await expect(product).toBeVisible()
  await without(page, async () => {
    await product.click()
    await expect(page.getByText(WAITS).first()).toBeVisible()
  })
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT, exact: true })).toBeVisible()

  await without(page, async () => {
    await page
      .getByRole('link', { name: /^Buy with escrow/ })
      .first()
      .click()
    await expect(page.getByText(WAITS).first()).toBeVisible()
  })
  await page.getByLabel('Phone number').fill(DELIVERY.phone)
  await page.getByLabel('Address', { exact: true }).fill(DELIVERY.address)
  await without(page, async () => {
    await page.reload()
    await expect(page.getByLabel('Phone number')).toHaveValue(DELIVERY.phone)
  })
  await page.getByLabel('State').selectOption(DELIVERY.state)
  await page.getByLabel('Local government area').selectOption(DELIVERY.city)
  await page.getByRole('radio', { name: /^Card/ }).check()
  const onward = page.getByRole('button', { name: /^Pay ₦/ })
  await without(page, async () => {
    await onward.click()
    await expect(page.getByText(NEEDS)).toBeVisible()
  })
  await onward.click()
  await expect(page).toHaveURL((url) => url.origin === PAYSTACK)
  await payWithCard(page, /Pays at once/)
  await expect(page.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()

  await without(page, async () => {
    await page.getByRole('link', { name: 'See your purchase' }).click()
    await expect(page.getByText(WAITS).first()).toBeVisible()
  })
  await expect(codeOn(page)).toBeVisible()
  await without(page, async () => {
    await page.reload()
    await expect(codeOn(page)).toBeVisible()
  })
})

test('purchases and code are read offline after a restart, and by nobody else', async ({
  device,
}) => {
  const person = newPerson('Kemi')
  let page = await device.start()
  await enterAsNew(page, person, '/')
  const buyer = await callerFor(person)
  const product_id = await productId(PRODUCT)
  const transaction = await order(buyer, product_id, person.name)
  await pay(buyer, transaction)
  const { id } = transaction
  await whenServed(page)
  await page.goto(`/products/candy-${product_id}`)
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible()
  await page.goto('/dashboard/purchases')
  await expect(page.getByRole('main').getByText(PRODUCT).first()).toBeVisible()
  expect(await personalOn(page, product_id)).not.toEqual([])
  // The purchase's own page was never opened.
  await whenStored(page, 'transactions?buyer', `transactions/${id}`, `${id}/private/`)
  await whenKept(page)

  await test.step('reads the list and the code offline after a restart', async () => {
    await device.stop()
    page = await device.start()
    await page.context().setOffline(true)
    await page.goto('/dashboard/purchases')
    await expect(page.getByRole('main').getByText(PRODUCT).first()).toBeVisible()
    await page.goto(`/dashboard/purchases/${id}`)
    await expect(codeOn(page)).toBeVisible()
  })

  await test.step('leaves nothing after logging out', async () => {
    await page.context().setOffline(false)
    // The worker of this start has served no public page yet, of which the last one kept copies.
    await page.goto('/dashboard/purchases')
    await logOut(page)
    await expect.poll(() => personalOn(page, product_id)).toEqual([])
  })

  await test.step('the next user sees nothing of it, online or offline', async () => {
    await page.goto('/auth/login')
    await fillLogin(page, seededPerson('buyer2'))
    await expect(page).not.toHaveURL(/\/auth\//)
    await page.goto('/dashboard/purchases')
    await expect(page.getByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible()
    await whenStored(page, 'transactions?buyer')
    await page.context().setOffline(true)
    await page.goto(`/dashboard/purchases/${id}`)
    await expect(page.getByRole('main').getByText('This purchase')).toBeVisible()
    await expect(codeOn(page)).toBeHidden()
    await expect(page.getByText(PRODUCT)).toBeHidden()
  })
})

test('a message that is written offline is sent after a restart', async ({ device }) => {
  const person = newPerson('Tola')
  const text = `Is it sweet, asks ${person.name}?`
  let page = await device.start()
  await signUp(page, person)
  await page.goto(`/products/candy-${await productId(PRODUCT)}`)
  await page.getByRole('button', { name: 'Message the vendor' }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/messages\//)
  const { pathname } = new URL(page.url())
  await whenServed(page)
  await whenStored(page, 'conversations/')
  const said = () => page.getByRole('log').getByRole('listitem').filter({ hasText: text })

  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(said()).toContainText('Sending…')

  await device.stop()
  page = await device.start()
  await page.context().setOffline(true)
  await page.goto(pathname)
  await expect(said()).toContainText('Sending…')
  await page.context().setOffline(false)
  await expect(said()).toContainText('Delivered')
  await expect(said()).toHaveCount(1)
})

test('a page that was never opened says what can be read offline', async ({ open }) => {
  const page = await open({ serviceWorkers: 'allow' })
  await page.goto('/marketplace')
  await whenServed(page)
  await whenCopied(page)
  await page.context().setOffline(true)
  await page.goto('/careers')
  await expect(page.getByText(AWAY)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Marketplace', exact: true }).click()
  await expect(page.locator('main article h3').first()).toBeVisible()
})

test('images that can’t be fetched leave their place empty, and come by themselves', async ({
  open,
}) => {
  const page = await open({ serviceWorkers: 'allow' })
  await page.goto('/marketplace')
  await whenServed(page)
  await page.context().setOffline(true)
  const image = page.locator('main article img').last()
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('data-failed')
  await expect(image).toHaveCSS('content', /gradient/)
  await page.context().setOffline(false)
  await expect(image).not.toHaveAttribute('data-failed')
})

test('the cart is read offline after a restart, and can’t be paid there', async ({ device }) => {
  let page = await device.start()
  await enterAsNew(page, newPerson('Ngozi'), '/')
  await whenServed(page)
  await addToCart(page, PRODUCT)
  await page.goto('/cart')
  const line = () => page.getByRole('listitem').filter({ hasText: PRODUCT })
  await expect(line()).toBeVisible()
  await whenStored(page, 'cart_items')
  await whenKept(page)

  await device.stop()
  page = await device.start()
  await page.context().setOffline(true)
  await page.goto('/cart')
  await expect(line()).toBeVisible()
  await expect(page.getByText(/this is your cart as it was last seen here/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeDisabled()
  await page.context().setOffline(false)
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
})

test('a newer version is offered, and a half-filled form outlives the reload', async ({ open }) => {
  const site = await startDeployments()
  const page = await open({ serviceWorkers: 'allow' })
  const build = () =>
    page.evaluate(() => document.getElementById('preload-plan')?.textContent ?? '')
  const message = page.getByLabel('Message')
  const offer = page.getByText('A new version is ready.')

  await page.goto(site.url)
  await whenServed(page)
  await whenCopied(page)
  await page.goto(`${site.url}/contact`)
  await message.fill('I have typed half of')
  await whenKept(page)
  site.deploy()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(offer).toBeVisible()
  await expect(message).toHaveValue('I have typed half of')
  expect(await build()).not.toContain('next-')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(message).toHaveValue('I have typed half of')
  await expect(offer).toBeHidden()
  expect(await build()).toContain('next-')
  // There is a copy of it, which isn't shown however late the page comes.
  await page.goto(site.url)
  expect(await build()).toContain('next-')
  await site.stop()
})

test('an old tab opens a page whose code is gone in the newer version', async ({ open }) => {
  const site = await startDeployments()
  const page = await open({ serviceWorkers: 'allow' })
  await page.goto(`${site.url}/contact`)
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await expect(careers).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await whenServed(page)
  site.deploy()
  await careers.click()
  await expect(page).toHaveURL(`${site.url}/careers`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toBeHidden()
  await site.stop()
})
