import type { HeldDeal } from '@contract/api/orders/deals'
import type { DealTerms } from '@contract/entities/orders/deal'
import { formatPrice } from '@contract/money'
import type { Tone } from '@/ui/data/badge'

export const deliveryText = ({ delivery }: Pick<DealTerms, 'delivery'>): string => {
  if (delivery.kind === 'pickup') return 'The buyer fetches it'
  if (delivery.kind === 'rates') return 'Delivered, at the seller’s own prices'
  const { fee_minor, days_max } = delivery
  const cost = fee_minor === 0 ? 'without a fee' : `for ${formatPrice(fee_minor, 'NGN')}`
  return `Delivered ${cost}, within ${days_max} ${days_max === 1 ? 'day' : 'days'}`
}

export const FEE_PAYERS: Readonly<Record<DealTerms['fee_payer'], string>> = {
  buyer: 'The buyer',
  vendor: 'The seller',
  half: 'Each a half',
}

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
  `I want to buy “${terms.title}” from you for ${formatPrice(terms.price_minor, 'NGN')}. Accept it here and I pay through Oja, which holds the money until I have it:`
