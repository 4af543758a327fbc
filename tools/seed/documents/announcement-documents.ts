import type { Announcement } from '../../../functions/src/contract/entities/announcement'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'

const NEWS = [
  {
    id: 'handoverwithacode001',
    days_ago: 3,
    title: 'Hand over with a code',
    text: `Every purchase now has a six-digit escrow code that only the buyer sees. Give it to the courier once the parcel is in your hands: the seller enters it, and the ${POLICY.inspection_ms / DAY_MS} days to inspect begin.`,
  },
  {
    id: 'meetinthemiddle00001',
    days_ago: 12,
    title: 'Meet in the middle',
    text: 'In a dispute, either side can offer a part refund. When the other side accepts, both get their share at once and the purchase is closed.',
  },
  {
    id: 'themarketisopen00001',
    days_ago: 40,
    title: 'The market is open',
    text: 'Oja is open to buyers and makers in all 36 states and Abuja. Opening a store is free; a seller pays nothing until something is sold, and the price you set is the price you get.',
  },
]

/** Announcements that were sent before the demo begins. `now` in epoch milliseconds. */
export const announcementDocuments = (now: number): Announcement[] =>
  NEWS.map(({ id, days_ago, title, text }) => ({
    id,
    type: 'PLATFORM_ANNOUNCEMENT',
    title,
    text,
    starts_at: null,
    ends_at: null,
    published_at: timestampFromMillis(now - days_ago * DAY_MS),
  }))
