import type { VendorKey } from '../catalogue/vendors'

/** A conversation about a product, with alternating lines; the buyer begins. */
export type Talk = {
  /** Index in all people. */
  buyer: number
  vendor: VendorKey
  product: string
  /** With the hours before the seeding at which each line was sent. */
  lines: readonly { hours_ago: number; by: 'buyer' | 'vendor'; text: string }[]
  /** How many of the last lines are unread. */
  unread: number
}

export const TALKS: readonly Talk[] = [
  {
    buyer: 0,
    vendor: 'itoku',
    product: 'Adire Eleko Boubou, Ibadan Dun',
    lines: [
      {
        hours_ago: 31,
        by: 'buyer',
        text: 'Good afternoon. Would the boubou reach the ankle on somebody of five foot ten?',
      },
      {
        hours_ago: 29,
        by: 'vendor',
        text: 'Good afternoon. It is 142 cm from the shoulder, so just above the ankle for you. We can add a band of six centimetres at the hem.',
      },
      { hours_ago: 28.5, by: 'buyer', text: 'That would be lovely. Does the band cost more?' },
      {
        hours_ago: 4,
        by: 'vendor',
        text: 'No, it is from the same cloth. Buy it here as it is and write "with band" in the delivery note.',
      },
    ],
    unread: 1,
  },
  {
    buyer: 2,
    vendor: 'itoku',
    product: 'Adire Stripe Garden Hammock',
    lines: [
      {
        hours_ago: 20,
        by: 'buyer',
        text: 'The driver says Unguwa Uku on Thursday. May my brother collect it with the escrow code?',
      },
      {
        hours_ago: 18,
        by: 'vendor',
        text: 'Yes. Give him the code only when he stands at the bus and sees the parcel whole.',
      },
      {
        hours_ago: 2,
        by: 'buyer',
        text: 'Thank you. I will open it the same evening and approve.',
      },
    ],
    unread: 1,
  },
  {
    buyer: 1,
    vendor: 'iseyin',
    product: 'Sanyan Aso-Oke Agbada, Three Pieces',
    lines: [
      {
        hours_ago: 70,
        by: 'buyer',
        text: 'My measurements: chest 108, shoulder 49, full length 128, neck 42. The wedding is on the 20th.',
      },
      {
        hours_ago: 66,
        by: 'vendor',
        text: 'Well received. The cloth comes off the loom on Friday and we sew on Monday, so you have a week to spare.',
      },
    ],
    unread: 0,
  },
  {
    buyer: 0,
    vendor: 'ayan',
    product: 'Gangan Talking Drum',
    lines: [
      {
        hours_ago: 52,
        by: 'vendor',
        text: 'Your drum left this morning. Let it rest in the room for a day before you tune it, the air of Lagos is wetter than ours.',
      },
      { hours_ago: 50, by: 'buyer', text: 'I will. I can not wait to hear it.' },
    ],
    unread: 0,
  },
]
