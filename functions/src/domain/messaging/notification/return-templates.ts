import { hoursText, POLICY } from '../../../contract/escrow/policy'
import { links } from './links'
import type { Template } from './template'

const cta = { text: 'View order', href: links.transaction, variant: 'primary' } as const

export const RETURN_TEMPLATES = {
  PROTECTION_EXTENDED: {
    kind: 'order',
    title: 'The buyer looks for longer',
    message:
      '{buyer_name} added 3 days to look at {product_name}. {goods} is yours when they approve, or by {date} at the latest.',
    money: ['Yours after approval', 'goods'],
    cta,
  },
  RETURN_ASKED: {
    kind: 'order',
    title: 'The buyer wants to return goods',
    message: `{buyer_name} asks for {wish}: {return_goods} of order {order_id} ({return_reason}). Answer by {date}. If you don’t, you take the goods back, pay the way back, and {return_amount} goes back to the buyer.`,
    money: ['Asked for', 'return_amount'],
    cta,
  },
  RETURN_AGREED: {
    kind: 'order',
    title: 'The return is agreed',
    message: {
      buyer:
        'Send {return_goods} of order {order_id} back by {date}: the address is on the order. Your {return_amount} stays held until {vendor_name} has it. If you don’t send it, your time to check goes on.',
      vendor:
        'You didn’t answer {buyer_name} in time, so {return_goods} of order {order_id} comes back at your cost. The {return_amount} stays held until you have it.',
    },
    money: ['Held until it is back', 'return_amount'],
    cta,
  },
  RETURN_OFFERED: {
    kind: 'order',
    title: 'Keep it for less?',
    message: `{vendor_name} offers {amount} back if you keep {return_goods} of order {order_id}. The offer stands for ${hoursText(POLICY.return_offer_ms)}; your return goes on if you don’t take it.`,
    money: ['Offered', 'amount'],
    cta,
  },
  RETURN_REFUSED: {
    kind: 'order',
    title: 'The store refuses the return',
    message:
      '{vendor_name} doesn’t take back {return_goods} of order {order_id}. It is a dispute now, and your {total} stays held. Add what shows your side.',
    money: ['Held for you', 'total'],
    cta,
  },
  RETURN_UPDATED: {
    kind: 'order',
    title: 'News of a return',
    message: {
      buyer:
        '{vendor_name} {return_news} (order {order_id}, {product_name}). {return_amount} stays held.',
      vendor:
        '{buyer_name} {return_news} (order {order_id}, {product_name}). It is about {return_amount}.',
    },
    money: ['It is about', 'return_amount'],
    cta,
  },
  RETURN_SENT: {
    kind: 'order',
    title: 'Goods are on their way back',
    message:
      '{buyer_name} sent {return_goods} of order {order_id} back with {return_shipment}. Show the courier the code on the order, or say that it has come. {return_amount} stays held until you have looked at it.',
    money: ['Held until it is looked at', 'return_amount'],
    cta,
  },
  RETURN_CANCELLED: {
    kind: 'order',
    title: 'The way back was cancelled',
    message: {
      buyer:
        'The carrier cancelled the way back of {return_goods} of order {order_id}. What it cost is back. Please send it again by {date}. {return_amount} stays held.',
      vendor:
        'The carrier cancelled the way back of {return_goods} of order {order_id}. {buyer_name} has until {date} to send it again. {return_amount} stays held.',
    },
    money: ['Held until it is looked at', 'return_amount'],
    cta,
  },
  RETURN_SAID_TO_ARRIVE: {
    kind: 'order',
    title: 'Is it back with you?',
    message:
      'The carrier says that it brought {return_goods} of order {order_id} back to you. Please say on the order whether it has come; by {date} we look at it otherwise. {return_amount} stays held.',
    money: ['Held until it is looked at', 'return_amount'],
    cta,
  },
  RETURN_ARRIVED: {
    kind: 'order',
    title: 'The goods are back',
    message: {
      buyer:
        '{vendor_name} has {return_goods} of order {order_id} again and looks at it by {date}. After that, {return_amount} goes back to you by itself.',
      vendor:
        '{return_goods} of order {order_id} is with you again. Look at it and accept or contest by {date}; after that it counts as accepted, and {return_amount} goes back.',
    },
    money: ['Held until it is looked at', 'return_amount'],
    cta,
  },
  RETURN_ACCEPTED: {
    kind: 'order',
    title: 'The return is done',
    message: {
      buyer: '{return_result} It was about {return_amount} of order {order_id}, {product_name}.',
      vendor:
        'You didn’t answer in time, so the return of order {order_id} ({product_name}) over {return_amount} counts as accepted. {return_result_vendor}',
    },
    money: ['It was about', 'return_amount'],
    cta,
  },
  RETURN_LAPSED: {
    kind: 'order',
    title: 'The goods were not sent back',
    message: {
      buyer:
        'You didn’t send {return_goods} of order {order_id} back in time, so what was before goes on. Your {total} stays held: see what you can still do until {date}.',
      vendor:
        '{buyer_name} didn’t send {return_goods} of order {order_id} back in time, so what was before goes on. {goods} is yours once it is approved.',
    },
    money: { buyer: ['Held for you', 'total'], vendor: ['Yours after approval', 'goods'] },
    cta,
  },
} as const satisfies Record<string, Template>
