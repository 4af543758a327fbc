import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FiguresList } from '../../../functions/src/contract/entities/money/figures'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { failedSaleCostOf } from '../../../functions/src/contract/escrow/failed-sale-cost'
import { providerLocalFeeOf } from '../../../functions/src/contract/escrow/provider-fee'
import { lagosDayOf, startOfLagosDay } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import { readFiguresDay } from '../../../functions/src/db/console/figures'
import { collectionOf, fieldsOf } from '../../../functions/src/db/firestore'
import { readJobCursor } from '../../../functions/src/db/job-cursors'
import { monthRange } from '../../../functions/src/domain/money/ledger/month-books'
import {
  countFigures,
  FIGURES_CURSOR,
  recountFigures,
} from '../../../functions/src/usecases/money/figures/count-figures'
import { closeMonth, readBooks } from '../../../functions/src/usecases/money/ledger/month-books'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { figuresFindings, figuresLine } from '../../../tools/reconcile/figures-days'
import { type Person, signUpOperator } from '../../support/people'
import { readCsv } from '../../support/read-csv'
import { openTestApi, shipOrder, type TestApi } from '../../support/test-api'

const PRICE = 1_250_000
const CLAIM = { reason: 'damaged', description: 'The handle came off at once.' }
const SETTLED_MINOR = 400_000

let testApi: TestApi
let vendor: Person
let money: Person
let day: string
/** Paid on the first day, and held when it ends. */
let held: Transaction
/** What the buyer paid, the fee in it, and what the provider kept of each sale. */
let total: number
let fee: number
let kept: number

const today = () => lagosDayOf(testApi.clock())
const month = () => day.slice(0, 7)
const goTo = (instant: number) => testApi.passTime(instant - testApi.clock())
const count = () => countFigures(testApi.deps)

const show = (query: string, as: Person = money) =>
  testApi.call<FiguresList>('GET', `/console/figures/${query}`, { as })

const shown = async (query: string): Promise<FiguresList> => {
  const { status, data, text } = await show(query)
  if (status !== 200) throw new Error(text)
  return data
}

const paid = async (): Promise<[Transaction, Person]> => {
  const buyer = await testApi.buyer()
  return [await testApi.paid(buyer, await testApi.product(vendor, { price: PRICE })), buyer]
}

/** Confirmed after an hour and a half, shipped after 5 hours, received after 2, and approved. */
const approve = async (): Promise<void> => {
  const [order, buyer] = await paid()
  testApi.passTime(90 * MINUTE_MS)
  await testApi.done(vendor, order, 'confirm')
  testApi.passTime(5 * HOUR_MS)
  await testApi.done(vendor, order, 'ship', { carrier: 'GIG', tracking_number: 'GIG-12345' })
  testApi.passTime(2 * HOUR_MS)
  await testApi.done(buyer, order, 'receive')
  await testApi.done(buyer, order, 'approve')
}

const dispute = async (): Promise<[Transaction, Person]> => {
  const [order, buyer] = await paid()
  return [await testApi.done(buyer, order, 'dispute', CLAIM), buyer]
}

const settle = async (): Promise<void> => {
  const [open, buyer] = await dispute()
  const offer = { refund_minor: SETTLED_MINOR }
  await testApi.done(vendor, open, 'dispute/propose', offer)
  await testApi.done(buyer, open, 'dispute/accept', offer)
}

/** The sum of a column of a month's file, of the rows that are asked for. */
const sumOf = async (
  file: 'fees' | 'refunds' | 'provider-fees' | 'held',
  column: string,
  isAsked: (cell: (name: string) => string) => boolean = () => true,
): Promise<number> => {
  const [header = [], ...rows] = readCsv((await readBooks(month())).csv[file])
  return rows
    .map((row) => (name: string) => row[header.indexOf(name)] ?? '')
    .filter(isAsked)
    .reduce((sum, cell) => sum + Number(cell(column)), 0)
}

