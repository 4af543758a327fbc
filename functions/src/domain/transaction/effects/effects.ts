import { dueAt } from '../deadlines'
import type { CommandAction } from '../decision'
import { CHARGEBACK_EFFECTS } from './chargeback'
import { DISPUTE_EFFECTS } from './dispute'
import type { Effects } from './effect-result'
import { FULFILMENT_EFFECTS } from './fulfilment'
import { PARTIAL_EFFECTS } from './partial'
import { PAYMENT_EFFECTS } from './payment'
import { REFUND_EFFECTS } from './refund'

const ENDING_EFFECTS: Effects<'approve' | 'auto_release' | 'remind' | 'review'> = {
  approve: () => ({}),
  auto_release: () => ({}),
  remind: (_, { transaction: { reminders_sent, deadline }, now }) => ({
    patch: { reminders_sent: reminders_sent + 1, due_at: dueAt(deadline, now) },
  }),
  review: ({ review_id }) => ({ patch: { review_id } }),
}

/** What each action adds to its transition; a missing action fails to compile. */
export const EFFECTS: Effects<CommandAction> = {
  ...PAYMENT_EFFECTS,
  ...REFUND_EFFECTS,
  ...FULFILMENT_EFFECTS,
  ...PARTIAL_EFFECTS,
  ...ENDING_EFFECTS,
  ...DISPUTE_EFFECTS,
  ...CHARGEBACK_EFFECTS,
}
