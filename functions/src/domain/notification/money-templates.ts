import { hoursText, POLICY } from '../../contract/escrow/policy'
import { links } from './links'
import type { Template } from './template'

export const PAYMENT_TEMPLATES = {
  PAYMENT_FAILED: {
    kind: 'payment',
    title: 'Payment failed',
    message: 'The payment for {product_name} did not go through, and the order was cancelled.',
    cta: { text: 'View order', href: links.transaction, variant: 'danger' },
  },
  TRANSFER_RETURNED: {
    kind: 'payment',
    title: 'Your transfer was sent back',
    message:
      'A transfer for {product_name} came too late or was not the exact amount, so it goes back to your bank. Order {order_id} shows what you can do now.',
    cta: { text: 'View order', href: links.transaction, variant: 'danger' },
  },
  PAYMENT_RECEIVED: {
    kind: 'payment',
    title: 'Payment received',
    message:
      'Your payment for {product_name} is held safely. {vendor_name} is paid when you approve order {order_id}.',
    cta: { text: 'View order', href: links.transaction },
  },
  PAYMENT_RELEASED: {
    kind: 'payment',
    title: 'Payment released',
    message: `The money for {product_name} is yours. It can be paid out in ${hoursText(POLICY.wallet_pending_ms)}.`,
    cta: { text: 'Open wallet', href: links.wallet, variant: 'primary' },
  },
  REFUND_PROCESSED: {
    kind: 'payment',
    title: 'Refund processed',
    message: 'Your refund for order {order_id} ({product_name}) was sent to your bank.',
    cta: { text: 'View order', href: links.transaction },
  },
} as const satisfies Record<string, Template>

export const DISPUTE_TEMPLATES = {
  DISPUTE_RAISED: {
    kind: 'dispute',
    title: 'Dispute raised',
    message:
      'A dispute about {product_name} is open and the money stays held. Answers are due by {date}.',
    cta: { text: 'View dispute', href: links.transaction, variant: 'primary' },
  },
  DISPUTE_OPENED: {
    kind: 'dispute',
    title: 'Dispute opened',
    message:
      'The payment for order {order_id} ({product_name}) is in dispute. Say what happened and add your evidence.',
    cta: { text: 'Open dispute', href: links.transaction, variant: 'danger' },
  },
  DISPUTE_UPDATED: {
    kind: 'dispute',
    title: 'News in a dispute',
    message: 'There is something new in the dispute about {product_name} (order {order_id}).',
    cta: { text: 'View dispute', href: links.transaction, variant: 'primary' },
  },
  DISPUTE_RESOLVED: {
    kind: 'dispute',
    title: 'Dispute resolved',
    message: 'The dispute about {product_name} (order {order_id}) is over. See what was decided.',
    cta: { text: 'See the outcome', href: links.transaction },
  },
} as const satisfies Record<string, Template>
