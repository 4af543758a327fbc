import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '../../../functions/src/contract/entities/console/console'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { readCaseDecision } from '../../../functions/src/db/console/case-decisions'
import { latestMail } from '../../../functions/src/db/messaging/mail'
import { outboxOfTransaction } from '../../../functions/src/db/money/outbox'
import { SHARED } from '../../../functions/src/usecases/console/decisions/shared'
import { doneBySecond } from '../../../functions/src/usecases/console/decisions/stored'
import { chargebackCommands } from '../../../tools/ops/chargebacks'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import type { Dispute } from '../../../tools/paystack-simulator/model'
import { type Contests, openContests } from '../../support/chargeback-contest'
import { drainRetries } from '../../support/checkouts'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf } from '../../support/test-api'

const REASON = 'Their sister has the account.'
const STRANGER = '1234567899'
const OTHER = '1234567898'
const OWN = '0123456781'

let testApi: Contests['testApi']
let contest: Contests['contest']
let ada: Person
let bola: Person

beforeAll(async () => {
  ;({ testApi, contest } = await openContests())
  ;[ada, bola] = await Promise.all([
    signUpOperator(testApi.deps, 'money'),
    signUpOperator(testApi.deps, 'money'),
  ])
  const { world } = testApi.simulator
  nameAccount(world, '058', STRANGER, 'COLLUDING FRIEND')
  nameAccount(world, '058', OTHER, 'COLLUDING FRIEND')
  nameAccount(world, '058', OWN, 'EZE NGOZI')
})
afterAll(() => testApi.close())

type Answer = { state: string }
const post = (as: Person, path: string, body: object) =>
  testApi.call<Answer>('POST', `/console/${path}`, { as, body })
/** The proposal that this person is shown at the case. */
const shownTo = async (as: Person, { id }: Transaction) => {
  const path = `/console/cases/${id}?why=refund`
  return (await testApi.call<Case>('GET', path, { as })).data.decision?.proposal_id
}
const confirmShown = (as: Person, { id }: Transaction, proposal_id: string | undefined) =>
  post(as, `cases/${id}/confirm`, { proposal_id })
const confirm = async (as: Person, order: Transaction) =>
  confirmShown(as, order, await shownTo(as, order))

/** A declined order of a new store whose refund can't return to where it came from. */
const owed = async (
  card: 'refund-fails' | 'refund-attention',
  { price = 1_250_000, vendor }: { price?: number; vendor?: Person } = {},
) => {
  const store = vendor ?? (await testApi.vendor())
  const buyer = await testApi.buyer()
  const bought = await testApi.buy(buyer, await testApi.product(store, { price }))
  testApi.pay(bought, { is_silent: true, card })
  await testApi.verify(buyer, bought)
  await testApi.done(store, bought, 'decline')
  await drainRetries(testApi)
  const [task] = await outboxOfTransaction(bought.id)
  if (!task) throw new Error('no task')
  return { order: await testApi.read(bought), task: task.id, buyer, vendor: store }
}

const accountOf = (account_number: string) => ({ account_number, bank_id: '058' })

const redirect = (as: Person, task: string, account_number: string) =>
  post(as, `tasks/${task}/retry`, { reason: REASON, account: accountOf(account_number) })

const redirectedTo = ({ payment }: Transaction): (string | null)[] =>
  [...testApi.simulator.world.state.refunds.values()]
    .filter(({ charge_reference }) => charge_reference === payment.reference)
    .map(({ account_number }) => account_number)

