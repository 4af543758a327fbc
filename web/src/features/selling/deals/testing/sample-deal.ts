import type { HeldDeal } from '@contract/api/orders/deals'
import { DAY_MS, timestampFromMillis } from '@contract/time'

/** An open deal of the vendor Ada. */
export const sampleDeal = ({
  terms,
  ...change
}: Partial<Omit<HeldDeal, 'terms'>> & { terms?: Partial<HeldDeal['terms']> } = {}): HeldDeal => ({
  id: 'd'.repeat(20),
  code: 'ABCDE-FGHJK',
  made_by: 'vendor',
  version: 1,
  terms: {
    title: 'Two iroko stools',
    description: 'As we spoke about them: iroko, oiled, 45 cm high.',
    category: 'home_kitchen',
    images: [],
    price_minor: 400_000,
    uses: 5,
    delivery: { kind: 'fee', fee_minor: 100_000, days_min: 1, days_max: 3 },
    fee_payer: 'buyer',
    ...terms,
  },
  expires_at: timestampFromMillis(Date.now() + 7 * DAY_MS),
  reserved: 0,
  sold: 0,
  flags: [],
  state: 'open',
  ...change,
})
