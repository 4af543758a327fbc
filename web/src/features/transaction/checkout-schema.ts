import { deliverySchema, PAYMENT_CHANNELS } from '@contract/transaction'
import * as z from 'zod/mini'

export const checkoutSchema = z.extend(deliverySchema, { channel: z.enum(PAYMENT_CHANNELS) })
export type Checkout = z.output<typeof checkoutSchema>
