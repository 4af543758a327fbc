import type { EscrowTransition } from './transition'
import { CHARGEBACK_TRANSITIONS } from './transitions/chargeback'
import { DISPUTE_TRANSITIONS } from './transitions/dispute'
import { ENDING_TRANSITIONS } from './transitions/ending'
import { FULFILMENT_TRANSITIONS } from './transitions/fulfilment'
import { PAYMENT_TRANSITIONS } from './transitions/payment'
import { RETURN_TRANSITIONS } from './transitions/return'

/**
 * The escrow table with every transition; nothing else is possible. The server decides with it,
 * the app shows its buttons from it, and the tests cover every cell.
 */
export const ESCROW_TRANSITIONS: readonly EscrowTransition[] = [
  ...PAYMENT_TRANSITIONS,
  ...FULFILMENT_TRANSITIONS,
  ...ENDING_TRANSITIONS,
  ...RETURN_TRANSITIONS,
  ...DISPUTE_TRANSITIONS,
  ...CHARGEBACK_TRANSITIONS,
]
