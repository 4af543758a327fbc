import type { SoldDeal } from '@contract/api/orders/deals'
import { workingDaysText } from '@contract/delivery/working-days-text'
import type { DealFeePayer, DealState, DealTerms } from '@contract/entities/orders/deal'
import { formatMoney } from '@contract/money'
import { usesLeft } from '@contract/orders/uses-left'
import { millisOf, type Timestamp } from '@contract/time'

type Shown = SoldDeal['deal']

/** How it stands at `now`: what was rendered open may have expired since. */
export const stateAt = ({ state, expires_at }: Shown, now: number): DealState =>
  (state === 'open' || state === 'accepted') && now >= millisOf(expires_at) ? 'expired' : state

/** Until when the last one is being paid for; undefined if one is free, or nobody knows. */
export const heldUntil = (deal: Shown, now: number): Timestamp | undefined =>
  usesLeft(deal) <= 0 && deal.held_until && millisOf(deal.held_until) > now
    ? deal.held_until
    : undefined

/** Why it can't be bought, and what its reader can do. */
export const ENDED_TEXT: Record<Exclude<DealState, 'open' | 'accepted'>, [string, string]> = {
  paused: [
    'This deal can’t be paid now',
    'The seller can’t take payments through Oja at the moment. Pay them nothing another way: look again later, or ask them.',
  ],
  sold_out: ['This deal is sold out', 'Ask the seller for a new one if you still want it.'],
  expired: ['This deal has expired', 'Ask the seller to open it again, or for a new one.'],
  withdrawn: [
    'This deal was withdrawn',
    'Nobody can pay it any more. Ask the seller for a new one if you still want it.',
  ],
  declined: ['This deal was declined', 'Nobody can pay it. You can ask another seller.'],
}

export const FLAG_TEXT: Record<Shown['flags'][number], string> = {
  contact: 'It names a phone number, an address or an account to reach outside Oja.',
  pay_outside: 'It speaks of paying outside Oja.',
  platform_name: 'It uses a name that only Oja uses. Oja itself sells nothing.',
}

export const feePayerText = (payer: DealFeePayer, seller: string): string =>
  ({
    buyer: 'You pay the escrow fee.',
    vendor: `${seller} pays the escrow fee.`,
    half: `You and ${seller} pay half of the escrow fee each.`,
  })[payer]

export const deliveryText = (delivery: DealTerms['delivery']): string => {
  if (delivery.kind === 'pickup') return 'You fetch it from the seller.'
  if (delivery.kind === 'rates') return 'What delivery costs depends on where it goes.'
  const { fee_minor, days_min, days_max } = delivery
  const fee = fee_minor === 0 ? 'Free delivery' : `Delivery for ${formatMoney(fee_minor, 'NGN')}`
  return `${fee}, ${workingDaysText(days_min, days_max)} on the way.`
}

type Stated = { label: string; before: string; now: string }

/** What of the terms differs between two versions, as a reader would compare them. */
export const termChanges = (before: DealTerms, now: DealTerms, seller: string): Stated[] => {
  const said = (terms: DealTerms): Record<string, string> => ({
    Title: terms.title,
    Description: terms.description,
    Price: formatMoney(terms.price_minor, 'NGN'),
    Delivery: deliveryText(terms.delivery),
    'Escrow fee': feePayerText(terms.fee_payer, seller),
    Pictures: terms.images.map(({ path }) => path).join(),
  })
  const [old, current] = [said(before), said(now)]
  return Object.keys(current)
    .filter((label) => old[label] !== current[label])
    .map((label) =>
      label === 'Pictures'
        ? { label, before: 'Others', now: 'As they are shown now' }
        : { label, before: old[label] ?? '', now: current[label] ?? '' },
    )
}

/** Whether a deal is in a live show, or a price that was made in one. */
export const isLiveAt = ({ live_until, of }: SoldDeal['deal'], now: number): boolean =>
  of !== undefined || (live_until !== undefined && millisOf(live_until) > now)
