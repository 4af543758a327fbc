import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { formatMoney } from '../../../functions/src/contract/money'
import { HOUR_MS } from '../../../functions/src/contract/time'
import {
  act,
  type Caller,
  callerFor,
  linesOf,
  order,
  pay,
  productId,
  whileSelling,
} from '../../support/journeys/by-api'
import { atBank, contest, decideAtBank } from '../../support/journeys/chargebacks'
import { expect, test } from '../../support/journeys/journey'
import {
  codeOn,
  expectStatus,
  openPurchase,
  openSale,
  statementOn,
} from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'
import { whenClosed } from '../../support/journeys/shown'
import { passTime, returnToNow } from '../../support/journeys/suite'

const PRODUCT = 'Natural Sapo Bath Sponge'
const VENDOR = seededPerson('vendor8')
const SHIPMENT = { carrier: 'GIG Logistics', tracking_number: 'GIG-20931-LOS' }
const DISPUTE = {
  reason: 'not_received',
  description: 'Nobody has brought it.',
  evidence_paths: [],
}
const ONLY_THE_BANK = /only the bank’s answer or Oja moves the money/

const paidOrder = async (buyer: Caller, vendor: Caller, name: string): Promise<Transaction> => {
  const product_id = await productId(PRODUCT)
  const placed = await whileSelling(vendor, () => order(buyer, product_id, name))
  await pay(buyer, placed)
  return placed
}

/** The sale as it ends well: both read the same statement. */
const whenPaid = ({ amount_paid, escrow_fee, product_details }: Transaction) => ({
  [`To ${product_details.vendor_details.name}`]: amount_paid - escrow_fee,
  'Escrow fee, to Oja': escrow_fee,
  Paid: amount_paid,
})
const whenTaken = ({ amount_paid, customer_details }: Transaction) => ({
  [`Back to ${customer_details.name}`]: amount_paid,
  Paid: amount_paid,
})

const expectOnBoth = async (
  pages: readonly Page[],
  status: 'completed' | 'reversed',
  money: Record<string, number>,
) => {
  for (const page of pages) {
    await expectStatus(page, status)
    expect((await statementOn(page)).now).toEqual(money)
  }
}

