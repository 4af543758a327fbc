import { expect, test } from 'vitest'
import { supplierRequestSchema } from './tax'

const TYPED = { name: 'Oja Limited', address: '12 Broad Street, Lagos' }
const read = (tin: string, rc_number: string) =>
  supplierRequestSchema.safeParse({ ...TYPED, tin, rc_number })

test.each([
  ['12345678-0001', 'RC123456'],
  [' 12345678\u20110001', 'rc 123456'],
  ['TIN: 12345678 0001', 'RC No. 123456'],
  ['\u202a12345678\u20130001\u202c', 'RC-123456\u200b'],
  ['１２３４５６７８－０００１', 'ＲＣ\u00a0１２３４５６'],
  ['123456780001', 'RC:123456'],
])('a TIN and an RC number are taken as they are pasted: %j, %j', (tin, rc_number) => {
  expect(read(tin, rc_number).data).toMatchObject({ tin: '12345678-0001', rc_number: 'RC123456' })
})

test.each([
  ['1234567-0001', 'RC123456'],
  ['12345678-001', 'RC123456'],
  ['12345678-000I', 'RC123456'],
  ['12345678-0001', '123456'],
  ['12345678-0001', 'BN123456'],
  ['12345678-0001', 'RC123'],
])('others are refused, not corrected: %j, %j', (tin, rc_number) => {
  expect(read(tin, rc_number).success).toBe(false)
})

test.each(['1234567890', '1234567890123'])('a TIN of %s is one', (tin) => {
  expect(read(tin, 'RC1234').data?.tin).toBe(tin)
})
