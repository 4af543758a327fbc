import type { createPaystack } from './paystack'

/** The payment provider, as use cases see it. */
export type Payments = ReturnType<typeof createPaystack>
