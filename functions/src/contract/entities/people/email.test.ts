import { expect, test } from 'vitest'
import { emailSchema } from './user'

test.each([
  ' ade@x.com ',
  'Ade@X.com\u200b',
  '\u202aade@x.com\u202c',
  '\u00a0ade@x.com',
  'mailto:ade@x.com',
  '<ade@x.com>',
])('an address is taken as it is pasted: %j', (pasted) => {
  expect(emailSchema.parse(pasted)).toBe('ade@x.com')
})

test.each(['ade @x.com', 'ade@x.com Ade', 'ade@x.com bola@y.com', 'Ade <ade@x.com>', 'ade@x'])(
  'and refused rather than corrected: %j',
  (typed) => {
    expect(emailSchema.safeParse(typed).success).toBe(false)
  },
)
