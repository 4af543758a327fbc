import type { CommandAction } from '../decision'
import { CHARGEBACK_EFFECTS } from './chargeback'
import { DISPUTE_EFFECTS } from './dispute'
import type { Effects } from './effect-result'
import { ENDING_EFFECTS } from './ending'
import { FULFILMENT_EFFECTS } from './fulfilment'
import { PAYMENT_EFFECTS } from './payment'

/** What each action adds to its transition; a missing action fails to compile. */
export const EFFECTS: Effects<CommandAction> = {
  ...PAYMENT_EFFECTS,
  ...FULFILMENT_EFFECTS,
  ...ENDING_EFFECTS,
  ...DISPUTE_EFFECTS,
  ...CHARGEBACK_EFFECTS,
}
