import { links } from './links'
import type { Template } from './template'

/** Of purchases without a listing. */
export const DEAL_TEMPLATES = {
  DEAL_PAID_LATE: {
    kind: 'order',
    title: 'A payment came too late',
    message:
      'Somebody paid for {product_name} after the deal had ended, so their money goes back to them. Do you still want to sell it? Open the deal again for them, and we tell them.',
    cta: { text: 'Open it again', href: links.deal, variant: 'primary' },
  },
  DEAL_REOPENED: {
    kind: 'order',
    title: 'The deal is open again',
    message:
      '{vendor_name} opened {product_name} again, for which your payment came too late. What you paid goes back; pay anew by {date} if you still want it.',
    cta: { text: 'See the deal', href: links.deal, variant: 'primary' },
  },
  DEAL_FLAGGED: {
    kind: 'account',
    title: 'About one of your deals',
    message: {
      reported:
        'Somebody reported {product_name}. Please check that it follows our rules, and change what doesn’t.',
      taken_down:
        '{product_name} was taken down: {reason} Nobody can begin to pay it. Write to us if you think that this is a mistake. Orders that you already have go on.',
      reinstated: '{product_name} can be paid again, by the same link.',
    },
    cta: { text: 'See the deal', href: links.deal, variant: 'danger' },
  },
} as const satisfies Record<string, Template>
