import type { Page } from '@playwright/test'
import { toolDeps } from '../../../tools/emulators/tool-deps'
import { operatorCommands } from '../../../tools/ops/operator'
import { fillCheckout } from '../../support/journeys/buying'
import { callerFor } from '../../support/journeys/by-api'
import { verifyAddress } from '../../support/journeys/identity-mail'
import { expect, test } from '../../support/journeys/journey'
import {
  fillLogin,
  logOut,
  newPerson,
  type Person,
  seededPerson,
} from '../../support/journeys/people'
import { openProduct } from '../../support/journeys/rendered-page'
import { enter, enterAsNew } from '../../support/journeys/session'
import { PAYSTACK, passTime, returnToNow } from '../../support/journeys/suite'
import { runsOf } from '../../support/runs'

// The browser reports each refused request; these are the tests' own.
test.use({
  expectedTroubles: [/(403 \(Forbidden\) \(.*\/confirm|404 \(Not Found\) \(.*\/console\/me)\)$/],
})

const REASON = 'The pictures and both accounts say the same.'

/** Loads that an operator's code or data would need. */
const consoleLoads = (page: Page): string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (/console-app|\/api\/v1\/console/.test(request.url())) seen.push(request.url())
  })
  return seen
}

const openCase = async (page: Page, name: string): Promise<void> => {
  await page.goto('/console')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dispute' })).toBeVisible()
}

/** The button of a dialog that says what it moves. */
const inDialog = (page: Page, name: RegExp) =>
  page.getByRole('dialog').getByRole('button', { name })

/** Gives or takes an operator's role, as the command line does. */
const asOps = (action: 'grant' | 'revoke', { email }: Person, options: { role?: string } = {}) =>
  operatorCommands.operator(
    {
      command: 'operator',
      subjects: [action, email],
      options: { by: seededPerson('owner').email, reason: 'The team changes.', ...options },
    },
    toolDeps(),
  )

/** Turns checkouts off or on; the page says which it is now. */
const turnCheckouts = async (page: Page, to: 'off' | 'on'): Promise<void> => {
  await page.goto('/console/switches')
  await page.getByRole('button', { name: `Turn checkouts ${to}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('An incident at the bank.')
  await dialog.getByRole('button', { name: `Turn it ${to}` }).click()
  const next = to === 'off' ? 'on' : 'off'
  await expect(page.getByRole('button', { name: `Turn checkouts ${next}` })).toBeVisible()
}

test('operators decide disputes, above ₦250,000 two of them', async ({ open }) => {
  const money = await open()
  const owner = await open()
  await enter(money, seededPerson('money'))
  await enter(owner, seededPerson('owner'))

  await openCase(money, 'Nupe Carved Stool, Eight Legs')
  await money.getByLabel('Outcome').selectOption('split')
  await money.getByLabel('Amount').fill('5000.50')
  await money.getByLabel('Reason').fill(`${REASON} Call 0803 123 4567.`)
  await expect(money.getByText('Both will read this:')).toBeVisible()
  await expect(money.getByText(`${REASON} Call [number hidden].`)).toBeVisible()
  await money.getByRole('button', { name: 'Decide', exact: true }).click()
  await inDialog(money, /^Refund ₦5,000\.50, release ₦/).click()
  await expect(money.getByText('completed', { exact: true }).first()).toBeVisible()

  const large = 'Bronze Head of an Oba, Lost Wax'
  await openCase(money, large)
  await money.getByLabel('Outcome').selectOption('refund')
  await money.getByLabel('Reason').fill(REASON)
  await money.getByRole('button', { name: 'Propose this decision' }).click()
  await inDialog(money, /^Propose: Refund ₦/).click()
  await expect(money.getByRole('heading', { name: 'Waits for a second person' })).toBeVisible()
  await money.getByRole('button', { name: 'Confirm the decision' }).click()
  await inDialog(money, /^Refund ₦/).click()
  await expect(money.getByText('Somebody else has to confirm this decision.')).toBeVisible()

  await owner.goto('/console?type=decision')
  await owner.getByRole('link', { name: 'refund to be confirmed' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: large })).toBeVisible()
  await owner.getByRole('button', { name: 'Confirm the decision' }).click()
  await inDialog(owner, /^Refund ₦/).click()
  await expect(owner.getByText('reversed', { exact: true }).first()).toBeVisible()
})

test('nobody else finds the console, nor loads any of it', async ({ open }) => {
  for (const key of ['vendor1', 'buyer1'].slice(0, runsOf(1, 2))) {
    const page = await open()
    const loads = consoleLoads(page)
    await page.goto('/auth/login?redirect=/console')
    await fillLogin(page, seededPerson(key))
    await expect(page.getByRole('heading', { name: 'This stall is empty' })).toBeVisible()
    expect(loads).toEqual([])
  }
})

test('who was an operator finds no console any more, nor loads any of it (case 57)', async ({
  open,
}) => {
  const page = await open()
  const person = newPerson('Halima')
  await enterAsNew(page, person, '/')
  await verifyAddress(person.email)
  await asOps('grant', person, { role: 'owner' })
  await logOut(page)
  await enter(page, person, '/console')
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading the queue' })).toBeHidden()
  await asOps('revoke', person)

  const loads = consoleLoads(page)
  await page.goto('/console/audit')
  await expect(page.getByRole('heading', { name: 'This stall is empty' })).toBeVisible()
  expect(new Set(loads.map((url) => new URL(url).pathname))).toEqual(
    new Set(['/api/v1/console/me']),
  )
})

test.describe('the switch of checkouts', { tag: '@alone' }, () => {
  test.use({ expectedTroubles: [/503 \(Service Unavailable\) \(.*\/checkouts\)$/] })
  // Both ways a function may go on for half a minute with what it knew.
  const AFTER = '+31s'

  test.afterEach(async () => {
    returnToNow()
    const owner = await callerFor(seededPerson('owner'))
    await owner.post('/console/switches', { name: 'checkouts', is_on: true, reason: 'It is over.' })
  })

  test('stops every checkout within half a minute, says so to who buys, and lets them go on', async ({
    open,
  }) => {
    const [owner, buyer] = [await open(), await open()]
    await enter(owner, seededPerson('owner'))
    await turnCheckouts(owner, 'off')
    passTime(AFTER)
    await enterAsNew(buyer, newPerson('Ngozi'))
    // Not of a store whose orders other journeys leave unanswered: three in a row pause it.
    await openProduct(buyer, 'Dundun Mother Drum, Iya Ilu')
    await fillCheckout(buyer)
    const onward = buyer.getByRole('button', { name: /^Pay ₦/ })
    await onward.click()
    await expect(
      buyer.getByText(/^Buying is paused at the moment. Nothing was charged/),
    ).toBeVisible()

    await turnCheckouts(owner, 'on')
    passTime(AFTER)
    // A function looks at the suite's clock every now and then.
    await expect(async () => {
      // A press that was taken leads away, however slowly.
      if (await onward.isVisible()) await onward.click()
      await expect(buyer).toHaveURL((url) => url.origin === PAYSTACK, { timeout: 3_000 })
    }).toPass()
    await owner.goto('/console/audit')
    await expect(owner.getByText(/turned off/).first()).toBeVisible()
  })
})
