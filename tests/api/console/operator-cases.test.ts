import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '../../../functions/src/contract/entities/console/console'
import type { Operator } from '../../../functions/src/contract/entities/console/operator'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS, SUBCOLLECTIONS, storedPathId } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { collectionOf } from '../../../functions/src/db/firestore'
import { latestMail } from '../../../functions/src/db/messaging/mail'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { revokeOperator } from '../../../functions/src/usecases/operators/grant-operator'
import type { ApiResponse } from '../../support/api-server'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

const REASON = 'The pictures show the broken lid.'
const LARGE = 30_000_000

let testApi: TestApi
let ada: Person
let bola: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[ada, bola] = await Promise.all([
    signUpOperator(testApi.deps, 'money'),
    signUpOperator(testApi.deps, 'money'),
  ])
})
afterAll(() => testApi.close())

/** A dispute that both argued about and that waits for an operator, of two new people. */
const escalated = async (
  price = 1_250_000,
  given: { buyer?: Person; vendor?: Person } = {},
): Promise<{ open: Transaction; buyer: Person; vendor: Person }> => {
  const vendor = given.vendor ?? (await testApi.vendor())
  const buyer = given.buyer ?? (await testApi.buyer())
  const paid = await testApi.paid(buyer, await testApi.product(vendor, { price }))
  const claim = { reason: 'damaged', description: 'The handle came off at once.' }
  await testApi.done(buyer, paid, 'dispute', claim)
  await testApi.done(vendor, paid, 'dispute/message', { text: 'It left here whole.' })
  testApi.passTime(15 * DAY_MS)
  await testApi.runDueJobs()
  return { open: await testApi.read(paid), buyer, vendor }
}

const post = <T = { state: string; transaction: Transaction }>(
  as: Person,
  path: string,
  body: object = {},
): Promise<ApiResponse<T>> => testApi.call<T>('POST', `/console/${path}`, { as, body })

const decide = (as: Person, open: Transaction, more: object = {}) =>
  post(as, `cases/${open.id}/decide`, {
    version: open.event_count,
    outcome: 'release',
    reason: REASON,
    ...more,
  })

const show = (as: Person, { id }: Transaction) =>
  testApi.call<Case>('GET', `/console/cases/${id}?why=dispute`, { as })

const confirmShown = (as: Person, { id }: Transaction, proposal_id: string | undefined) =>
  post(as, `cases/${id}/confirm`, { proposal_id })

const confirm = async (as: Person, open: Transaction) =>
  confirmShown(as, open, (await show(as, open)).data.decision?.proposal_id)

describe('a case', () => {
  test('has everything on one screen, and the look is logged before', async () => {
    const { open, buyer, vendor } = await escalated()
    const { data, status } = await show(ada, open)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      version: open.event_count,
      is_decidable: true,
      needs_two: false,
      split_max_minor: 1_250_000,
      buyer: { email: buyer.email, history: { all: 1, in_dispute: 1 } },
      vendor: { email: vendor.email, history: { all: 1 } },
      store: { status: 'active', payouts_blocked: false },
    })
    expect(data.dispute_entries.map(({ kind }) => kind)).toEqual(['evidence', 'message'])
    expect(data.ledger.length).toBeGreaterThan(0)
    const { buyer_minor, vendor_minor, platform_minor } = data.shares.release
    expect(buyer_minor + vendor_minor + platform_minor).toBe(open.money.held_minor)
    expect(await readOpsDecisions(5, open.id)).toMatchObject([
      { operator: ada.uid, action: 'look:case', reason: 'dispute' },
    ])
  })

  test('shows pictures of the dispute alone, each look logged', async () => {
    const { open, buyer, vendor } = await escalated()
    const path = (id: string) => `disputes/${id}/${buyer.uid}/${vendor.uid}/${buyer.uid}/a.jpg`
    for (const id of [open.id, 'another']) {
      const image = storedPathId(path(id))
      const response = await testApi.call('GET', `/console/cases/${open.id}/evidence/${image}`, {
        as: ada,
      })
      expect(codeOf(response)).toBe('image/not-found')
    }
  })
})

