import type { HeldDeal } from '@contract/api/orders/deals'
import { workingDaysText } from '@contract/delivery/working-days-text'
import type { DealFeePayer, DealState, DealTerms } from '@contract/entities/orders/deal'
import { formatMoney } from '@contract/money'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import type { Tone } from '@/ui/data/badge'

export const DEAL_STATE_WORDS: Record<DealState, { label: string; tone: Tone }> = {
  open: { label: 'open', tone: 'success' },
  accepted: { label: 'accepted', tone: 'primary' },
  declined: { label: 'declined', tone: 'neutral' },
  withdrawn: { label: 'withdrawn', tone: 'neutral' },
  paused: { label: 'paused', tone: 'warning' },
  sold_out: { label: 'sold out', tone: 'primary' },
  expired: { label: 'expired', tone: 'neutral' },
}

/** What a deal that nobody can begin to pay is waiting for; undefined for one that can be paid. */
export const whyNotPayable = ({
  state,
  taken_down,
}: Pick<HeldDeal, 'state' | 'taken_down'>): string | undefined =>
  ({
    open: undefined,
    accepted: undefined,
    declined: 'It was declined.',
    withdrawn: taken_down
      ? `We took it down: ${taken_down}`
      : 'You withdrew it. Nobody can begin to pay it any more.',
    paused:
      'Nobody can pay it now: your store is suspended, its bank account isn’t verified, or it has no address that goods can go back to.',
    sold_out: 'It was bought as often as it may be. Edit it to offer more.',
    expired: 'Its time is over. Edit it to open it again.',
  })[state]

export const FEE_PAYER_WORDS: Record<DealFeePayer, string> = {
  buyer: 'The buyer pays it',
  vendor: 'You pay it',
  half: 'Half each',
}

export const deliveryWords = ({ delivery }: Pick<DealTerms, 'delivery'>): string => {
  if (delivery.kind === 'pickup') return 'the buyer picks it up'
  if (delivery.kind === 'rates') return 'by your delivery rates'
  const { fee_minor, days_min, days_max } = delivery
  const fee = fee_minor === 0 ? 'delivery included' : `delivery ${formatMoney(fee_minor, 'NGN')}`
  return `${fee}, ${workingDaysText(days_min, days_max)}`
}

const FLAG_WORDS: Record<HeldDeal['flags'][number], string> = {
  contact: 'it has a phone number, an address or a link',
  pay_outside: 'it speaks of paying outside of Oja',
  platform_name: 'its title sounds like one of ours',
}

/** What both sides are warned of; undefined if nothing. */
export const flagText = (flags: HeldDeal['flags']): string | undefined =>
  flags.length === 0
    ? undefined
    : `Buyers see a warning beside this text: ${flags.map((flag) => FLAG_WORDS[flag]).join(', and ')}. Edit it to take the warning away.`

/** Where a deal is opened. There is one host, which every text and sheet names. */
export const dealAddress = ({ code }: Pick<HeldDeal, 'code'>) => {
  const { href, host } = new URL(paths.deal(code), window.location.href)
  return { url: href, host }
}

export const shareText = (deal: Pick<HeldDeal, 'code' | 'terms'>): string => {
  const { title, price_minor } = deal.terms
  return `${title}, ${formatMoney(price_minor, 'NGN')}. Pay safely with ${site.title}: your money is held in escrow until you have it and are happy. The only address is ${dealAddress(deal).host}:`
}
