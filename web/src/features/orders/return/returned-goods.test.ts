import { timestampFromMillis } from '@contract/time'
import { expect, it } from 'vitest'
import { returnedLabel } from './returned-goods'

it('says returned only of goods that came back', () => {
  expect(returnedLabel({ arrived_at: timestampFromMillis(0) })).toBe('Returned')
  expect(returnedLabel({})).toBe('Refunded without a return')
})
