import { hoursText, POLICY } from '../../../contract/escrow/policy'
import { links } from './links'
import type { Template } from './template'

const viewOrder = { text: 'View order', href: links.transaction } as const

export const ORDER_TEMPLATES = {
  ORDER_CREATED: {
    kind: 'order',
    title: 'Order placed',
    message:
      'We have reserved {product_name} for you (order {order_id}). Pay {total} by {date} to keep it.',
    money: ['To pay', 'total'],
    cta: { ...viewOrder, variant: 'primary' },
  },
  ORDER_CONFIRMED: {
    kind: 'order',
    title: 'Order confirmed',
    message:
      '{vendor_name} confirmed your order {order_id} for {product_name} and will send it by {date}{moved}. Your {total} stays held until you approve.',
    money: ['Held for you', 'total'],
    cta: viewOrder,
  },
  ORDER_CONFIRMED_PARTLY: {
    kind: 'order',
    title: 'Order confirmed in part',
    message: `{vendor_name} can’t send everything in order {order_id}. Missing: {missing}. {amount} goes back to you, and {total} stays held for the rest, which is sent by {date}{moved}. If you don’t want the rest, cancel within ${hoursText(POLICY.partial_choice_ms)} and get everything back.`,
    money: ['Goes back to you', 'amount'],
    cta: { ...viewOrder, variant: 'primary' },
  },
  PARTIAL_ACCEPTED: {
    kind: 'order',
    title: 'The buyer accepts the smaller order',
    message:
      '{buyer_name} accepts order {order_id} for {product_name} without the missing part ({missing}). Please send it now; {goods} is yours once the buyer approves.',
    money: ['Yours after approval', 'goods'],
    cta: { ...viewOrder, variant: 'primary' },
  },
  ORDER_SHIPPED: {
    kind: 'order',
    title: 'Order shipped',
    message:
      '{product_name} is on its way with {shipment}. Your {total} stays held. When the goods are in your hands, give the courier the code shown on order {order_id}.',
    money: ['Held for you', 'total'],
    cta: { ...viewOrder, variant: 'primary' },
  },
  ORDER_DELIVERED: {
    kind: 'order',
    title: 'Order delivered',
    message: {
      buyer:
        '{product_name} is marked as delivered. Please check it, then approve or dispute by {date}. After that, {vendor_name} is paid {goods}.',
      vendor:
        '{arrival}{product_name} has reached {buyer_name}, who has until {date} to approve it or to say what is wrong. After that, {goods} is yours.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta: { ...viewOrder, variant: 'primary' },
  },
  NEW_ORDER: {
    kind: 'order',
    title: 'New order',
    message:
      '{buyer_name} has paid for {product_name}. Confirm order {order_id} by {date}, or the buyer gets the money back{silence_cost}. Send it by {ship_day}, as promised. {goods} is yours once it is delivered and approved.',
    money: ['Yours after approval', 'goods'],
    cta: { text: 'Confirm order', href: links.transaction, variant: 'primary' },
  },
  ORDER_CANCELLED: {
    kind: 'order',
    title: 'Order cancelled',
    message: {
      buyer: 'Order {order_id} for {product_name} was cancelled. You were not charged the {total}.',
      vendor:
        'Order {order_id} for {product_name} was cancelled and {buyer_name} gets {amount} back.{cost}',
    },
    money: { buyer: ['Not charged', 'total'], vendor: ['Goes back to the buyer', 'amount'] },
    cta: viewOrder,
  },
  ORDER_REFUNDED: {
    kind: 'order',
    title: 'Order refunded',
    message: 'Order {order_id} for {product_name} has ended, and {amount} is going back to you.',
    money: ['Goes back to you', 'amount'],
    cta: viewOrder,
  },
  ORDER_COMPLETED: {
    kind: 'order',
    title: 'Order completed',
    message:
      'Order {order_id} is complete and {vendor_name} has been paid {amount}. How do you like {product_name}? Your review helps other buyers.',
    money: ['Paid to the store', 'amount'],
    cta: { text: 'Write a review', href: links.transaction, variant: 'primary' },
  },
  CARRIER_CANCELLED: {
    kind: 'order',
    title: 'Pickup cancelled',
    message: {
      buyer:
        'The carrier cancelled the delivery of {product_name}. {vendor_name} should book a new pickup by {date}. Your {total} stays held.',
      vendor:
        'The carrier cancelled the delivery of {product_name}. Please book a new pickup by {date}. This does not count as late. {goods} stays held for you.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta: { ...viewOrder, variant: 'primary' },
  },
  PARCEL_LATE: {
    kind: 'order',
    title: 'The parcel is late',
    message: {
      buyer:
        '{product_name} should have arrived by now. We are asking the carrier where it is. Your {total} stays held, and goes back to you if the parcel never comes.',
      vendor:
        '{product_name} should have reached the buyer by now. We are asking the carrier where it is; you can ask too, with {shipment}. {goods} stays held.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta: viewOrder,
  },
  CARRIER_CHARGED: {
    kind: 'payment',
    title: 'The carrier charged more',
    message:
      '{shipment}: the carrier took {amount} more for {product_name}, order {order_id}, than the price that was booked. We take it from your wallet unless you object by {date}. To object, open the order and say why you don’t owe it; then Oja decides.',
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
        '{vendor_name} has not sent {product_name} in time ({ship_day}). You can cancel now and get {back} back. If it isn’t sent by {date}, you get it back automatically.',
      vendor:
        'Order {order_id} for {product_name} is late ({ship_day}), and {buyer_name} can cancel it now. Ship it by {date}, or {back} goes back to the buyer{silence_cost}.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta: { ...viewOrder, variant: 'danger' },
  },
  DEADLINE_REMINDER: {
    kind: 'order',
    title: 'A deadline is near',
    message: {
      buyer:
        '{duty} by {date}: {product_name}, order {order_id}, {total}. Open the order to see what happens after that.',
      vendor:
        '{duty} by {date}: {product_name}, order {order_id}, {goods}. Open the order to see what happens after that.',
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
