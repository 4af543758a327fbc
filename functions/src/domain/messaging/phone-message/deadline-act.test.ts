import { expect, test } from 'vitest'
import { asked, unitsOf, waived } from '../../orders/transaction/testing/return-steps'
import {
  after,
  confirmed,
  delivered,
  opened,
  paid,
  shipped,
} from '../../orders/transaction/testing/sample'
import { deadlineAct } from './deadline-act'

const sent = after(opened().transaction, [paid, confirmed, shipped])

test('says that all of it goes back if it never arrives', () => {
  expect(deadlineAct(sent, 'vendor', 0)?.otherwise).toBe('₦10,350 goes back to the buyer')
  expect(deadlineAct(sent, 'buyer', 0)).toBeNull()
})

test('says what one of two units was for if that is what is sent a second time', () => {
  const again = after(sent, [
    delivered,
    asked({ wish: 'replacement', lines: [unitsOf(1)] }),
    waived,
    shipped,
  ])
  expect(deadlineAct(again, 'vendor', 0)?.otherwise).toBe('₦5,175 goes back to the buyer')
})
