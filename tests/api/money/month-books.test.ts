import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MONTH_FILES } from '../../../functions/src/contract/entities/money/closed-month'
import type { LedgerEntry } from '../../../functions/src/contract/entities/money/ledger'
import { lagosMonthOf } from '../../../functions/src/contract/lagos-day'
import { monthText } from '../../../functions/src/contract/month-text'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { monthRange } from '../../../functions/src/domain/money/ledger/month-books'
import {
  closeMonth,
  listMonths,
  readBooks,
} from '../../../functions/src/usecases/money/ledger/month-books'
import { closedMonthsLine } from '../../../tools/reconcile/closed-months'
import { type Person, signUpOperator } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let month: string

const BY = { operator: 'ops@oja.example', reason: 'the month is over' }
const thisMonth = () => lagosMonthOf(testApi.clock())

/** Goes to the sixth day of the next month. */
const nextMonth = () => {
  testApi.passTime(monthRange(thisMonth()).until + 5 * DAY_MS - testApi.clock())
}

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
  nextMonth()
  month = thisMonth()
  const product = await testApi.product(vendor)
  const buyer = await testApi.buyer()
  await testApi.done(buyer, await testApi.paid(buyer, product), 'approve')
  await testApi.paid(await testApi.buyer(), product)
  await testApi.done(vendor, await testApi.paid(await testApi.buyer(), product), 'decline')
  await testApi.drain()
})
afterAll(() => testApi.close())

describe('a month’s books', () => {
  test('sum to the ledger in every file, and hold at the end what buyers have paid', async () => {
    const books = await readBooks(month)
    expect(books.problems).toEqual([])
    expect(books.entry_count).toBeGreaterThan(0)
    expect(books.opening).toEqual({})
    expect(books.closing['escrow NGN']).toBeGreaterThan(0)
    for (const name of MONTH_FILES) expect(books.csv[name].length).toBeGreaterThan(0)
  })

  test('aren’t closed before the month is over, nor out of order, nor twice', async () => {
    for (const open of [month, '9999-12']) {
      await expect(closeMonth(testApi.deps, open, BY)).rejects.toThrow('is not over')
    }
    nextMonth()
    const later = thisMonth()
    await testApi.paid(await testApi.buyer(), await testApi.product(vendor))
    nextMonth()
    await expect(closeMonth(testApi.deps, later, BY)).rejects.toThrow(
      `Close ${monthText(month)} first.`,
    )
    expect((await listMonths(testApi.deps)).open).toEqual([month, later])
    const { closed } = (await closeMonth(testApi.deps, month, BY)).result
    expect(closed).toMatchObject({ month, closed_by: BY.operator })
    await expect(closeMonth(testApi.deps, month, BY)).rejects.toThrow('is closed already')

    const { closed: second } = (await closeMonth(testApi.deps, later, BY)).result
    expect(second?.opening).toEqual(closed?.closing)
    expect((await listMonths(testApi.deps)).open).toEqual([])
    expect((await closedMonthsLine()).findings).toEqual([])
  })

  test('are closed once by two operators with three requests at once', async () => {
    const latest = thisMonth()
    nextMonth()
    const operators = await Promise.all(
      ['money', 'money'].map(() => signUpOperator(testApi.deps, 'money')),
    )
    const [first, second] = operators
    if (!first || !second) throw new Error('no operators')
    const close = (as: Person) =>
      testApi.call('POST', `/console/months/${latest}/close`, {
        as,
        body: { reason: 'the month is over' },
      })
    const answers = await Promise.all([close(first), close(second), close(first)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.filter(({ status }) => status === 409)
    for (const { error } of refused) expect(error.message).toContain('is closed already')
  })

  test('stay as they were, whatever comes back later (case 66)', async () => {
    const before = await readBooks(month)
    await testApi.done(
      vendor,
      await testApi.paid(await testApi.buyer(), await testApi.product(vendor)),
      'decline',
    )
    await testApi.drain()
    const after = await readBooks(month)
    expect(after.digests).toEqual(before.digests)
    expect(after.problems).toEqual([])
  })

  test('say so if somebody changes an entry of a closed month', async () => {
    const { from, until } = monthRange(month)
    const entries = collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)
    const [first] = (
      await entries
        .where('at', '>=', new Date(from))
        .where('at', '<', new Date(until))
        .limit(1)
        .get()
    ).docs
    if (!first) throw new Error('no entry')
    const [one, ...others] = first.data().postings
    if (!one) throw new Error('no posting')
    await first.ref.update({
      postings: [{ ...one, amount_minor: one.amount_minor + 1 }, ...others],
    })
    expect((await closedMonthsLine()).findings.map(({ id }) => id)).toContain(month)
    await first.ref.update({ postings: first.data().postings })
    expect((await closedMonthsLine()).findings).toEqual([])
  })
})

describe('in the console', () => {
  test('are downloaded by who decides about money, and by nobody else', async () => {
    const path = `/console/months/${month}/ledger`
    expect((await testApi.call('GET', path, { as: vendor })).status).toBe(404)
    expect((await testApi.call('GET', path, {})).status).toBe(404)
    const support = await signUpOperator(testApi.deps, 'support')
    const refused = await testApi.call('GET', path, { as: support })
    expect(refused.status).not.toBe(200)

    const money = await signUpOperator(testApi.deps, 'money')
    const file = await testApi.call('GET', path, { as: money })
    expect(file.status).toBe(200)
    expect(file.text).toBe((await readBooks(month)).csv.ledger)
    const shown = await testApi.call<{ problems: string[]; closed: object | null }>(
      'GET',
      `/console/months/${month}`,
      { as: money },
    )
    expect(shown.data).toMatchObject({ problems: [], closed: { month } })
    const listed = await testApi.call<{ closed: { month: string }[] }>('GET', '/console/months', {
      as: money,
    })
    expect(listed.data.closed.map((one) => one.month)).toContain(month)
    const again = await testApi.call('POST', `/console/months/${month}/close`, {
      as: money,
      body: { reason: 'once more' },
    })
    expect(again.status).toBe(409)
    const nonsense = await testApi.call('GET', '/console/months/2026-13', { as: money })
    expect(nonsense.status).toBe(400)
  })
})
