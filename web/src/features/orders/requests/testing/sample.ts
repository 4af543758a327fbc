import type { ShownDeal } from '@contract/api/orders/deals'
import type { Image } from '@contract/entities/catalog/image'
import { timestampFromMillis } from '@contract/time'

export const SELLER: NonNullable<ShownDeal['seller']> = {
  vendor_id: 'drums',
  name: 'Ayan Drums',
  is_verified: true,
  bank_initials: 'Ayo B.',
  since: timestampFromMillis(Date.UTC(2026, 0, 5)),
  completed: 12,
  disputes: 0,
  disputes_lost: 0,
}

/** The path of a picture of `asked`. */
export const pathAt = (file: string): string => `requests/r1r1r1r1r1r1r1r1r1r1/ada/${file}`

export const sampleImage = (name: string): Image => ({
  url: `/${name}-1280.webp`,
  url_640: `/${name}-640.webp`,
  url_320: `/${name}-320.webp`,
  path: pathAt(`${name}.jpg`),
  alt: 'A talking drum',
})

/** What Ada asks for; with a seller if it is accepted. */
export const asked = (
  change: Partial<ShownDeal['deal']> = {},
  seller?: ShownDeal['seller'],
): ShownDeal => ({
  deal: {
    id: 'r1r1r1r1r1r1r1r1r1r1',
    code: 'ABCDE-FGHJK',
    made_by: 'buyer',
    version: 1,
    terms: {
      title: 'A talking drum',
      description: 'Of goatskin, as we spoke about it.',
      category: 'home_kitchen',
      images: [],
      price_minor: 5_000_000,
      uses: 1,
      delivery: { kind: 'fee', fee_minor: 200_000, days_min: 1, days_max: 5 },
      fee_payer: 'buyer',
    },
    expires_at: timestampFromMillis(Date.UTC(2026, 10, 30)),
    reserved: 0,
    sold: 0,
    flags: [],
    state: seller ? 'accepted' : 'open',
    ...change,
  },
  ...(seller && { seller }),
})
