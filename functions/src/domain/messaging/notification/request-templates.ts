import { links } from './links'
import type { Template } from './template'

/** Of deals that a buyer made. */
export const REQUEST_TEMPLATES = {
  REQUEST_ACCEPTED: {
    kind: 'order',
    title: 'A seller accepted your request',
    message:
      '{vendor_name} accepted {product_name}. Is this the seller whom you wrote with? Look at who they are, and agree to them or decline, before you pay.',
    cta: { text: 'See who it is', href: links.request, variant: 'primary' },
  },
  REQUEST_AGREED: {
    kind: 'order',
    title: 'The buyer agreed to you',
    message:
      'The buyer of {product_name} agreed to buy it from you and can pay now. Send nothing before we tell you that it is paid: no message of theirs is proof.',
    cta: { text: 'See the request', href: links.request, variant: 'primary' },
  },
  REQUEST_REOPENED: {
    kind: 'order',
    title: 'A request was declined or changed',
    message: {
      buyer:
        '{vendor_name} won’t sell you {product_name}. Nothing was charged; another seller can still accept it.',
      vendor:
        'Your acceptance of {product_name} has ended: the buyer changed, withdrew or declined it. Send nothing for it.',
    },
    cta: { text: 'See the request', href: links.request },
  },
} as const satisfies Record<string, Template>