const chargebackOn = (page: Page) => page.getByRole('region', { name: 'Chargeback' })
/** The value beside a label of the open chargeback. */
const factOn = (page: Page, label: string): Locator =>
  chargebackOn(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

/** Opens a contested order from the console's queue. */
const openFromQueue = async (page: Page, { invoice_id }: Transaction, note = invoice_id) => {
  await page.goto('/console?type=chargeback')
  const row = page.getByRole('row').filter({ hasText: invoice_id })
  await expect(row).toContainText(note)
  await row.getByRole('link').click()
  await expect(chargebackOn(page)).toBeVisible()
}

/** Opens an order that no longer waits for anybody by its invoice. */
const openByInvoice = async (page: Page, { invoice_id }: Transaction) => {
  await page.goto('/console/find')
  await page.getByLabel('Name, email, phone, invoice or reference').fill(invoice_id)
  await page.getByLabel('Why you look').selectOption('chargeback')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('region', { name: 'Purchases' }).getByRole('link').click()
  await expect(chargebackOn(page)).toBeVisible()
}

const expectAnsweredByRule = async (page: Page, how: 'accepted' | 'contested', due_at: number) => {
  await expect(factOn(page, 'How')).toHaveText(`${how} automatically`)
  await expect(factOn(page, 'Reason')).toHaveText('Nobody answered in time.')
  const at = Date.parse(
    (await factOn(page, 'Answered').locator('time').getAttribute('datetime')) ?? '',
  )
  expect(at).toBeGreaterThanOrEqual(due_at - 4 * HOUR_MS)
  expect(at).toBeLessThan(due_at)
}

test.describe('a chargeback that nobody looked at', { tag: '@alone' }, () => {
  test.afterEach(returnToNow)

  test('is answered by rule in time: contested with the code, accepted where nothing was sent', async ({
    open,
  }) => {
    const [buyerPage, vendorPage, money] = [await open(), await open(), await open()]
    const person = newPerson('Zainab')
    await enterAsNew(buyerPage, person)
    const [buyer, vendor] = [await callerFor(person), await callerFor(VENDOR)]
    const unsent = await paidOrder(buyer, vendor, person.name)
    const delivered = await paidOrder(buyer, vendor, person.name)
    await act(vendor, delivered, 'confirm')
    await act(vendor, delivered, 'ship', SHIPMENT)
    await openPurchase(buyerPage, delivered.id)
    await act(vendor, delivered, 'deliver', { escrow_code: await codeOn(buyerPage) })
    await enter(vendorPage, VENDOR, `/dashboard/vendor/sales/${delivered.id}`)

    const claim = await test.step('the bank contests both, and both parties read it', async () => {
      await contest(unsent)
      const id = await contest(delivered)
      for (const page of [buyerPage, vendorPage]) {
        await expectStatus(page, 'in dispute')
        await expect(page.getByText(ONLY_THE_BANK)).toBeVisible()
      }
      await openPurchase(buyerPage, unsent.id)
      await expectStatus(buyerPage, 'in dispute')
      return id
    })

    await test.step('four hours before the bank stops listening, the rule answers', async () => {
      passTime('+12h1m')
      await expect
        .poll(() => atBank(delivered))
        .toMatchObject({
          status: 'awaiting-bank-feedback',
          details: expect.stringContaining('against a code that only the buyer had'),
          files: ['application/pdf'],
        })
      await expect
        .poll(() => atBank(unsent))
        .toMatchObject({ resolution: 'merchant-accepted', refund_amount: unsent.amount_paid })
    })

    await test.step('what was not sent is back with the buyer, and costs the vendor nothing', async () => {
      await openSale(vendorPage, unsent.id)
      await expectOnBoth([buyerPage, vendorPage], 'reversed', whenTaken(unsent))
      await expect(buyerPage.getByText('The bank took the payment back')).toBeVisible()
      expect(await linesOf(vendor, unsent)).toEqual({})
    })

    await test.step('the console says how, why and when each was answered', async () => {
      await enter(money, seededPerson('money'))
      await openByInvoice(money, unsent)
      await expectAnsweredByRule(money, 'accepted', (await atBank(unsent)).due_at)
      await expect(factOn(money, 'Taken by the bank')).toHaveText(
        formatMoney(unsent.amount_paid, 'NGN'),
      )
      await openFromQueue(money, delivered, 'answered: the bank decides')
      await expectAnsweredByRule(money, 'contested', (await atBank(delivered)).due_at)
    })

    await test.step('the bank turns the claim down, and the sale goes on to its end', async () => {
      await decideAtBank(claim, 'win')
      await openPurchase(buyerPage, delivered.id)
      await openSale(vendorPage, delivered.id)
      for (const page of [buyerPage, vendorPage]) {
        await expect(page.getByText('The bank’s claim was turned down')).toBeVisible()
        await expectStatus(page, 'in escrow')
      }
      await act(buyer, delivered, 'approve')
      await expectOnBoth([buyerPage, vendorPage], 'completed', whenPaid(delivered))
      await expect
        .poll(() => linesOf(vendor, delivered))
        .toEqual({ release: delivered.amount_paid - delivered.escrow_fee })
      await money.getByRole('button', { name: 'Refresh' }).click()
      await expect(chargebackOn(money)).toContainText('won')
      await expectAnsweredByRule(money, 'contested', (await atBank(delivered)).due_at)
    })
  })
})

/** Downloads the evidence and checks that it is a PDF of this order. */
const readEvidence = async (page: Page, { invoice_id }: Transaction) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chargebackOn(page).getByRole('button', { name: 'Download the evidence' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${invoice_id}.pdf`)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
}

const contestWith = async (page: Page, reason: string) => {
  await chargebackOn(page).getByRole('button', { name: 'Contest', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Send the evidence' }).click()
  await whenClosed(dialog)
  await expect(factOn(page, 'How')).toHaveText('contested by an operator')
  await expect(factOn(page, 'Reason')).toHaveText(reason)
  await expect(chargebackOn(page).getByRole('button', { name: 'Contest' })).toBeHidden()
}

type Open = () => Promise<Page>

/** An order on its way, contested at the bank, that an operator answers from the queue. */
const contestByOperator = async (open: Open, dispute?: object) => {
  const [buyerPage, vendorPage, money] = [await open(), await open(), await open()]
  const person = newPerson('Efe')
  await enterAsNew(buyerPage, person)
  const [buyer, vendor] = [await callerFor(person), await callerFor(VENDOR)]
  const paid = await paidOrder(buyer, vendor, person.name)
  await act(vendor, paid, 'confirm')
  await act(vendor, paid, 'ship', SHIPMENT)
  if (dispute) await act(buyer, paid, 'dispute', dispute)
  const claim = await contest(paid)
  await openPurchase(buyerPage, paid.id)
  await expectStatus(buyerPage, 'in dispute')

  await enter(money, seededPerson('money'))
  await openFromQueue(money, paid)
  await expect(money.getByRole('heading', { name: 'Decide' })).toBeHidden()
  await readEvidence(money, paid)
  await contestWith(money, 'The carrier has it on the way.')
  expect(await atBank(paid)).toMatchObject({
    status: 'awaiting-bank-feedback',
    resolution: 'declined',
    details: expect.stringContaining(SHIPMENT.tracking_number),
    files: ['application/pdf'],
  })
  await enter(vendorPage, VENDOR)
  await openSale(vendorPage, paid.id)
  return { buyerPage, vendorPage, money, buyer, vendor, paid, claim }
}

test('an operator contests a chargeback of what is in dispute and loses: the buyer has it, the vendor bears the bank’s fee (case 62)', async ({
  open,
}) => {
  const { buyerPage, vendorPage, money, vendor, paid, claim } = await contestByOperator(
    open,
    DISPUTE,
  )
  await decideAtBank(claim, 'lose')
  await expectOnBoth([buyerPage, vendorPage], 'reversed', whenTaken(paid))
  await expect(buyerPage.getByText('The bank took the payment back')).toBeVisible()
  await expect(
    vendorPage.getByText(/^The bank keeps its fee for a payment that goes back/),
  ).toBeVisible()
  await expect
    .poll(async () => Object.keys(await linesOf(vendor, paid)))
    .toEqual(['failed_sale_cost'])
  await money.getByRole('button', { name: 'Refresh' }).click()
  await expect(factOn(money, 'Taken by the bank')).toHaveText(formatMoney(paid.amount_paid, 'NGN'))
  await expect(money.getByRole('region', { name: 'Ledger' })).toContainText('Failed sale cost', {
    ignoreCase: true,
  })
})

test('an operator contests a chargeback and wins: it is on its way again, and the vendor is paid for it', {
  tag: '@deep',
}, async ({ open }) => {
  const { buyerPage, vendorPage, buyer, vendor, paid, claim } = await contestByOperator(open)
  await decideAtBank(claim, 'win')
  for (const page of [buyerPage, vendorPage]) await expectStatus(page, 'in escrow')
  await act(buyer, paid, 'approve')
  await expectOnBoth([buyerPage, vendorPage], 'completed', whenPaid(paid))
  const release = paid.amount_paid - paid.escrow_fee
  await expect.poll(() => linesOf(vendor, paid)).toEqual({ release })
})
