import type { MessageTemplate } from '../../../contract/entities/messaging/phone-message'

/** Values that somebody chose: they are made plain and cut to what is left of the page. */
type Name = 'product_name'
/** Values of our own, short and bounded. */
type Given = 'code' | 'amount' | 'ship_by' | 'act' | 'by' | 'otherwise'

type PhoneTemplate = {
  /** Begins after "Oja: "; `{host}` is the site's, and the only link. */
  text: string
  values: readonly (Name | Given)[]
}

/** Each text of a message to a phone. None says a code that opens a parcel, and none is proof of payment. */
export const PHONE_TEMPLATES: Readonly<Record<MessageTemplate, PhoneTemplate>> = {
  sign_in_code: {
    // The last line is how browsers find a code that is for this site alone (WebOTP).
    text: '{code} is your code. It ends in 5 minutes. Give it to nobody, not even to us.\n@{host} #{code}',
    values: ['code'],
  },
  sale_paid: {
    text: '{amount} is paid and held for {product_name}. Confirm, then send it by {ship_by}. {host}',
    values: ['amount', 'product_name', 'ship_by'],
  },
  order_arriving: {
    text: '{product_name} is on its way. The code to give at the door is in Oja: {host}',
    values: ['product_name'],
  },
  deadline_near: {
    text: 'For {product_name}: {act} by {by}. If not, {otherwise}. {host}',
    values: ['product_name', 'act', 'by', 'otherwise'],
  },
  updates_on: {
    text: 'You get updates of your orders here. Write STOP to end them. {host}',
    values: [],
  },
  updates_off: {
    text: 'You get no more messages about your orders. Turn them on again in your account: {host}',
    values: [],
  },
}
