import { expect, test } from 'vitest'
import { minorFromText } from '../../../contract/text/typed-amount'
import { carrierDelivered } from '../../../domain/orders/transaction/testing/carrier-steps'
import {
  acceptedBack,
  agreed,
  asked,
  bookedBack,
  handedOver,
  unitsOf,
} from '../../../domain/orders/transaction/testing/return-steps'
import {
  after,
  booked,
  confirmed,
  openedWithCarrier,
  paid,
} from '../../../domain/orders/transaction/testing/sample'
import { SALES_COLUMNS } from './sales-columns'

const PARTS = ['Held', 'To you', 'Fee to platform', 'Commission', 'Refunded', 'To carriers']

test('a row says where all of what was paid is', () => {
  const delivered = after(openedWithCarrier().transaction, [
    ...[paid, confirmed, booked, carrierDelivered],
  ])
  const part = asked({ lines: [unitsOf(1)] })
  const back = after(delivered, [part, agreed, bookedBack(), handedOver, acceptedBack()])
  for (const sale of [delivered, back]) {
    const cells = new Map(SALES_COLUMNS.map(([name, cellOf]) => [name, cellOf(sale)]))
    const minor = (name: string): number => minorFromText(String(cells.get(name))) ?? Number.NaN
    expect(PARTS.reduce((sum, name) => sum + minor(name), 0)).toBe(minor('Paid by buyer'))
  }
})
