import type { SharedDecision } from '../../../contract/entities/console/case-decision'
import { decideCase } from './case'
import { accept, attribute } from './chargeback'
import { correct } from './correction'
import { hold } from './hold'
import { retry } from './task'

/** The decisions that may wait for a second person, by what the stored one is called. */
export const SHARED = {
  decide: decideCase,
  accept_chargeback: accept,
  attribute_chargeback: attribute,
  redirect_refund: retry,
  resend_refund: retry,
  release_hold: hold,
  correct_ledger: correct,
} as const satisfies Record<SharedDecision, unknown>
