import { describe, expect, test } from 'vitest'
import { millisOf } from '../../contract/time'
import { opened, START } from '../orders/transaction/testing/sample'
import { announcedCharge, concludedCharge, giveBack, isDue, objectedCharge } from './carrier-charge'

const DAY = 86_400_000
const { transaction } = opened()
const taken = { shipment_id: 'SB/1', total_minor: 320_000, more_minor: 50_000, returns: 0 }
const charge = announcedCharge(transaction, taken, START)
const settled = expect.objectContaining({ code: 'delivery/charge-settled' })

describe('what a carrier takes later', () => {
  test('is the same charge while its total is the same, and of one parcel', () => {
    const id = (change: Partial<typeof taken>, now = START) =>
      announcedCharge(transaction, { ...taken, ...change }, now).id
    expect(id({}, START + DAY)).toBe(charge.id)
    expect(id({ total_minor: 320_001 })).not.toBe(charge.id)
    expect(id({ shipment_id: 'SB/2' })).not.toBe(charge.id)
    expect(id({ returns: 1 })).not.toBe(charge.id)
    expect(charge.id).toMatch(/^[\w-]+$/)
  })

  test('waits three days for an objection', () => {
    expect(millisOf(charge.take_at) - START).toBe(3 * DAY)
    expect(isDue(charge, START + 3 * DAY - 1)).toBe(false)
    expect(isDue(charge, START + 3 * DAY)).toBe(true)
    expect(() => concludedCharge(charge, 'taken', START + 3 * DAY - 1)).toThrow(settled)
    expect(concludedCharge(charge, 'taken', START + 3 * DAY).state).toBe('taken')
  })

  test('is objected to once, in time, and then never due', () => {
    const objected = objectedCharge(charge, 'It weighed what I said.', START + 3 * DAY - 1)
    expect(isDue(objected, START + 9 * DAY)).toBe(false)
    expect(() => objectedCharge(objected, 'Again.', START)).toThrow(settled)
    expect(() => objectedCharge(charge, 'Too late.', START + 3 * DAY)).toThrow(settled)
  })

  test('is decided by an operator only after an objection, and once', () => {
    expect(() => concludedCharge(charge, 'waived', START, 'Seen.')).toThrow(settled)
    const objected = objectedCharge(charge, 'It weighed what I said.', START)
    const waived = concludedCharge(objected, 'waived', START, 'Seen.')
    expect(waived).toMatchObject({ state: 'waived', reason: 'Seen.' })
    expect(() => concludedCharge(waived, 'taken', START, 'Changed.')).toThrow(settled)
  })
})

describe('what a carrier gives back', () => {
  const chargeAt = (total_minor: number, more_minor: number, days = 0) =>
    announcedCharge(transaction, { ...taken, total_minor, more_minor }, START + days * DAY)
  const [first, second, third] = [
    concludedCharge(chargeAt(300_000, 30_000), 'taken', START + 3 * DAY),
    concludedCharge(
      objectedCharge(chargeAt(320_000, 20_000, 1), 'It weighed what I said.', START + DAY),
      'waived',
      START + 5 * DAY,
      'Seen.',
    ),
    chargeAt(330_000, 10_000, 6),
  ]
  const back = (less_minor: number) =>
    giveBack(
      transaction,
      [first, second, third],
      { shipment_id: 'SB/1', total_minor: 330_000 - less_minor, less_minor, returns: 1 },
      START + 7 * DAY,
    )
  const creditsOf = (less_minor: number) =>
    back(less_minor).credits.map(({ returns_to, amount_minor }) => [returns_to, amount_minor])

  test('is first what was not taken yet, then what was, the newest before', () => {
    expect(back(4_000)).toMatchObject({
      changed: [{ id: third.id, state: 'announced', returned_minor: 4_000 }],
      credits: [],
    })
    expect(back(10_000).changed).toMatchObject([{ state: 'withdrawn', returned_minor: 10_000 }])
    expect(creditsOf(10_001)).toEqual([['platform', 1]])
    expect(creditsOf(30_001)).toEqual([
      ['vendor', 1],
      ['platform', 20_000],
    ])
  })

  test('names the vendor, who may then read it, only if it is theirs', () => {
    const readers = back(30_001).credits.map(({ vendor_id }) => vendor_id)
    expect(readers).toEqual([transaction.vendor_id, undefined])
  })

  test('is due at once and can’t be objected to', () => {
    const [credit] = back(10_001).credits
    if (!credit) throw new Error('no credit')
    expect(isDue(credit, START + 7 * DAY)).toBe(true)
    expect(() => objectedCharge(credit, 'But why?', START + 6 * DAY)).toThrow(settled)
  })

  test('is never more than the later charges of its parcel, nor given back twice', () => {
    expect(back(60_001).returned_minor).toBe(60_000)
    const { changed } = back(60_000)
    const total = { shipment_id: 'SB/1', total_minor: 0, less_minor: 5, returns: 2 }
    expect(giveBack(transaction, changed, total, START).returned_minor).toBe(0)
    const other = { ...total, shipment_id: 'SB/2' }
    expect(giveBack(transaction, [first], other, START).returned_minor).toBe(0)
  })
})
