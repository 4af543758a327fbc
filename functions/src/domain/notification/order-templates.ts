import { links } from './links'
import type { Template } from './template'

const viewOrder = { text: 'View order', href: links.transaction } as const

export const ORDER_TEMPLATES = {
  ORDER_CREATED: {
    kind: 'order',
    title: 'Order placed',
    message: 'Order {order_id} for {product_name} is reserved for you. Pay by {date} to keep it.',
    cta: { ...viewOrder, variant: 'primary' },
  },
  ORDER_CONFIRMED: {
    kind: 'order',
    title: 'Order confirmed',
    message: '{vendor_name} confirmed your order {order_id} for {product_name} and prepares it.',
    cta: viewOrder,
  },
  ORDER_SHIPPED: {
    kind: 'order',
    title: 'Order shipped',
    message:
      '{product_name} is on its way. Give the courier your escrow code {escrow_code} only when the goods are in your hands.',
    cta: { ...viewOrder, variant: 'primary' },
  },
  ORDER_DELIVERED: {
    kind: 'order',
    title: 'Order delivered',
    message: {
      buyer:
        '{product_name} is marked as delivered. Look at it and approve or dispute by {date}; after that the money goes to {vendor_name}.',
      vendor:
        '{buyer_name} has received {product_name}. The money is yours when the buyer approves, or on {date}.',
    },
    cta: { ...viewOrder, variant: 'primary' },
  },
  NEW_ORDER: {
    kind: 'order',
    title: 'New order',
    message:
      '{buyer_name} ordered {product_name} and has paid. Confirm order {order_id} by {date}, or the buyer is refunded.',
    cta: { text: 'Confirm order', href: links.transaction, variant: 'primary' },
  },
  ORDER_CANCELLED: {
    kind: 'order',
    title: 'Order cancelled',
    message: {
      buyer: 'Order {order_id} for {product_name} was cancelled. Nothing was charged.',
      vendor:
        'Order {order_id} for {product_name} was cancelled and {buyer_name} gets a full refund.',
    },
    cta: viewOrder,
  },
  ORDER_REFUNDED: {
    kind: 'order',
    title: 'Order refunded',
    message:
      'Order {order_id} for {product_name} has ended and what you paid goes back to you, fee included.',
    cta: viewOrder,
  },
  ORDER_COMPLETED: {
    kind: 'order',
    title: 'Order completed',
    message:
      'Order {order_id} is complete and {vendor_name} has been paid. How do you like {product_name}?',
    cta: { text: 'Write a review', href: links.transaction, variant: 'primary' },
  },
  SHIPPING_OVERDUE: {
    kind: 'order',
    title: 'Shipping is late',
    message: {
      buyer:
        '{vendor_name} has not shipped {product_name} in time. You may cancel for a full refund; on {date} it happens by itself.',
      vendor:
        'Order {order_id} for {product_name} should have been shipped. {buyer_name} may cancel now; on {date} the order is refunded by itself.',
    },
    cta: { ...viewOrder, variant: 'danger' },
  },
  DEADLINE_REMINDER: {
    kind: 'order',
    title: 'A deadline is near',
    message: {
      buyer:
        'Your order {order_id} for {product_name} has a deadline on {date}. See what is waited for and what happens then.',
      vendor:
        'Your sale {order_id} of {product_name} has a deadline on {date}. See what is waited for and what happens then.',
    },
    cta: { ...viewOrder, variant: 'primary' },
  },
  BUYER_REVIEW: {
    kind: 'order',
    title: 'New review',
    message: '{buyer_name} reviewed {product_name}.',
    cta: { text: 'Read review', href: links.reviews },
  },
} as const satisfies Record<string, Template>
