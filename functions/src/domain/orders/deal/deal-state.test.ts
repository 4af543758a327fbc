import { expect, test } from 'vitest'
import type { Deal } from '../../../contract/entities/orders/deal'
import { timestampFromMillis } from '../../../contract/time'
import { dealStateOf } from './deal-state'

const NOW = Date.UTC(2026, 10, 27, 12)
const at = timestampFromMillis(NOW)
const DEAL: Deal = {
  id: 'd3f9qzk3f9qzk3f9qzk3',
  code: '0123456789',
  made_by: 'vendor',
  vendor_id: 'seller',
  buyer_id: null,
  status: 'open',
  version: 1,
  terms: {
    title: 'Adire wrapper',
    description: 'Two yards of hand-dyed cotton in indigo.',
    category: 'clothing_accessories',
    images: [],
    price_minor: 1_250_000,
    uses: 2,
    delivery: { kind: 'pickup' },
    fee_payer: 'buyer',
  },
  expires_at: timestampFromMillis(NOW + 1),
  reserved: 0,
  sold: 0,
  flags: [],
  created_at: at,
  updated_at: at,
}
const payable = { is_payable: true }

test.each([
  ['open', {}, payable],
  ['accepted', { status: 'accepted' }, payable],
  ['open', { reserved: 2 }, payable],
  ['paused', {}, { is_payable: false }],
  ['sold_out', { sold: 2 }, { is_payable: false }],
  ['expired', { expires_at: at }, { is_payable: false }],
  ['withdrawn', { status: 'withdrawn', sold: 2, expires_at: at }, payable],
  ['declined', { status: 'declined', expires_at: at }, payable],
] as const)('a deal is %s with %o', (state, change, seller) => {
  expect(dealStateOf({ ...DEAL, ...change }, seller, NOW)).toBe(state)
})
