import { dueAt } from '../deadlines'
import type { Effects } from './effect-result'

export const ENDING_EFFECTS: Effects<'approve' | 'auto_release' | 'remind' | 'review'> = {
  approve: () => ({}),
  auto_release: () => ({}),
  remind: (_, { transaction: { reminders_sent, deadline }, now }) => ({
    patch: { reminders_sent: reminders_sent + 1, due_at: dueAt(deadline, now) },
  }),
  review: ({ review_id }) => ({ patch: { review_id } }),
}
