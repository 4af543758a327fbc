import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import {
  type Deal,
  type DealTerms,
  dealSchema,
} from '../../../functions/src/contract/entities/orders/deal'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { dealFlagsOf } from '../../../functions/src/domain/orders/deal/deal-flags'
import type { VendorKey } from '../catalogue/vendors'
import { vendorUid } from '../people/accounts'

type Row = Pick<Deal, 'code'> & {
  vendor: VendorKey
  /** The product whose pictures it has. */
  like: number
  /** When it was made and until when it is open, in days from the seeding. */
  made: number
  until: number
  terms: Omit<DealTerms, 'images'>
}

/** Agreed in chats: one to try, one from which the seller pays the fee, one whose time is over. */
const DEALS: readonly Row[] = [
  {
    code: 'AD1RE5TA11',
    vendor: 'itoku',
    like: 0,
    made: -1,
    until: 13,
    terms: {
      title: 'Five yards of adire for the wedding, deep indigo',
      description:
        'As we wrote: five yards in one piece, the pattern of your picture, washed once.',
      category: 'clothing_accessories',
      price_minor: 2_750_000,
      uses: 5,
      delivery: { kind: 'fee', fee_minor: 250_000, days_min: 1, days_max: 3 },
      fee_payer: 'buyer',
    },
  },
  {
    code: 'AR1AR1A444',
    vendor: 'aba',
    like: 0,
    made: -2,
    until: 5,
    terms: {
      title: 'Brown loafers, size 44, with a spare pair of soles',
      description: 'Made to the drawing of your foot that you sent. Ready on Friday.',
      category: 'clothing_accessories',
      price_minor: 3_200_000,
      uses: 1,
      delivery: { kind: 'pickup' },
      fee_payer: 'vendor',
    },
  },
  {
    code: '0Y0W0TEKEN',
    vendor: 'iseyin',
    like: 0,
    made: -20,
    until: -6,
    terms: {
      title: 'Aso-oke for four, wine and gold',
      description: 'Four sets woven together so that the colours match, with caps for the men.',
      category: 'clothing_accessories',
      price_minor: 18_500_000,
      uses: 1,
      delivery: { kind: 'rates' },
      fee_payer: 'half',
    },
  },
]

/** Purchases without a listing, which demo vendors made in chats. */
export const dealDocuments = (products: readonly Product[], seeded_at: number): Deal[] =>
  DEALS.map(({ code, vendor, like, made, until, terms }, index) => {
    const vendor_id = vendorUid(vendor)
    const images = products.filter((one) => one.vendor_id === vendor_id)[like]?.images.slice(0, 1)
    const at = timestampFromMillis(seeded_at + made * DAY_MS)
    return dealSchema.parse({
      id: `demodeal${String(index + 1).padStart(12, '0')}`,
      code,
      made_by: 'vendor',
      vendor_id,
      buyer_id: null,
      status: 'open',
      version: 1,
      terms: { ...terms, images: images ?? [] },
      expires_at: timestampFromMillis(seeded_at + until * DAY_MS),
      reserved: 0,
      sold: 0,
      flags: dealFlagsOf(terms),
      created_at: at,
      updated_at: at,
    })
  })
