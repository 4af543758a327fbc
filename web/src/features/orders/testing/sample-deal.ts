import type { SoldDeal } from '@contract/api/orders/deals'
import { DAY_MS, timestampFromMillis } from '@contract/time'

export const CODE = 'ABCDE-FGHJK'
export const DEAL_ID = 'd1e2a3d1e2a3d1e2a3d1'

/** A deal of ₦12,500 and ₦2,000 for delivery; the fee of ₦462.50 is paid by halves. */
export const sampleShown = (
  change: Partial<SoldDeal['deal']> = {},
  seller: Partial<SoldDeal['seller']> = {},
): SoldDeal => ({
  deal: {
    id: DEAL_ID,
    code: CODE,
    made_by: 'vendor',
    version: 2,
    terms: {
      title: 'Aso-oke stole',
      description: 'The blue one that we spoke of, two metres long.',
      category: 'clothing_accessories',
      images: [],
      price_minor: 1_250_000,
      uses: 2,
      delivery: { kind: 'fee', fee_minor: 200_000, days_min: 1, days_max: 3 },
      fee_payer: 'half',
    },
    expires_at: timestampFromMillis(Date.now() + DAY_MS),
    reserved: 0,
    sold: 0,
    flags: [],
    state: 'open',
    ...change,
  },
  seller: {
    vendor_id: 'seller',
    name: 'Tunde’s Looms',
    is_verified: true,
    bank_initials: 'Tunde A.',
    since: timestampFromMillis(0),
    completed: 12,
    disputes: 3,
    disputes_lost: 1,
    ...seller,
  },
})