describe('a decision', () => {
  test('releases, refunds or splits as it was looked at, and says why to both', async () => {
    const released = await escalated()
    expect((await decide(ada, released.open)).data.transaction.status.status).toBe('completed')
    const refunded = await escalated()
    const back = await decide(ada, refunded.open, { outcome: 'refund' })
    expect(back.data.transaction.money.refunded_minor).toBe(refunded.open.amount_paid)
    const { open } = await escalated()
    const split = await decide(ada, open, {
      outcome: 'split',
      refund_minor: 625_001,
      reason: 'Call 0803 123 4567 or ada@mail.example: half is fair.',
    })
    // The vendor gets the rest to the kobo (case 59).
    expect(split.data.transaction.money).toMatchObject({
      refunded_minor: 625_001,
      released_minor: 624_999,
      held_minor: 0,
    })
    const note = (await readEvents(open.id)).at(-1)?.note
    expect(note).toBe('Call [number hidden] or [email hidden]: half is fair.')
    const [entry] = await readOpsDecisions(1, open.id)
    expect(entry).toMatchObject({
      operator: ada.uid,
      before: { status: 'in_dispute' },
      after: { status: 'completed', refunded_minor: 625_001 },
    })
  })

  test('gives way to what the parties settled meanwhile (case 55)', async () => {
    const { open, buyer, vendor } = await escalated()
    await testApi.done(vendor, open, 'dispute/propose', { refund_minor: 250_000 })
    expect(codeOf(await decide(ada, open))).toBe('operator/case-changed')
    const offered = await testApi.read(open)
    await testApi.done(buyer, open, 'dispute/accept', { refund_minor: 250_000 })
    const late = await decide(ada, offered)
    expect([late.status, codeOf(late)]).toEqual([409, 'operator/case-changed'])
    expect((await testApi.read(open)).money.refunded_minor).toBe(250_000)
    const raced = await escalated()
    const [first, second] = await Promise.all([
      decide(ada, raced.open),
      testApi.act(raced.vendor, raced.open, 'dispute/accept-refund'),
    ])
    expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1)
  })

  test('gives back no more than is left to refund (case 60)', async () => {
    const { open } = await escalated()
    const response = await decide(ada, open, { outcome: 'split', refund_minor: 1_250_001 })
    expect([response.status, codeOf(response)]).toEqual([409, 'operator/beyond-refundable'])
    expect((await testApi.read(open)).event_count).toBe(open.event_count)
  })

  test('needs an escalated dispute and a role for money', async () => {
    const support = await signUpOperator(testApi.deps, 'support')
    const { open, vendor } = await escalated()
    expect(codeOf(await decide(support, open))).toBe('auth/forbidden')
    const other = await testApi.paid(await testApi.buyer(), await testApi.product(vendor))
    expect(codeOf(await decide(ada, other))).toBe('transaction/action-not-allowed')
  })

  test('is nobody’s own: not by account, phone or bank account (case 56)', async () => {
    const party = await signUpOperator(testApi.deps, 'money')
    const bought = await escalated(undefined, { buyer: party })
    for (const response of [await show(party, bought.open), await decide(party, bought.open)]) {
      expect([response.status, codeOf(response)]).toEqual([403, 'operator/own-case'])
    }
    // The delivery's phone number is the operator's.
    const neighbour = await signUpOperator(testApi.deps, 'money')
    await collectionOf(`${COLLECTIONS.users}/${neighbour.uid}/${SUBCOLLECTIONS.addresses}`)
      .doc('home')
      .set({ phone: '+2348031234567' })
    expect(codeOf(await decide(neighbour, bought.open))).toBe('operator/own-case')
    // The store is paid to the operator's account.
    const path = (uid: string) => `${COLLECTIONS.vendors}/${uid}/${SUBCOLLECTIONS.private}`
    const store = (await collectionOf(path(bought.vendor.uid)).doc('store').get()).data()
    const cousin = await signUpOperator(testApi.deps, 'money')
    await collectionOf(path(cousin.uid))
      .doc('store')
      .set({ ...store, phone: '+2347011111111' })
    await collectionOf(COLLECTIONS.vendors).doc(cousin.uid).set({ vendor_id: cousin.uid })
    expect(codeOf(await decide(cousin, bought.open))).toBe('operator/own-case')
    expect((await testApi.read(bought.open)).event_count).toBe(bought.open.event_count)
  })
})

