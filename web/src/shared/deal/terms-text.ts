import { workingDaysText } from '@contract/delivery/working-days-text'
import type { DealTerms } from '@contract/entities/orders/deal'
import { formatMoney } from '@contract/money'

const deliveryText = ({ delivery }: Pick<DealTerms, 'delivery'>): string => {
  if (delivery.kind === 'pickup') return 'The buyer fetches it'
  if (delivery.kind === 'rates') return 'Delivered, at the seller’s own prices'
  const { fee_minor, days_max } = delivery
  const cost = fee_minor === 0 ? 'without a fee' : `for ${formatMoney(fee_minor, 'NGN')}`
  return `Delivered ${cost}, within ${workingDaysText(days_max, days_max)}`
}

export const FEE_PAYERS: Readonly<Record<DealTerms['fee_payer'], string>> = {
  buyer: 'The buyer',
  vendor: 'The seller',
  half: 'Each a half',
}

type Terms = Pick<DealTerms, 'price_minor' | 'delivery' | 'fee_payer'>

/** What was agreed beside the words and pictures, as either party and an operator read it. */
export const termsFacts = (terms: Terms): { label: string; value: string }[] => [
  { label: 'Price', value: formatMoney(terms.price_minor, 'NGN') },
  { label: 'Delivery', value: deliveryText(terms) },
  { label: 'Escrow fee', value: FEE_PAYERS[terms.fee_payer] },
]