beforeAll(async () => {
  testApi = await openTestApi()
  // Noon of the sixth of a month.
  goTo(monthRange(today().slice(0, 7)).until + 5 * DAY_MS + 12 * HOUR_MS)
  day = today()
  ;[vendor, money] = await Promise.all([testApi.vendor(), signUpOperator(testApi.deps, 'money')])
  await approve()
  const [declined] = await paid()
  total = declined.amount_paid
  fee = declined.escrow_fee
  kept = providerLocalFeeOf(total)
  await testApi.done(vendor, declined, 'decline')
  const [open] = await dispute()
  await testApi.done(vendor, open, 'dispute/accept-refund')
  await settle()
  const unpaid = await testApi.buyer()
  const order = await testApi.buy(unpaid, await testApi.product(vendor))
  await testApi.done(unpaid, order, 'cancel')
  ;[held] = await paid()
  // Records of test users are dated by the real clock.
  const created_at = timestampFromMillis(testApi.clock())
  await collectionOf(COLLECTIONS.users).doc(unpaid.uid).update(fieldsOf({ created_at }))
  await testApi.drain()
  await count()
})
afterAll(() => testApi.close())

/** What the settlement took of the vendor for the bank's fee: as much of it as went back. */
const settledCost = () =>
  failedSaleCostOf(
    { ...held, failed_sale_cost_minor: kept, money: { ...held.money, charged_minor: total } },
    SETTLED_MINOR,
  )

describe('the figures of a day', () => {
  test('are the money of its sales to the kobo', async () => {
    const { periods, total: sum } = await shown(`days?from=${day}&until=${day}`)
    expect(periods.map(({ period }) => period)).toEqual([day])
    const { other_costs_minor, margin_minor, ...rest } = sum.money
    const provider_fees_minor = 5 * kept - 2 * kept - settledCost()
    expect(rest).toEqual({
      sold_minor: 5 * total,
      returned_minor: 0,
      released_minor: PRICE + PRICE - SETTLED_MINOR,
      refunded_minor: 2 * total + SETTLED_MINOR,
      fees_minor: 2 * fee,
      vat_minor: 0,
      provider_fees_minor,
      held_minor: total,
    })
    expect(other_costs_minor).toBeGreaterThanOrEqual(0)
    expect(margin_minor).toBe(2 * fee - provider_fees_minor - other_costs_minor)
    expect(periods[0]).toEqual({ ...sum, period: day })
  })

  test('are what the month’s files sum to', async () => {
    const { total: sum } = await shown('months')
    expect(await sumOf('fees', 'amount')).toBe(sum.money.fees_minor)
    expect(0 - (await sumOf('provider-fees', 'amount'))).toBe(sum.money.provider_fees_minor)
    const isDecided = (cell: (name: string) => string) =>
      ['refund', 'split', 'release'].includes(cell('kind'))
    expect(await sumOf('refunds', 'amount', isDecided)).toBe(sum.money.refunded_minor)
    const ofAccount = (name: string) => (cell: (name: string) => string) => cell('account') === name
    expect(await sumOf('held', 'closing', ofAccount('escrow'))).toBe(sum.money.held_minor)
    const costs = ['cost:transfer_fees', 'cost:stamp_duty', 'cost:chargebacks', 'bad_debt']
    const isCost = (cell: (name: string) => string) =>
      [...costs, 'platform:losses'].includes(cell('account'))
    expect(0 - (await sumOf('held', 'change', isCost))).toBe(sum.money.other_costs_minor)
  })

  test('are how its orders went, how long each step took, and who came', async () => {
    const { orders, disputes, chargebacks, waits, people } = (
      await shown(`days?from=${day}&until=${day}`)
    ).total
    expect(orders).toMatchObject({ paid: 5, completed: 2, unpaid: 1 })
    expect(Object.entries(orders.failed).filter(([, one]) => one > 0)).toEqual([
      ['declined', 1],
      ['dispute', 1],
    ])
    expect(disputes.opened).toBe(2)
    expect(Object.entries(disputes.ended).filter(([, one]) => one > 0)).toEqual([
      ['settled', 1],
      ['accepted', 1],
    ])
    expect(chargebacks).toEqual({ opened: 0, won: 0, lost: 0 })
    // Within 2, 8 and 4 hours: the test's own moments are added.
    const bucketOf = ({ buckets }: { buckets: number[] }) => buckets.indexOf(1)
    expect([waits.confirm, waits.ship, waits.deliver].map(bucketOf)).toEqual([1, 3, 2])
    expect(Math.round(waits.confirm.sum_ms / MINUTE_MS)).toBe(90)
    expect([waits.confirm.count, waits.ship.count, waits.deliver.count]).toEqual([1, 1, 1])
    expect(people).toEqual({ accounts: 1, buyers: 5, stores: 1 })
  })

  test('are the same document when they are counted again, by two runs at once too', async () => {
    const before = await readFiguresDay(day)
    expect(before?.moved.sold_minor).toBe(5 * total)
    await Promise.all([count(), count()])
    expect(await readFiguresDay(day)).toEqual(before)
    await recountFigures(testApi.deps)
    expect(await readFiguresDay(day)).toEqual(before)
  })
})

