import type { createPaystack } from './paystack'

/** What use cases may ask of a payment provider. */
export type Payments = ReturnType<typeof createPaystack>