describe('a refund that is sent to another account', () => {
  test.each(['refund-attention', 'refund-fails'] as const)(
    'in a stranger’s name waits for a second person, whatever the amount: %s',
    async (card) => {
      const { order, task, buyer } = await owed(card)
      const transfers = testApi.simulator.world.state.transfers.size
      const first = await redirect(ada, task, STRANGER)
      expect([first.status, first.data.state]).toEqual([200, 'waiting'])
      expect(testApi.simulator.world.state.transfers.size).toBe(transfers)
      expect(redirectedTo(order)).not.toContain(STRANGER)
      expect((await testApi.read(order)).refund?.state).toBe(order.refund?.state)
      const to = {
        amount_minor: order.amount_paid,
        bank: expect.any(String),
        account: '******7899',
        account_name: 'COLLUDING FRIEND',
        is_payers_name: false,
      }
      const [proposal] = await readOpsDecisions(1, order.id)
      expect(proposal).toMatchObject({ operator: ada.uid, reason: REASON, after: to })
      const { data } = await testApi.call<Case>('GET', `/console/cases/${order.id}?why=refund`, {
        as: bola,
      })
      expect(data.decision).toMatchObject({
        decision: 'redirect_refund',
        state: 'waiting',
        proposed_by: ada.uid,
        amount_minor: order.amount_paid,
        account: { account: '******7899', is_payers_name: false },
      })
      expect(JSON.stringify(data)).not.toContain(STRANGER)
      expect(codeOf(await redirect(bola, task, STRANGER))).toBe('operator/decision-waits')
      expect(codeOf(await confirm(ada, order))).toBe('operator/other-person')
      expect((await confirm(bola, order)).data.state).toBe('done')
      const [entry] = await readOpsDecisions(1, task)
      expect(entry).toMatchObject({ operator: bola.uid, reason: REASON, after: to })
      expect(JSON.stringify(await readCaseDecision(order.id))).not.toContain(STRANGER)
      const mail = (await latestMail(20)).find(({ id }) => id.startsWith(`redirect-${order.id}`))
      expect(mail?.to).toEqual([buyer.email])
      expect(mail?.message.text).toContain('******7899')
      testApi.passTime(DAY_MS)
      await drainRetries(testApi)
      expect((await testApi.read(order)).refund?.state).toBe('processed')
    },
  )

  const ask = (as: Person, task: string, account_number: string) =>
    testApi.call<Record<string, unknown>>('POST', `/console/tasks/${task}/account`, {
      as,
      body: { account_number, bank_id: '058' },
    })

  test('is looked at before: whose name, how much, and whether it takes two', async () => {
    const { order, task } = await owed('refund-fails')
    const { data } = await ask(ada, task, STRANGER)
    expect(data).toEqual({
      bank: expect.any(String),
      account: '******7899',
      account_name: 'COLLUDING FRIEND',
      is_payers_name: false,
      amount_minor: order.amount_paid,
      needs_two: true,
    })
    expect((await ask(ada, task, OWN)).data).toMatchObject({
      is_payers_name: true,
      needs_two: false,
    })
    const [look] = await readOpsDecisions(1, task)
    expect(look).toMatchObject({ operator: ada.uid, action: 'look:refund-account' })
    expect(JSON.stringify(look)).not.toContain(OWN)
    expect(await readCaseDecision(order.id)).toBeUndefined()
  })

  test('is not looked up for a task that is no refund, nor where no bank knows the account', async () => {
    const { task } = await owed('refund-fails')
    expect(codeOf(await ask(ada, `${task}-none`, OWN))).toBe('operator/refused')
    expect(codeOf(await ask(ada, task, '0000000009'))).toBe('vendor/account-not-resolved')
  })

  test('in the buyer’s name is sent by one person, up to ₦250,000', async () => {
    const { order, task } = await owed('refund-fails')
    expect((await redirect(ada, task, OWN)).data.state).toBe('done')
    expect((await readOpsDecisions(1, task))[0]?.after).toMatchObject({ is_payers_name: true })
    const large = await owed('refund-fails', { price: 28_000_000 })
    expect((await redirect(ada, large.task, OWN)).data.state).toBe('waiting')
    expect((await testApi.read(order)).refund?.state).not.toBe('failed')
  })

  test('and a second one of the same store within a day count together', async () => {
    const one = await owed('refund-fails', { price: 14_000_000 })
    const two = await owed('refund-fails', { price: 14_000_000, vendor: one.vendor })
    expect((await redirect(ada, one.task, OWN)).data.state).toBe('done')
    expect((await redirect(ada, two.task, OWN)).data.state).toBe('waiting')
    const drop = { reason: 'tomorrow' }
    expect((await post(ada, `cases/${two.order.id}/drop`, drop)).status).toBe(200)
    testApi.passTime(25 * HOUR_MS)
    expect((await redirect(ada, two.task, OWN)).data.state).toBe('done')
  })

  test('isn’t confirmed once the bank gives the account another name', async () => {
    const { order, task } = await owed('refund-attention')
    expect((await redirect(ada, task, STRANGER)).data.state).toBe('waiting')
    nameAccount(testApi.simulator.world, '058', STRANGER, 'SOMEBODY ELSE')
    expect(codeOf(await confirm(bola, order))).toBe('operator/case-changed')
    nameAccount(testApi.simulator.world, '058', STRANGER, 'COLLUDING FRIEND')
    expect((await readCaseDecision(order.id))?.data.state).toBe('waiting')
  })

  test('is confirmed as it was shown, and not what took its place meanwhile', async () => {
    const { order, task } = await owed('refund-fails')
    expect((await redirect(ada, task, STRANGER)).data.state).toBe('waiting')
    const seen = await shownTo(bola, order)
    expect((await post(ada, `cases/${order.id}/drop`, { reason: 'a mistake' })).status).toBe(200)
    expect((await redirect(ada, task, OTHER)).data.state).toBe('waiting')
    expect((await testApi.read(order)).event_count).toBe(order.event_count)
    expect(codeOf(await confirmShown(bola, order, seen))).toBe('operator/case-changed')
    expect((await readCaseDecision(order.id))?.data.state).toBe('waiting')
    expect((await confirm(bola, order)).data.state).toBe('done')
  })

  test('isn’t carried out for another that takes its place while banks are asked', async () => {
    const { order, task } = await owed('refund-fails')
    expect((await redirect(ada, task, STRANGER)).data.state).toBe('waiting')
    const first = await readCaseDecision(order.id)
    if (!first) throw new Error('nothing waits')
    expect((await post(ada, `cases/${order.id}/drop`, { reason: 'a mistake' })).status).toBe(200)
    expect((await redirect(ada, task, OTHER)).data.state).toBe('waiting')
    const by = { operator: bola.uid, reason: REASON, also: doneBySecond(bola.uid, first.data) }
    const body = { reason: REASON, account: accountOf(STRANGER) }
    await expect(SHARED.redirect_refund.run(testApi.deps, by, task, body)).rejects.toMatchObject({
      code: 'operator/case-changed',
    })
    expect((await readCaseDecision(order.id))?.data.state).toBe('waiting')
    expect(redirectedTo(order)).not.toContain(STRANGER)
  })

  test('is shown and confirmed from the command line as well, there by another', async () => {
    const { order, task } = await owed('refund-attention')
    expect((await redirect(ada, task, STRANGER)).data.state).toBe('waiting')
    const confirmBy = (person: Person, word?: string) =>
      chargebackCommands.confirm(
        {
          command: 'confirm',
          subjects: [order.id],
          options: { by: person.email, ...(word !== undefined && { confirm: word }) },
        },
        testApi.deps,
      )
    const shown = await confirmBy(bola)
    const word = (await shownTo(bola, order)) ?? ''
    expect(shown.join('\n')).toMatch(/COLLUDING FRIEND[\S\s]*Nothing was carried out/)
    expect(shown.at(-1)).toContain(`--confirm ${word}`)
    expect((await readCaseDecision(order.id))?.data.state).toBe('waiting')
    await expect(confirmBy(ada, word)).rejects.toMatchObject({ code: 'operator/other-person' })
    await confirmBy(bola, word)
    expect((await readCaseDecision(order.id))?.data.state).toBe('done')
  })
})