describe('what happens later', () => {
  test('lands on its own day: a sale of yesterday that is declined today', async () => {
    const before = await readFiguresDay(day)
    goTo(startOfLagosDay(day) + DAY_MS + HOUR_MS)
    await testApi.done(vendor, held, 'decline')
    await count()
    expect(await readFiguresDay(day)).toEqual(before)
    const { periods, total: sum } = await shown(`days?from=${day}&until=${today()}`)
    expect(periods.map(({ period, money: of }) => [period, of.refunded_minor])).toEqual([
      [day, 2 * total + SETTLED_MINOR],
      [today(), total],
    ])
    expect(periods[1]?.money).toMatchObject({ sold_minor: 0, held_minor: 0 })
    expect(periods[1]?.orders.failed.declined).toBe(1)
    expect(sum.money).toMatchObject({ sold_minor: 5 * total, held_minor: 0 })
  })

  test('is in yesterday if it happened after yesterday’s last run', async () => {
    goTo(startOfLagosDay(today()) + DAY_MS - HOUR_MS)
    const late = today()
    await count()
    const [, buyer] = await paid()
    await testApi.paid(buyer, await testApi.product(vendor, { price: PRICE }))
    goTo(startOfLagosDay(late) + DAY_MS + HOUR_MS)
    await count()
    const { total: sum } = await shown(`days?from=${late}&until=${late}`)
    expect(sum.money.sold_minor).toBe(2 * total)
    expect([sum.orders.paid, sum.people.buyers]).toEqual([2, 1])
  })

  test('is no first purchase of somebody who had bought before', async () => {
    const [, buyer] = await paid()
    goTo(startOfLagosDay(today()) + DAY_MS + HOUR_MS)
    await testApi.paid(buyer, await testApi.product(vendor, { price: PRICE }))
    await count()
    const { total: sum } = await shown(`days?from=${today()}&until=${today()}`)
    expect([sum.orders.paid, sum.people.buyers]).toEqual([1, 0])
  })

  test('that no run counted for days is counted by the next, though one is stopped', async () => {
    const first = today()
    const [order] = await paid()
    goTo(startOfLagosDay(first) + DAY_MS)
    const confirmed = await shipOrder(testApi, vendor, order)
    expect(confirmed.fulfilment).toBe('shipped')
    goTo(startOfLagosDay(first) + 6 * DAY_MS)
    let days = 0
    testApi.failure.at = (name) => {
      if (name !== 'figures:after-day') return
      days += 1
      if (days === 3) throw new Error('stopped')
    }
    await expect(count()).rejects.toThrow('stopped')
    testApi.failure.at = () => {}
    const stopped = await readJobCursor(FIGURES_CURSOR)
    expect((await shown('days')).counted_until).toBe(stopped?.period)
    // It goes on behind the third day, and with the day before today.
    expect(await count()).toBe(5)
    const { periods } = await shown(`days?from=${first}&until=${today()}`)
    expect(periods).toHaveLength(7)
    expect(periods.map(({ waits }) => waits.ship.count)).toEqual([0, 1, 0, 0, 0, 0, 0])
  })

  test('agrees with a month that is closed, and with the ledger of each day', async () => {
    const closing = month()
    goTo(monthRange(closing).until + DAY_MS)
    await count()
    const by = { operator: 'ops@oja.example', reason: 'the month is over' }
    const { closed } = (await closeMonth(testApi.deps, closing, by)).result
    const { periods } = await shown(`months?from=${closing}&until=${closing}`)
    const change = (name: string) =>
      (closed?.closing[`${name} NGN`] ?? 0) - (closed?.opening[`${name} NGN`] ?? 0)
    expect(periods[0]?.money).toMatchObject({
      fees_minor: change('platform:escrow_fees') + change('platform:commission'),
      provider_fees_minor: 0 - change('provider:fees'),
      held_minor: closed?.closing['escrow NGN'] ?? 0,
    })
    const { checked, findings } = figuresLine(await loadAuditState())
    expect(findings).toEqual([])
    expect(checked).toBeGreaterThan(20)
    const { entries } = await loadAuditState()
    const wrong = { day, change: { 'escrow NGN': 1 } }
    expect(figuresFindings([wrong], entries).map(({ id }) => id)).toEqual([day])
  })
})
