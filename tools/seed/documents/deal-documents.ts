import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import {
  type Deal,
  type DealTerms,
  dealSchema,
} from '../../../functions/src/contract/entities/orders/deal'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { dealFlagsOf } from '../../../functions/src/domain/orders/deal/deal-flags'
import type { VendorKey } from '../catalogue/vendors'
import { personUid, vendorUid } from '../people/accounts'

type Row = Pick<Deal, 'code'> & {
  /** Of a request, the number of its buyer, and nobody who accepted it. */
  by: VendorKey | number
  /** The product whose pictures it has. */
  like?: number
  /** When it was made and until when it is open, in days from the seeding. */
  made: number
  until: number
  terms: Omit<DealTerms, 'images'>
}

/** Agreed in chats: one to try, one whose fee the seller pays, one whose time is over, and a buyer's request. */
const DEALS: readonly Row[] = [
  {
    code: 'AD1RE5TA11',
    by: 'itoku',
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
    by: 'aba',
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
    by: 'iseyin',
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
  {
    code: 'ST001SF0RV',
    by: 0,
    made: -1,
    until: 6,
    terms: {
      title: 'Two carved iroko stools, 45 cm high',
      description: 'As we spoke about them: iroko, oiled, both of the same height.',
      category: 'furniture',
      price_minor: 4_000_000,
      uses: 1,
      delivery: { kind: 'fee', fee_minor: 150_000, days_min: 1, days_max: 4 },
      fee_payer: 'half',
    },
  },
]

const partiesOf = ({ by }: Row): Pick<Deal, 'made_by' | 'vendor_id' | 'buyer_id'> =>
  typeof by === 'number'
    ? { made_by: 'buyer', vendor_id: null, buyer_id: personUid(by) }
    : { made_by: 'vendor', vendor_id: vendorUid(by), buyer_id: null }

/** Purchases without a listing, which demo people made in chats. */
export const dealDocuments = (products: readonly Product[], seeded_at: number): Deal[] =>
  DEALS.map((row, index) => {
    const { code, like, made, until, terms } = row
    const parties = partiesOf(row)
    const own = products.filter(({ vendor_id }) => vendor_id === parties.vendor_id)
    const images = like === undefined ? [] : own[like]?.images.slice(0, 1)
    const at = timestampFromMillis(seeded_at + made * DAY_MS)
    return dealSchema.parse({
      id: `demodeal${String(index + 1).padStart(12, '0')}`,
      code,
      ...parties,
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