describe('accepting a chargeback', () => {
  const paid = async (price: number, vendor?: Person) => {
    const store = vendor ?? (await testApi.vendor())
    const buyer = await testApi.buyer()
    return testApi.paid(buyer, await testApi.product(store, { price }))
  }
  const accept = (as: Person, { id }: Transaction) =>
    post(as, `cases/${id}/accept-chargeback`, { reason: 'The buyer is right.' })
  const resolutionOf = ({ resolution }: Dispute) => resolution ?? null

  test('above ₦250,000 is proposed by one and carried out by another', async () => {
    const order = await paid(28_000_000)
    const dispute = await contest(order)
    const frozen = await testApi.read(order)
    const first = await accept(ada, frozen)
    expect([first.status, first.data.state]).toEqual([200, 'waiting'])
    expect(resolutionOf(dispute)).toBeNull()
    expect(codeOf(await confirm(ada, frozen))).toBe('operator/other-person')
    expect((await confirm(bola, frozen)).data.state).toBe('done')
    expect(dispute.resolution).toBe('merchant-accepted')
    await testApi.drain()
    expect((await testApi.read(order)).chargebacks).toMatchObject([{ state: 'lost' }])
  })

  test('below is one person’s, and counts together with what else was decided', async () => {
    const vendor = await testApi.vendor()
    const [one, two] = [await paid(14_000_000, vendor), await paid(14_000_000, vendor)]
    await contest(one)
    await contest(two)
    expect((await accept(ada, one)).data.state).toBe('done')
    expect((await accept(ada, two)).data.state).toBe('waiting')
  })

  test('that nobody confirms is answered by the rule, four hours before the end', async () => {
    const order = await paid(28_000_000)
    const dispute = await contest(order)
    const frozen = await testApi.read(order)
    expect((await accept(ada, frozen)).data.state).toBe('waiting')
    testApi.passTime(12 * HOUR_MS)
    await testApi.drain()
    expect(dispute.resolution).toBe('merchant-accepted')
    expect((await readOpsDecisions(5, order.id)).map(({ operator }) => operator)).toContain('rule')
    await testApi.drain()
    expect((await confirm(bola, frozen)).status).toBe(409)
  })
})
