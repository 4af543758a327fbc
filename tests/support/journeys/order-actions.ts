import type { Locator, Page } from '@playwright/test'
import { openFollowing } from './followed'
import { expect } from './journey'
import { whenClosed } from './shown'

/** The words of an order's chip in each status of the specification. */
const CHIPS = {
  pending: /^Not paid$/,
  'in escrow': /^(Paid|Confirmed|Sent|Delivered|Return asked|On the way back|Back with the store)$/,
  'in dispute': /^In dispute$/,
  completed: /^Done$/,
  reversed: /^(Cancelled|Refunded)$/,
} as const
export type Status = keyof typeof CHIPS

/** The chip of an order within a page or row. */
export const chipOf = (root: Locator, status: Status): Locator =>
  root.locator('[data-tone]').filter({ hasText: CHIPS[status] })

export const expectStatus = (page: Page, status: Status): Promise<void> =>
  expect(chipOf(page.getByRole('main'), status).first()).toBeVisible()

/** Opens an order for its buyer or its vendor, and waits until the page follows it. */
const openOrder =
  (list: string) =>
  (page: Page, id: string): Promise<void> =>
    openFollowing(page, `${list}/${id}`, `/transactions/${id}`)
export const openPurchase = openOrder('/dashboard/purchases')
export const openSale = openOrder('/dashboard/vendor/sales')

/** Clicks an action that the page offers and confirms its dialog. */
const act = async (page: Page, offer: string | RegExp, yes: RegExp): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: offer, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: yes }).click()
  await whenClosed(dialog)
}

export const shipWithTracking = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Mark as Shipped' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Carrier').fill('GIG Logistics')
  await dialog.getByLabel('Tracking number').fill('GIG-20931-LOS')
  await dialog.getByRole('button', { name: 'Mark as shipped', exact: true }).click()
  await whenClosed(dialog)
}

/** The button that pays the vendor, before the goods came and after. */
export const APPROVE = /^(I’m happy: pay|Pay) .+₦[\d,.]+( early)?$/

export const confirmOrder = (page: Page) => act(page, 'Confirm Order', /^Confirm and ship/)
export const approve = (page: Page) => act(page, APPROVE, /^Release ₦/)

/** Pays before the goods came, which is no step that the page offers. */
export const approveEarly = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More for this order' }).click()
  await page.getByRole('menuitem', { name: APPROVE }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Release ₦/ }).click()
  await whenClosed(dialog)
}

export const raiseDispute = async (page: Page, reason: string, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Raise Dispute' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What is wrong?').selectOption({ label: reason })
  await dialog.getByLabel('What happened?').fill(text)
  await dialog.getByRole('button', { name: /^Raise the dispute and hold/ }).click()
  await whenClosed(dialog)
}

/** The kobo of a displayed amount. */
export const koboIn = (text: string): number =>
  Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)

/** The amounts of a definition list, in kobo, by name. */
export const amountsIn = async (list: Locator): Promise<Record<string, number>> => {
  const names = await list.locator('dt').allTextContents()
  const amounts = await list.locator('dd').allTextContents()
  return Object.fromEntries(names.map((name, at) => [name, koboIn(amounts[at] ?? '')]))
}

export type MoneyStatement = { asked: Record<string, number>; now: Record<string, number> }

/** The amounts asked and where the money is now, as the open transaction page shows them. */
export const statementOn = async (page: Page): Promise<MoneyStatement> => {
  const panel = page.getByRole('region', { name: 'Money', exact: true })
  await expect(panel.getByRole('heading', { name: 'Where the money is' })).toBeVisible()
  const lists = panel.locator('dl')
  return { asked: await amountsIn(lists.first()), now: await amountsIn(lists.last()) }
}

/** The figure under a label, such as the wallet's "Pending", in kobo. */
export const figureOn = async (page: Page, name: string): Promise<number> => {
  const value = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('xpath=following-sibling::p[1]')
  await expect(value).toContainText('₦')
  return koboIn((await value.textContent()) ?? '')
}

/** The code that only the buyer sees. */
export const codeOn = async (buyer: Page): Promise<string> => {
  const panel = buyer.getByRole('region', { name: 'Your escrow code' })
  const digits = panel.getByText(/^\s*\d{3}\s*\d{3}\s*$/)
  await expect(digits).toBeVisible()
  return ((await digits.textContent()) ?? '').replace(/\D/g, '')
}
