import { links } from './links'
import type { Template } from './template'

const cta = { text: 'View offer', href: links.conversation, variant: 'primary' } as const

/** Of haggles; `amount` is the price of one unit. */
export const OFFER_TEMPLATES = {
  OFFER_RECEIVED: {
    kind: 'order',
    title: 'A price was offered',
    message: {
      buyer:
        '{vendor_name} asks {amount} for {offer_goods}. Accept, decline or name another price by {date}.',
      vendor:
        'A buyer offers {amount} for {offer_goods}. Accept, decline or name another price by {date}.',
    },
    money: { buyer: ['Asked', 'amount'], vendor: ['Offered', 'amount'] },
    cta,
  },
  OFFER_ACCEPTED: {
    kind: 'order',
    title: 'You agreed on a price',
    message: {
      buyer:
        '{vendor_name} agrees to {amount} for {offer_goods}. Buy by {date}; nothing is reserved until you pay.',
      vendor:
        'The buyer agrees to {amount} for {offer_goods} and has until {date} to buy. Nothing is reserved until they pay.',
    },
    money: ['Agreed', 'amount'],
    cta,
  },
  OFFER_ENDED: {
    kind: 'order',
    title: 'An offer has ended',
    message: 'The offer of {amount} for {offer_goods} has ended: {offer_news}.',
    money: ['Offered', 'amount'],
    cta,
  },
} as const satisfies Record<string, Template>
