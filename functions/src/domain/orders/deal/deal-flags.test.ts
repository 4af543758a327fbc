import { expect, test } from 'vitest'
import { dealFlagsOf } from './deal-flags'

const PLAIN = 'Two yards of hand-dyed cotton in indigo, size 42.'

test.each([
  ['Adire wrapper', PLAIN, []],
  ['Nokia 3310, 16 GB', 'From 2024, 12,500 mAh, in its box. No account is needed.', []],
  ['Adire wrapper', 'Call me on 0803 123 4567 for more.', ['contact']],
  ['Adire wrapper', 'Call me on ０８０３１２３４５６７ for more.', ['contact']],
  ['Adire wrapper', 'Call me on 0803\u200b123\u200b4567 for more.', ['contact']],
  ['Adire wrapper', 'Write to ada@mail.example for more.', ['contact']],
  ['Adire wrapper', '0803–123–4567 or 0\u03368\u03360\u03363\u0336/123/4567', ['contact']],
  ['Adire wrapper', 'Write to ada (at) mail.example for more.', ['contact']],
  ['Adire wrapper', 'From 26/11/2026 for ₦1,250,000, in sizes 08, 10, 12, 14 and 16.', []],
  ['Adire wrapper', 'p.a.y directly, it is cheaper.', ['pay_outside']],
  ['Adire wrapper', 'Pay\u3164 m_e d-i-r-e-c-t-l-y, it is cheaper.', ['pay_outside']],
  ['Adire wrapper', 'Repay directors of no volcano escrows.', []],
  ['Adire wrapper', 'PAY  ME directly, it is cheaper.', ['pay_outside']],
  ['Adire wrapper', 'It is cheaper with\u043eut escr\u043ew.', ['pay_outside']],
  ['Adire wrapper', 'Send mo\u200bney and I send it.', ['pay_outside']],
  ['Oja support', PLAIN, ['platform_name']],
  ['0ja Payments', 'Send money to 0803 123 4567.', ['contact', 'pay_outside', 'platform_name']],
])('%s: %s has the flags %o', (title, description, flags) => {
  expect(dealFlagsOf({ title, description })).toEqual(flags)
})
