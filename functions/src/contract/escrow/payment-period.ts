import { POLICY } from './policy'

/** How long a buyer has to pay an order, in milliseconds; less until their email address is verified. */
export const paymentPeriodOf = (is_verified: boolean): number =>
  is_verified ? POLICY.payment_ms : POLICY.unverified_payment_ms
