import { expect, test } from 'vitest'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import {
  acceptedBack,
  agreed,
  asked,
  handedOver,
  unitsOf,
} from '../../orders/transaction/testing/return-steps'
import {
  after,
  booked,
  changed,
  confirmed,
  confirmedPartly,
  DELIVERY_MINOR,
  delivered,
  openedWithCarrier,
  openedWithDelivery,
  paid,
  START,
  type Step,
  shipped,
} from '../../orders/transaction/testing/sample'
import { walletEntriesOf } from './wallet-entry'

const approved: Step = ['buyer', { action: 'approve' }]
const booking = booked[1]
const ordered = (steps: readonly Step[]): Transaction =>
  after(openedWithDelivery().transaction, steps)
const kindsOf = (order: Transaction, [actor, command]: Step) =>
  walletEntriesOf(changed(order, actor, command, START), START).map(({ kind }) => kind)

test('a sale is one though units were missing, or a carrier took less', () => {
  const accepted: Step = ['buyer', { action: 'accept_partial' }]
  const smaller = ordered([paid, confirmedPartly, accepted, shipped, delivered])
  expect(kindsOf(smaller, approved)).toEqual(['release'])
  if (booking.action !== 'book') throw new Error('nothing is booked')
  const cheaper: Step = ['vendor', { ...booking, fee_minor: DELIVERY_MINOR - 50_000 }]
  const carried = after(openedWithCarrier().transaction, [paid, confirmed, cheaper, delivered])
  expect(kindsOf(carried, approved)).toEqual(['release'])
})

test('what is left of a sale after goods went back is a line of its own kind', () => {
  const part = asked({ lines: [unitsOf(1)] })
  const back = ordered([paid, confirmed, shipped, delivered, part, agreed, handedOver])
  expect(kindsOf(back, acceptedBack())).toEqual(['settlement'])
})
