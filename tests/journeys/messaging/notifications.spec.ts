import type { Page } from '@playwright/test'
import { act, callerFor, order, pay, productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { newPerson, seededPerson, signUp } from '../../support/journeys/people'
import { openProduct } from '../../support/journeys/rendered-page'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'
import { MAILBOX } from '../../support/journeys/suite'

/** Nobody else buys from this seller, who is told of each order. */
const SELLER = 'vendor6'
const PRODUCT = 'Spinning Tops, Set of Four'

const bellOf = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Notifications/ })

const unreadOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

const bought = async (email_of: Parameters<typeof callerFor>[0]) => {
  const buyer = await callerFor(email_of)
  const transaction = await order(buyer, await productId(PRODUCT), 'Ngozi Eze', {
    delivery_method: 'pickup',
  })
  await pay(buyer, transaction)
  return { buyer, transaction }
}

const itemAbout = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test('who signs up is welcomed in the bell, live', async ({ open }) => {
  const page = await open()
  await signUp(page, newPerson('Bisi'))
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bellOf(page).click()
  const welcome = itemAbout(page, 'Welcome to Oja')
  await welcome.getByRole('link', { name: 'Go to the marketplace' }).click()
  await expect(page).toHaveURL('/marketplace')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
})

test('an order reaches the seller’s bell live and leads to the sale; nobody else hears of it', async ({
  open,
}) => {
  const [seller, stranger] = [await open(), await open()]
  await enter(seller, seededPerson(SELLER), '/dashboard/vendor')
  await enterAsNew(stranger, newPerson('Amaka'), '/')
  await expect(bellOf(stranger)).toHaveAccessibleName('Notifications, 1 unread')
  // The only sign that the unread count has loaded is a notification that came before.
  await bought(seededPerson('buyer1'))
  await expect.poll(() => unreadOn(seller)).toBeGreaterThan(0)
  const before = await unreadOn(seller)

  const { buyer, transaction } = await bought(seededPerson('buyer1'))
  await expect.poll(() => unreadOn(seller)).toBeGreaterThan(before)

  await bellOf(seller).click()
  await expect(seller).toHaveURL('/dashboard/vendor/notifications')
  await seller.getByRole('link', { name: 'Orders', exact: true }).click()
  const item = itemAbout(seller, transaction.invoice_id)
  await expect(item.getByText('Unread:')).toBeAttached()
  await item.getByRole('link', { name: 'Confirm order' }).click()
  await expect(seller).toHaveURL(`/dashboard/vendor/sales/${transaction.id}`)
  await seller.goBack()
  await expect(item).toBeVisible()
  // Not the count: a reminder of another order may have come meanwhile.
  await expect(item.getByText('Unread:')).toBeHidden()
  await seller.getByRole('link', { name: 'All', exact: true }).click()
  await expect(item).toBeVisible()
  const unreadItems = seller.getByRole('main').getByText('Unread:')
  await expect.poll(async () => (await unreadOn(seller)) - (await unreadItems.count())).toBe(0)

  await expect(bellOf(stranger)).toHaveAccessibleName('Notifications, 1 unread')
  await bellOf(stranger).click()
  await expect(itemAbout(stranger, 'Welcome to Oja')).toBeVisible()
  await expect(itemAbout(stranger, transaction.invoice_id)).toBeHidden()
  await act(buyer, transaction, 'approve')
})

test('one notification is read, then all of them, and it stays so', { tag: '@deep' }, async ({
  open,
}) => {
  const page = await open()
  const person = newPerson('Tari')
  await enterAsNew(page, person, '/')
  await bought(person)
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 3 unread')

  await page.goto('/dashboard/notifications')
  const placed = itemAbout(page, 'Order placed')
  await placed.getByRole('link', { name: 'View order' }).click()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread')
  await page.goBack()
  await expect(placed.getByText('Unread:')).toBeHidden()

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  await page.reload()
  await expect(itemAbout(page, 'Payment received')).toBeVisible()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
})

test('a kind that is switched off notifies in the app and by no email', { tag: '@deep' }, async ({
  open,
}) => {
  const [page, mailbox] = [await open(), await open()]
  const person = seededPerson('buyer2')
  const emailsWith = async (subject: string): Promise<number> => {
    await mailbox.goto(`${MAILBOX}/?to=${encodeURIComponent(person.email)}`)
    return mailbox.getByRole('link', { name: `${subject}: ${PRODUCT}`, exact: true }).count()
  }
  await enter(page, person, '/dashboard/settings')
  const orders = page.getByRole('checkbox', { name: 'Orders: Email' })
  // A failed attempt leaves it switched off.
  if (test.info().retry > 0) await orders.check()
  await expect(orders).toBeChecked()
  const saved = expect(page.getByRole('table', { name: 'What we tell you about, and how' }))
  await orders.uncheck()
  await saved.toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(orders).not.toBeChecked()
  const before = [await emailsWith('Order confirmed'), await emailsWith('Payment received')]

  const { transaction } = await bought(person)
  await expect.poll(() => emailsWith('Payment received')).toBe(Number(before[1]) + 1)
  await act(await callerFor(seededPerson(SELLER)), transaction, 'confirm')
  await page.goto('/dashboard/notifications?type=order')
  const confirmed = itemAbout(page, transaction.invoice_id).filter({ hasText: 'Order confirmed' })
  await expect(confirmed).toBeVisible()
  expect(await emailsWith('Order confirmed')).toBe(before[0])

  await mailbox.goto(`${MAILBOX}/?to=${encodeURIComponent(person.email)}`)
  await mailbox
    .getByRole('link', { name: `Payment received: ${PRODUCT}` })
    .first()
    .click()
  await expect(
    mailbox.getByRole('link', { name: /\/dashboard\/settings#notifications$/ }),
  ).toBeVisible()
  await expect(
    mailbox.frameLocator('iframe').getByRole('link', { name: 'View order' }),
  ).toBeVisible()

  await page.goto('/dashboard/settings#notifications')
  await orders.check()
  await saved.toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(orders).toBeChecked()
})

test('a product is reported once, from its page', { tag: '@deep' }, async ({ open }) => {
  const page = await open()
  await openProduct(page, PRODUCT)
  await page.getByRole('link', { name: 'Report this product' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fproducts%2F/)

  await enterAsNew(page, newPerson('Uju'))
  await openProduct(page, PRODUCT)
  await page.getByRole('button', { name: 'Report this product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this product' })
  await dialog.getByLabel('What is wrong?').selectOption('misleading')
  await dialog.getByRole('textbox').fill('The tops are smaller than shown.')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Thank you. We look at every report.')).toBeVisible()
  await whenClosed(dialog)
})

test('the announcements are those that were published', async ({ open }) => {
  const page = await open()
  await page.goto('/announcements')
  await expect(page.getByRole('heading', { level: 2, name: 'The market is open' })).toBeVisible()
})
