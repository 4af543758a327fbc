import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { endOfLagosDay, lagosDayOf } from '../../../../contract/lagos-day'
import { DAY_MS, HOUR_MS, millisOf } from '../../../../contract/time'
import { refusalOf } from '../testing/refusal'
import {
  agreed,
  asked,
  deliveredOrder,
  notWaiting,
  offeredPart,
  offeredWait,
  WAIT_DAY,
  waiting,
  withdrawn,
} from '../testing/return-steps'
import { after, changed, chargedBack, START, type Step } from '../testing/sample'

const of = deliveredOrder
const replacement = asked({ wish: 'replacement' })
const end = ({ deadline }: Transaction) => deadline && millisOf(deadline.at)
const refusal = (transaction: Transaction, [actor, command]: Step, now = START) =>
  refusalOf(() => changed(transaction, actor, command, now))
const dayIn = (days: number) => lagosDayOf(START + days * DAY_MS)
const until = (day: string): Step => ['vendor', { action: 'offer_wait', day }]
const silent: Step = ['system', { action: 'agree_return' }]

describe('a replacement that comes later (case 91)', () => {
  test('is waited for until the end of the day that the buyer agreed to', () => {
    const offered = of(replacement, offeredWait)
    expect(end(offered)).toBe(START + 72 * HOUR_MS)
    const waits = after(offered, [waiting], START + HOUR_MS)
    expect(end(waits)).toBe(endOfLagosDay(WAIT_DAY))
    expect(waits).toMatchObject({
      fulfilment: 'return_asked',
      deadline: { actor: 'vendor', action: 'agree_return', since: offered.deadline?.since },
      money: { held_minor: offered.money.held_minor },
    })
    const going = after(waits, [agreed], endOfLagosDay(WAIT_DAY) - 1)
    expect(going).toMatchObject({ fulfilment: 'returning', return: { wish: 'replacement' } })
    expect(going.return).not.toHaveProperty('wait')
  })

  test('is a refund at the vendor’s cost if the vendor stays silent', () => {
    const waits = of(replacement, offeredWait, waiting)
    const last = endOfLagosDay(WAIT_DAY)
    expect(refusal(waits, silent, START + 73 * HOUR_MS).code).toBe('transaction/action-not-allowed')
    expect(refusal(waits, agreed, last).code).toBe('transaction/action-not-allowed')
    expect(after(waits, [silent], last).return).toMatchObject({
      wish: 'refund',
      agreed_by: 'silence',
      way_back_by: 'vendor',
    })
  })

  test.each([
    [dayIn(2), 'before the vendor answers anyway'],
    [dayIn(15), 'after two weeks'],
  ])('isn’t waited for until %s: %s', (day) => {
    const { code, details, httpStatus } = refusal(of(replacement), until(day))
    expect([code, httpStatus]).toEqual(['transaction/wait-day-out-of-range', 422])
    expect(details).toEqual({ from: dayIn(3), until: dayIn(14) })
  })

  test.each([dayIn(3), dayIn(14)])('may be asked for until %s', (day) => {
    expect(of(replacement, until(day)).return?.wait?.day).toBe(day)
  })

  test('is asked for in place of the day before, and only that is agreed to', () => {
    const again = of(replacement, offeredWait, until(dayIn(9)))
    expect(refusal(again, waiting)).toMatchObject({
      code: 'transaction/no-proposal',
      details: { day: dayIn(9) },
    })
    expect(refusal(again, notWaiting).code).toBe('transaction/no-proposal')
  })

  test('isn’t waited for if the buyer says no, or nothing for a day', () => {
    const declined = of(replacement, offeredWait, notWaiting)
    expect(declined.return).not.toHaveProperty('wait')
    expect(end(declined)).toBe(START + 72 * HOUR_MS)
    const offered = of(replacement, offeredWait)
    for (const answer of [waiting, notWaiting]) {
      expect(refusal(offered, answer, START + DAY_MS).code).toBe('transaction/action-not-allowed')
    }
    expect(after(offered, [waiting], START + DAY_MS - 1).return?.wait?.agreed_at).toBeDefined()
    expect(after(declined, [until(dayIn(9))]).return?.wait?.day).toBe(dayIn(9))
  })

  test('is waited for once', () => {
    expect(refusal(of(replacement, offeredWait, waiting), until(dayIn(12))).code).toBe(
      'transaction/action-not-allowed',
    )
  })

  test('isn’t agreed to once the vendor’s time is over', () => {
    const late = after(of(replacement), [offeredWait], START + 72 * HOUR_MS - 1)
    expect(refusal(late, waiting, START + 72 * HOUR_MS).code).toBe('transaction/action-not-allowed')
  })

  test.each(['refund', 'part'] as const)('is nothing to wait for where %s is wished', (wish) => {
    expect(refusal(of(asked({ wish })), offeredWait).code).toBe('transaction/action-not-allowed')
  })

  test('can be a repair, withdrawn, or kept for less meanwhile', () => {
    const repair = of(asked({ wish: 'repair' }), offeredWait, waiting)
    expect(end(repair)).toBe(endOfLagosDay(WAIT_DAY))
    expect(after(repair, [withdrawn]).return).toMatchObject({ outcome: 'withdrawn' })
    const take: Step = ['buyer', { action: 'accept_part', amount_minor: 300_000 }]
    const kept = after(repair, [offeredPart(), take], START + 5 * DAY_MS)
    expect(kept).toMatchObject({ status: { status: 'completed' } })
    expect(kept.return).not.toHaveProperty('wait')
  })

  test('is nothing that a bank’s claim leaves open', () => {
    const frozen = of(replacement, offeredWait, chargedBack())
    expect(refusal(frozen, waiting).code).toBe('transaction/action-not-allowed')
  })
})
