import { escrowTerms as terms } from './escrow-terms'

type Announcement = { id: string; date: string; title: string; text: string }

/** Newest first; `date` is the day it was published, as year, month and day. */
export const announcements: Announcement[] = [
  {
    id: 'escrow-code',
    date: '2026-11-20',
    title: 'Hand over with a code',
    text: `Every purchase now has a six-digit escrow code that only the buyer sees. Give it to the courier once the parcel is in your hands: the seller enters it, and the ${terms.inspectionDays} days to inspect begin.`,
  },
  {
    id: 'settlements',
    date: '2026-11-20',
    title: 'Meet in the middle',
    text: 'In a dispute, either side can offer a part refund. When the other side accepts, both get their share at once and the purchase is closed.',
  },
  {
    id: 'open',
    date: '2026-11-20',
    title: 'The market is open',
    text: 'Oja is open to buyers and makers in all 36 states and Abuja. Opening a store is free; a seller pays nothing until something is sold, and the price you set is the price you get.',
  },
]
