import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { DAY_MS } from '../../contract/time'
import {
  after,
  booked,
  changed,
  chargedBack,
  confirmed,
  confirmedPartly,
  disputedBy,
  opened,
  openedWithCarrier,
  openedWithDelivery,
  paid,
  START,
  type Step,
} from '../orders/transaction/testing/sample'
import { splitMaxOf } from './split-max'

const escalated: Step = ['system', { action: 'escalate' }, START + 15 * DAY_MS]
const answered: Step = ['vendor', { action: 'add_message', text: 'I answer.' }]
const disputed = [disputedBy('buyer'), answered, escalated]
const accepted: Step = ['buyer', { action: 'accept_partial' }]
const CLAIMED = 'cb-1'

const split = (transaction: Transaction, refund_minor: number) =>
  changed(
    transaction,
    'operator',
    { action: 'resolve', outcome: 'split', refund_minor, reason: 'both' },
    START + 16 * DAY_MS,
  )

describe('what an operator may split', () => {
  test.each([
    ['of goods alone', opened().transaction, [], 1_000_000],
    ['of goods and the vendor’s delivery', openedWithDelivery().transaction, [], 1_000_000],
    ['before a carrier is booked', openedWithCarrier().transaction, [], 800_000],
    ['with a booked carrier', openedWithCarrier().transaction, [booked], 800_000],
    ['after fewer units', opened().transaction, [confirmedPartly, accepted], 500_000],
    [
      'after fewer units, with a booked carrier',
      openedWithCarrier().transaction,
      [confirmedPartly, accepted, booked],
      400_000,
    ],
  ] as [string, Transaction, Step[], number][])(
    '%s is what goes to the vendor otherwise (case 60)',
    (_, first, steps, most) => {
      const isPartly = steps.includes(confirmedPartly)
      const order = after(first, [paid, ...(isPartly ? [] : [confirmed]), ...steps, ...disputed])
      expect(splitMaxOf(order)).toBe(most)
      for (const refund_minor of [1, most - 1, most]) {
        const { transaction, ledger } = split(order, refund_minor)
        const { held_minor, refunded_minor, charged_minor } = transaction.money
        expect(held_minor).toBe(0)
        expect(refunded_minor).toBeLessThanOrEqual(charged_minor)
        expect(ledger.flatMap(({ postings }) => postings)).not.toEqual([])
      }
      expect(() => split(order, most + 1)).toThrow(
        expect.objectContaining({ code: 'transaction/settlement-out-of-range' }),
      )
    },
  )

  test.each([
    ['goods', opened().transaction, []],
    ['a booked carrier', openedWithCarrier().transaction, [booked]],
  ] as [string, Transaction, Step[]][])(
    'is nothing once a bank took a part: %s',
    (_, first, steps) => {
      const order = after(first, [paid, confirmed, ...steps, chargedBack(), chargedBack('cb-2')])
      const { transaction } = changed(
        order,
        'provider',
        { action: 'chargeback_lost', chargeback_id: CLAIMED, taken_minor: 300_000 },
        START,
      )
      expect(splitMaxOf(transaction)).toBe(0)
    },
  )
})
