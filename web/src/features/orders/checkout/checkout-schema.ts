import { deliveryRequestSchema, PAYMENT_CHANNELS } from '@contract/entities/transaction'
import * as z from 'zod/mini'

export const checkoutSchema = z.extend(deliveryRequestSchema, { channel: z.enum(PAYMENT_CHANNELS) })
export type Checkout = z.output<typeof checkoutSchema>
/** As it is typed: nothing is chosen at first. */
export type CheckoutFields = Omit<Checkout, 'state'> & { state: string }
