import { hoursText, POLICY } from '../../contract/escrow/policy'
import { links } from './links'
import type { Template } from './template'

const viewOrder = { text: 'View order', href: links.transaction } as const

export const ORDER_TEMPLATES = {
  ORDER_CREATED: {
    kind: 'order',
    title: 'Order placed',
    message:
      'Order {order_id} for {product_name} is reserved for you. Pay {total} by {date} to keep it.',
    money: ['To pay', 'total'],
    cta: { ...viewOrder, variant: 'primary' },
  },
  ORDER_CONFIRMED: {
    kind: 'order',
    title: 'Order confirmed',
    message:
      '{vendor_name} confirmed your order {order_id} for {product_name} and sends it by {date}. Your {total} stays held until you approve.',
    money: ['Held for you', 'total'],
    cta: viewOrder,
  },
  ORDER_CONFIRMED_PARTLY: {
    kind: 'order',
    title: 'Order confirmed in part',
    message: `{vendor_name} can’t send all of order {order_id}. Missing: {missing}. {amount} goes back to you and {total} stays held for the rest. You may cancel all of it within ${hoursText(POLICY.partial_choice_ms)} for a full refund.`,
    money: ['Goes back to you', 'amount'],
    cta: { ...viewOrder, variant: 'primary' },
  },
  PARTIAL_ACCEPTED: {
    kind: 'order',
    title: 'The buyer takes what there is',
    message:
      '{buyer_name} takes order {order_id} for {product_name} without what is missing ({missing}). You can send it now; {goods} is yours after approval.',
    money: ['Yours after approval', 'goods'],
    cta: { ...viewOrder, variant: 'primary' },
  },
  ORDER_SHIPPED: {
    kind: 'order',
    title: 'Order shipped',
    message:
      '{product_name} is on its way with {shipment}. Your {total} stays held. When the goods are in your hands, give the courier the code that order {order_id} shows.',
    money: ['Held for you', 'total'],
    cta: { ...viewOrder, variant: 'primary' },
  },
  ORDER_DELIVERED: {
    kind: 'order',
    title: 'Order delivered',
    message: {
      buyer:
        '{product_name} is marked as delivered. Look at it and approve or dispute by {date}; after that {vendor_name} is paid {goods}.',
      vendor:
        '{buyer_name} has received {product_name}. {goods} is yours when the buyer approves, at the latest {date}.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta: { ...viewOrder, variant: 'primary' },
  },
  NEW_ORDER: {
    kind: 'order',
    title: 'New order',
    message:
      '{buyer_name} ordered {product_name} and has paid; {goods} is yours once it is delivered and approved. Confirm order {order_id} by {date}, or the buyer is refunded{silence_cost}.',
    money: ['Yours after approval', 'goods'],
    cta: { text: 'Confirm order', href: links.transaction, variant: 'primary' },
  },
  ORDER_CANCELLED: {
    kind: 'order',
    title: 'Order cancelled',
    message: {
      buyer:
        'Order {order_id} for {product_name} was cancelled. Nothing of the {total} was charged.',
      vendor:
        'Order {order_id} for {product_name} was cancelled and {buyer_name} gets the full {total} back.{cost}',
    },
    money: { buyer: ['Not charged', 'total'], vendor: ['Goes back to the buyer', 'total'] },
    cta: viewOrder,
  },
  ORDER_REFUNDED: {
    kind: 'order',
    title: 'Order refunded',
    message: 'Order {order_id} for {product_name} has ended and {amount} goes back to you.',
    money: ['Goes back to you', 'amount'],
    cta: viewOrder,
  },
  ORDER_COMPLETED: {
    kind: 'order',
    title: 'Order completed',
    message:
      'Order {order_id} is complete and {vendor_name} has been paid {amount}. How do you like {product_name}?',
    money: ['Paid to the store', 'amount'],
    cta: { text: 'Write a review', href: links.transaction, variant: 'primary' },
  },
  CARRIER_CANCELLED: {
    kind: 'order',
    title: 'Pickup cancelled',
    message: {
      buyer:
        'The carrier cancelled the delivery of {product_name}. {vendor_name} books it again by {date}. Your {total} stays held.',
      vendor:
        'The carrier cancelled the delivery of {product_name}. Book it again by {date}; you are not late by it. {goods} stays held for you.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta: { ...viewOrder, variant: 'primary' },
  },
  PARCEL_LATE: {
    kind: 'order',
    title: 'The parcel is late',
    message: {
      buyer:
        'The carrier has not brought {product_name} by the day that was promised. Your {total} stays held, and goes back to you if it never comes. We are asking the carrier.',
      vendor:
        'The carrier has not brought {product_name} by the day that was promised. We are asking them; you can do so too, with {shipment}. {goods} stays held.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta: viewOrder,
  },
  CARRIER_CHARGED: {
    kind: 'payment',
    title: 'The carrier charged more',
    message:
      '{shipment}: the carrier took {amount} more for {product_name}, order {order_id}, than it was booked for. It is taken from your wallet unless you object by {date}: say on the order why you do not owe it, and Oja decides.',
    money: ['Charged by the carrier', 'amount'],
    cta: { ...viewOrder, variant: 'primary' },
  },
  CARRIER_CHARGE_SETTLED: {
    kind: 'payment',
    title: 'The carrier’s charge is settled',
    message:
      'The carrier took {amount} more for {product_name}, order {order_id}: {charge_outcome}.',
    money: ['Charged by the carrier', 'amount'],
    cta: viewOrder,
  },
  SHIPPING_OVERDUE: {
    kind: 'order',
    title: 'Shipping is late',
    message: {
      buyer:
        '{vendor_name} has not shipped {product_name} in time. You may cancel and get the full {total} back; if nothing is shipped, that happens by itself: {date}.',
      vendor:
        'Order {order_id} for {product_name} should have been shipped. {buyer_name} may cancel now. Ship it by {date}, or {total} goes back to the buyer{silence_cost}.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta: { ...viewOrder, variant: 'danger' },
  },
  DEADLINE_REMINDER: {
    kind: 'order',
    title: 'A deadline is near',
    message: {
      buyer:
        'Your order {order_id} for {product_name} ({total}) has a deadline: {date}. See what to do and what happens then.',
      vendor:
        'Your sale {order_id} of {product_name} ({goods}) has a deadline: {date}. See what to do and what happens then.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta: { ...viewOrder, variant: 'primary' },
  },
  BUYER_REVIEW: {
    kind: 'order',
    title: 'New review',
    message: '{buyer_name} reviewed {product_name}.',
    cta: { text: 'Read review', href: links.reviews },
  },
} as const satisfies Record<string, Template>
