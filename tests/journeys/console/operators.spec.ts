import type { Page } from '@playwright/test'
import type { FiguresList } from '../../../functions/src/contract/entities/money/figures'
import type { Payout, Wallet } from '../../../functions/src/contract/entities/money/wallet'
import { formatMoney } from '../../../functions/src/contract/money'
import { callerFor } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { seededPerson } from '../../support/journeys/people'
import { namesOn, searchPage } from '../../support/journeys/search-results'
import { enter } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'
import { configurePaystack, MAILBOX } from '../../support/journeys/suite'

/** An operator's page of a person, found by name. */
const find = async (page: Page, text: string, group: 'People' | 'Stores'): Promise<void> => {
  await page.goto('/console/find')
  await page.getByLabel('Name, email, phone, invoice or reference').fill(text)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page
    .getByRole('region', { name: group })
    .getByRole('link', { name: text, exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
}

/** Fills in the reason that an action asks for, and confirms. */
const give = async (page: Page, label: string, text: string, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: button }).click()
  await whenClosed(dialog)
}

test('who wrote to us is answered by email, found, and noted on', async ({ open }) => {
  const visitor = await open()
  const writer = seededPerson('buyer4')
  const subject = `About my stool ${crypto.randomUUID().slice(0, 8)}`
  await visitor.goto('/contact')
  const form = visitor.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Your name').fill(writer.name)
  await form.getByLabel('Email').fill(writer.email)
  await visitor.getByLabel('What is it about?').selectOption('An appeal against a decision')
  await visitor.getByLabel('Subject').fill(subject)
  await visitor.getByLabel('Message').fill('The stool had seven legs, not eight.')
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await expect(visitor.getByText('Your message is on its way')).toBeVisible()

  const support = await open()
  await enter(support, seededPerson('money'))
  await support.goto('/console?type=ticket')
  await support.getByRole('link', { name: subject }).click()
  await expect(support.getByText('Appeal against a decision')).toBeVisible()
  await support
    .getByRole('textbox', { name: 'Answer' })
    .fill('You are right: eight legs were promised.')
  await support.getByRole('button', { name: 'Send the answer' }).click()
  await expect(support.getByText('We answered')).toBeVisible()

  await find(support, writer.name, 'People')
  await support.getByRole('button', { name: 'Add a note' }).click()
  await give(support, 'Note', `Counted the legs: ${subject}.`, 'Save the note')
  await expect(support.getByText(`Counted the legs: ${subject}.`)).toBeVisible()

  await visitor.goto(`${MAILBOX}/?to=${encodeURIComponent(writer.email)}`)
  await expect(visitor.getByText(subject).first()).toBeVisible()
})

test.describe('moderation', { tag: '@alone' }, () => {
  // A failed attempt leaves the store suspended; otherwise it is restored, and the request refused.
  test.afterEach(async () => {
    const money = await callerFor(seededPerson('money'))
    const change = { action: 'reinstate', reason: 'The journey is over.' }
    await money.post('/console/stores/demo-vendor-11', change).catch(() => undefined)
  })

  test('a store is suspended, gone for buyers, and reinstated', async ({ open }) => {
    const buyer = await open({ hasCache: false })
    const money = await open()
    const name = 'Calabar Cane & Raffia'
    await enter(money, seededPerson('money'))
    await find(money, name, 'Stores')
    const basket = 'Raffia Moses Basket with Stand'
    const query = `q=${encodeURIComponent(basket)}`
    /** Asks for the page once the search has followed: each visit loads all of it. */
    const reloadUntil = async (isThere: boolean) => {
      const isFound = async () =>
        (await searchPage(query)).items.some((item) => item.name === basket)
      await expect.poll(isFound).toBe(isThere)
      await expect
        .poll(async () => {
          await buyer.goto(`/marketplace?${query}`)
          await expect(buyer.getByRole('heading', { level: 1, name: /^Results for/ })).toBeVisible()
          return (await namesOn(buyer)).includes(basket)
        })
        .toBe(isThere)
    }
    await reloadUntil(true)
    await money.getByRole('button', { name: 'Suspend the store' }).click()
    await give(money, 'Reason', 'It sells what is not its own.', 'Suspend the store')
    await expect(money.getByText('suspended', { exact: true })).toBeVisible()
    await reloadUntil(false)
    await money.getByRole('button', { name: 'Reinstate the store' }).click()
    await give(money, 'Reason', 'It showed that it is.', 'Reinstate the store')
    await expect(money.getByText('active', { exact: true })).toBeVisible()
    await reloadUntil(true)
  })
})

test.describe('the provider’s password', () => {
  test.afterEach(() => configurePaystack('settings', { confirms_transfers: false }))

  test('a payout that waits for a one-time password is seen and finished', async ({ open }) => {
    const vendor = await callerFor(seededPerson('vendor10'))
    const { wallet } = await vendor.get<{ wallet: Wallet }>('/vendors/wallet')
    // An amount of its own, so that an earlier run's payout is another row.
    const naira = 10_000 + (Date.now() % 10_000)
    expect(wallet.available_minor).toBeGreaterThan(naira * 100)
    await configurePaystack('settings', { confirms_transfers: true })
    const payout = await vendor.post<Payout>('/vendors/payouts', { amount_minor: naira * 100 })
    const money = await open()
    await enter(money, seededPerson('money'))
    const row = money
      .getByRole('row', { name: 'payout to Sunrise Works Lagos' })
      .filter({ hasText: `₦${naira.toLocaleString('en-NG')}` })
    await expect(async () => {
      await money.goto('/console?type=otp')
      await expect(row).toHaveCount(1, { timeout: 15_000 })
    }).toPass()
    await configurePaystack('settings', { confirms_transfers: false })
    await expect(row.getByRole('button', { name: 'Look now' })).toBeVisible()
    await configurePaystack(`transfers/${payout.reference}`, { status: 'success' })
    await expect(async () => {
      await money.goto('/console?type=otp')
      await expect(money.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
      const { payouts } = await vendor.get<{ payouts: Payout[] }>('/vendors/wallet')
      expect(payouts.find(({ id }) => id === payout.id)?.state).toBe('paid')
      await expect(row).toHaveCount(0, { timeout: 15_000 })
    }).toPass()
  })
})

test('what was sold shows in the figures, by day and by month', async ({ open }) => {
  const page = await open()
  await enter(page, seededPerson('money'), '/console')
  const answered = page.waitForResponse(/\/api\/v1\/console\/figures\/days$/)
  await page.getByRole('link', { name: 'Figures' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible()
  const { data } = (await (await answered).json()) as { data: FiguresList }
  expect(data.total.money.sold_minor).toBeGreaterThan(0)
  const panel = page.getByRole('region', { name: 'Money', exact: true })
  const sold = formatMoney(data.total.money.sold_minor, 'NGN')
  await expect(panel.getByText(sold, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('table', { name: /^Orders by day/ })).toBeVisible()
  await page.getByRole('link', { name: 'By month' }).click()
  await expect(page.getByRole('table', { name: /^Money by month/ })).toBeVisible()
})