describe('above ₦250,000', () => {
  test('two people decide, and the second one is another', async () => {
    const { open } = await escalated(LARGE)
    expect((await show(ada, open)).data.needs_two).toBe(true)
    const first = await decide(ada, open, { outcome: 'refund' })
    expect([first.status, first.data.state]).toEqual([200, 'waiting'])
    expect((await testApi.read(open)).status.status).toBe('in_dispute')
    expect(codeOf(await decide(bola, open))).toBe('operator/decision-waits')
    expect(codeOf(await confirm(ada, open))).toBe('operator/other-person')
    const second = await confirm(bola, open)
    expect(second.data).toMatchObject({
      state: 'done',
      transaction: { status: { status: 'reversed' } },
    })
    expect(codeOf(await confirm(bola, open))).toBe('operator/no-decision')
    const actions = (await readOpsDecisions(10, open.id)).map(({ operator, action }) => [
      operator,
      action.split(':')[0],
    ])
    expect(actions).toContainEqual([ada.uid, 'propose'])
    expect(actions).toContainEqual([bola.uid, 'resolve'])
  })

  test('a decision that took the place of the one that was shown isn’t confirmed', async () => {
    const { open } = await escalated(LARGE)
    await decide(ada, open, { outcome: 'refund', cost_by: 'platform' })
    const seen = (await show(bola, open)).data.decision
    expect(seen).toMatchObject({ outcome: 'refund', cost_by: 'platform' })
    expect((await post(ada, `cases/${open.id}/drop`, { reason: 'a mistake' })).status).toBe(200)
    expect((await decide(ada, open, { outcome: 'release' })).data.state).toBe('waiting')
    const refused = await confirmShown(bola, open, seen?.proposal_id)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'operator/case-changed'])
    const now = (await show(bola, open)).data.decision
    // Nothing of the dropped one is shown with it.
    expect([now?.state, now?.outcome, now?.cost_by]).toEqual(['waiting', 'release', undefined])
    expect((await confirm(bola, open)).data.transaction.status.status).toBe('completed')
  })

  test('counts what was decided about a party in a day', async () => {
    const vendor = await testApi.vendor()
    const [one, two] = [
      await escalated(14_000_000, { vendor }),
      await escalated(14_000_000, { vendor }),
    ]
    expect((await decide(ada, one.open)).data.state).toBe('done')
    expect((await decide(ada, two.open)).data.state).toBe('waiting')
    await post(bola, `cases/${two.open.id}/drop`, { reason: 'tomorrow' })
    testApi.passTime(25 * HOUR_MS)
    expect((await decide(ada, two.open)).data.state).toBe('done')
  })

  test('the second is not one whom the first made operator within a week', async () => {
    const { open } = await escalated(LARGE)
    const fresh = await signUpOperator(testApi.deps, 'money', ada.email)
    expect((await decide(ada, open)).data.state).toBe('waiting')
    expect(codeOf(await confirm(fresh, open))).toBe('operator/other-person')
    await collectionOf<Operator>(COLLECTIONS.operators)
      .doc(fresh.uid)
      .update({ granted_at: timestampFromMillis(testApi.clock() - 8 * DAY_MS) } as never)
    const raw = await collectionOf<Operator>(COLLECTIONS.operators).doc(fresh.uid).get()
    expect(raw.data()?.granted_by).toBe(ada.uid)
    expect((await confirm(fresh, open)).data.state).toBe('done')
  })

  test('a settlement in between leaves nothing to confirm', async () => {
    const { open, vendor } = await escalated(LARGE)
    await decide(ada, open)
    await testApi.done(vendor, open, 'dispute/accept-refund')
    expect(codeOf(await confirm(bola, open))).toBe('operator/case-changed')
  })

  test('the only operator waits for a day, and the owner is mailed (case 58)', async () => {
    const operators = await collectionOf<Operator>(COLLECTIONS.operators).get()
    const active = operators.docs.map((one) => one.data()).filter((one) => !one.revoked_at)
    for (const { email, uid } of active) {
      if (uid === ada.uid) continue
      await revokeOperator(testApi.deps, email, { operator: 'ops@oja.example', reason: 'leaves' })
    }
    const { open } = await escalated(LARGE)
    expect((await decide(ada, open)).data.state).toBe('waiting')
    const mail = (await latestMail(50)).find(({ id }) => id.startsWith('case-'))
    expect(mail?.to).toContain(testApi.deps.contact_address)
    expect(mail?.message.text).toContain(open.id)
    expect(codeOf(await confirm(ada, open))).toBe('operator/too-early')
    testApi.passTime(23 * HOUR_MS)
    expect(codeOf(await confirm(ada, open))).toBe('operator/too-early')
    testApi.passTime(2 * HOUR_MS)
    expect((await confirm(ada, open)).data.state).toBe('done')
  })
})

test('what exists already is refused with words, and changes through the same use cases', async () => {
  const vendor = await testApi.vendor()
  const suspend = { action: 'suspend', reason: 'copies of a brand' }
  expect((await post(ada, `stores/${vendor.uid}`, suspend)).status).toBe(200)
  const again = await post(ada, `stores/${vendor.uid}`, suspend)
  expect([again.status, codeOf(again)]).toEqual([409, 'operator/refused'])
  expect(again.error.message).toContain('is suspended already')
  const switched = await post(ada, 'switches', { name: 'uploads', is_on: true, reason: 'works' })
  expect(codeOf(switched)).toBe('auth/forbidden')
})
