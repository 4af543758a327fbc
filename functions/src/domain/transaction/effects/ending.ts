import type { Effects } from './facts'

export const ENDING_EFFECTS: Effects<'approve' | 'auto_release' | 'remind' | 'review'> = {
  approve: () => ({}),
  auto_release: () => ({}),
  remind: (_, { transaction }) => ({
    patch: { reminders_sent: transaction.reminders_sent + 1 },
  }),
  review: ({ review_id }) => ({ patch: { review_id } }),
}
