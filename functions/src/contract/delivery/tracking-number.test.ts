import { expect, test } from 'vitest'
import { trackingNumberSchema } from './tracking-number'

test.each([
  'GIG-0042 7',
  ' GIG-0042\u00a07\n',
  '\u202aGIG\u20110042 7\u202c',
  'GIG–0042\u200b\u2009 7',
  'ＧＩＧ－００４２ ７',
  'GIG-٠٠٤٢ ٧',
])('a tracking number is taken as it is pasted: %j', (pasted) => {
  expect(trackingNumberSchema.parse(pasted)).toBe('GIG-0042 7')
})

test.each(['', '42', '\u200b\u200b\u200b\u200b', 'x'.repeat(61), 'x'.repeat(301)])(
  'what can be none is refused: %#',
  (typed) => {
    expect(trackingNumberSchema.safeParse(typed).success).toBe(false)
  },
)
