import type { HeldDeal } from '@contract/api/orders/deals'
import { formatMoney } from '@contract/money'
import type { Tone } from '@/ui/data/badge'

/** What is waited for, as who asked reads it. */
export const ownState = ({ state, consented_at }: HeldDeal): { text: string; tone: Tone } => {
  switch (state) {
    case 'open':
      return { text: 'Waiting for a seller', tone: 'neutral' }
    case 'accepted':
      return consented_at
        ? { text: 'Ready to pay', tone: 'primary' }
        : { text: 'Accepted: look at the seller', tone: 'warning' }
    case 'paused':
      return { text: 'The seller can’t be paid now', tone: 'warning' }
    case 'sold_out':
      return { text: 'Bought', tone: 'success' }
    case 'expired':
      return { text: 'Its time is over', tone: 'neutral' }
    default:
      return { text: 'Withdrawn', tone: 'neutral' }
  }
}

/** The message that goes with the link. */
export const shareText = ({ terms }: Pick<HeldDeal, 'terms'>): string =>
  `I want to buy “${terms.title}” from you for ${formatMoney(terms.price_minor, 'NGN')}. Accept it here and I pay through Oja, which holds the money until I have it:`
