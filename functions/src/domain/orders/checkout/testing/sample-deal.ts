import type { Deal, DealFeePayer, DealTerms } from '../../../../contract/entities/orders/deal'
import type { Vendor } from '../../../../contract/entities/people/vendor'
import { DAY_MS, timestampFromMillis } from '../../../../contract/time'
import { offerOf } from '../../../catalog/product/offer'
import type { Decision } from '../../transaction/decision'
import {
  DELIVERY_MINOR,
  START,
  samplePurchase,
  sampleStore,
  TRANSACTION_ID,
  WHO,
} from '../../transaction/testing/sample'
import { goodsOfDeal, profileOfDeal } from '../deal-goods'
import { openCheckout } from '../open-checkout'

const DEAL_ID = 'd1e2a3d1e2a3d1e2a3d1'

export const sampleDeal = (
  { terms, ...change }: Partial<Omit<Deal, 'terms'>> & { terms?: Partial<DealTerms> } = {},
  now = START,
): Deal => ({
  id: DEAL_ID,
  code: 'ABCDEFGHJK',
  made_by: 'vendor',
  vendor_id: WHO.vendor.id,
  buyer_id: null,
  status: 'open',
  version: 1,
  terms: {
    title: 'Two carved stools',
    description: 'As we spoke about them: iroko, oiled, 45 cm high.',
    category: 'home_kitchen',
    images: [],
    price_minor: 500_000,
    uses: 1,
    delivery: { kind: 'pickup' },
    fee_payer: 'buyer',
    ...terms,
  },
  expires_at: timestampFromMillis(now + 7 * DAY_MS),
  reserved: 0,
  sold: 0,
  flags: [],
  created_at: timestampFromMillis(now),
  updated_at: timestampFromMillis(now),
  ...change,
})

export const sampleVendor = (change: Partial<Vendor> = {}): Vendor => ({
  ...sampleStore,
  vendor_id: WHO.vendor.id,
  slug: 'adire-works',
  logo: '',
  description: '',
  rating: 0,
  rating_count: 0,
  sales_count: 0,
  product_count: 0,
  joined_at: timestampFromMillis(START),
  status: 'active',
  ...change,
})

/** Opens the order of a deal, brought for a fee of its own. */
export const openedDeal = (
  fee_payer: DealFeePayer,
  { price_minor = 500_000, fee_minor = DELIVERY_MINOR, id = TRANSACTION_ID } = {},
): Decision => {
  const delivery = { kind: 'fee', fee_minor, days_min: 1, days_max: 3 } as const
  const deal = sampleDeal({ terms: { fee_payer, price_minor, delivery } })
  const { product, stock } = goodsOfDeal(deal, sampleVendor())
  const [decision] = openCheckout(
    [
      {
        id,
        store: sampleStore,
        lines: [{ offer: offerOf(product, stock, undefined), quantity: 1 }],
        profile: profileOfDeal(deal, sampleVendor(), undefined),
        delivery_method: 'courier',
        source: { kind: 'deal', id: deal.id, version: deal.version, fee_payer },
      },
    ],
    samplePurchase(),
    START,
  )
  if (!decision) throw new Error('no order')
  return decision
}
