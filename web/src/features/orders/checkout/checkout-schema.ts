import { deliveryRequestSchema } from '@contract/entities/delivery/delivery-request'
import { PAYMENT_CHANNELS } from '@contract/entities/orders/transaction'
import * as z from 'zod/mini'

/** Of the form's values, it takes those that are sent. */
export const checkoutSchema = z.object({
  ...deliveryRequestSchema.shape,
  channel: z.enum(PAYMENT_CHANNELS),
})
export type Checkout = z.output<typeof checkoutSchema>
/** The form's fields while typing; `state` is empty until one is chosen. */
export type CheckoutFields = Omit<Checkout, 'state'> & { state: string }
