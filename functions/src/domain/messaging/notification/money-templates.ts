import { POLICY } from '../../../contract/escrow/policy'
import { MINUTE_MS } from '../../../contract/time'
import { links } from './links'
import type { Template } from './template'

const MINUTES_TO_KEEP = POLICY.keep_ms / MINUTE_MS

export const PAYMENT_TEMPLATES = {
  PAYMENT_FAILED: {
    kind: 'payment',
    title: 'Payment failed',
    message:
      'Your payment of {total} for {product_name} did not go through, so the order was cancelled. You were not charged and can order it again.',
    money: ['Not charged', 'total'],
    cta: { text: 'View order', href: links.transaction, variant: 'danger' },
  },
  PAYMENT_LATE: {
    kind: 'payment',
    title: 'A payment came too late',
    message: {
      buyer: `Your {amount} for {product_name} arrived after order {order_id} had ended. The goods are still there: keep the order within ${MINUTES_TO_KEEP} minutes. If you don’t, all of your money goes back to you automatically.`,
      vendor: `{buyer_name} paid {amount} for order {order_id} ({product_name}) after it had ended, and can still keep it for ${MINUTES_TO_KEEP} minutes. If not, the money goes back automatically. You don’t need to do anything.`,
    },
    money: { buyer: ['You paid', 'amount'], vendor: ['Came late', 'amount'] },
    cta: { text: 'View order', href: links.transaction, variant: 'primary' },
  },
  TRANSFER_RETURNED: {
    kind: 'payment',
    title: 'Your transfer was sent back',
    message:
      'Your transfer of {amount} for {product_name} came too late or was not the exact amount, so it is going back to your bank. Open order {order_id} to see what you can do now.',
    money: ['Goes back to your bank', 'amount'],
    cta: { text: 'View order', href: links.transaction, variant: 'danger' },
  },
  PAYMENT_RECEIVED: {
    kind: 'payment',
    title: 'Payment received',
    message:
      'Your payment of {total} for {product_name} is held safely. {vendor_name} sends it by {ship_day} and is paid when you approve order {order_id}.{vat}',
    money: ['You paid', 'total'],
    cta: { text: 'View order', href: links.transaction },
  },
  PAYMENT_RELEASED: {
    kind: 'payment',
    title: 'Payment released',
    message: '{amount} for {product_name} is yours. It can be paid to your bank after {wait}.',
    money: ['Yours', 'amount'],
    cta: { text: 'Open wallet', href: links.wallet, variant: 'primary' },
  },
  REFUND_PROCESSED: {
    kind: 'payment',
    title: 'Refund processed',
    message: 'Your refund of {amount} for order {order_id} ({product_name}) was sent to your bank.',
    money: ['Refunded', 'amount'],
    cta: { text: 'View order', href: links.transaction },
  },
} as const satisfies Record<string, Template>

export const DISPUTE_TEMPLATES = {
  DISPUTE_RAISED: {
    kind: 'dispute',
    title: 'Dispute raised',
    message:
      'There is a dispute about {product_name}, and {amount} stays held until it is settled. Answers are due by {date}.',
    money: ['In dispute', 'amount'],
    cta: { text: 'View dispute', href: links.transaction, variant: 'primary' },
  },
  DISPUTE_OPENED: {
    kind: 'dispute',
    title: 'Dispute opened',
    message:
      'The payment of {amount} for order {order_id} ({product_name}) is in dispute. Tell us what happened and add your evidence.',
    money: ['In dispute', 'amount'],
    cta: { text: 'Open dispute', href: links.transaction, variant: 'danger' },
  },
  DISPUTE_UPDATED: {
    kind: 'dispute',
    title: 'Dispute updated',
    message: {
      offer:
        'You have an offer in the dispute about {product_name} (order {order_id}): {amount} goes back to the buyer. Accept it, decline it or make another.',
      declined:
        'Your offer in the dispute about {product_name} (order {order_id}), {amount} back to the buyer, was declined. No money has moved. You can make another offer.',
      withdrawn:
        'The offer in the dispute about {product_name} (order {order_id}), {amount} back to the buyer, was withdrawn. It can’t be accepted any more, and no money has moved.',
      entry:
        'There is something new in the dispute about {product_name} (order {order_id}, {amount}). Open it to read and answer.',
    },
    money: ['At stake', 'amount'],
    cta: { text: 'View dispute', href: links.transaction, variant: 'primary' },
  },
  DISPUTE_RESOLVED: {
    kind: 'dispute',
    title: 'Dispute resolved',
    message: 'The dispute about {product_name} (order {order_id}) is over: {outcome}.',
    cta: { text: 'See the outcome', href: links.transaction },
  },
} as const satisfies Record<string, Template>
