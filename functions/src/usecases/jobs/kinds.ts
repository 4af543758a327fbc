import { SHARDS } from '../announcement/broadcast'
import { CHARGES } from '../delivery/settle-charge'
import { PARCELS } from '../delivery/track-parcels'
import { TASKS } from '../payment/dispatch-outbox'
import { EVENTS } from '../payment/receive-webhook'
import { PAYMENTS } from '../payment/recheck-payments'
import { WEEKLY_PAYOUTS } from '../payout/pay-weekly'
import { TRANSACTIONS } from '../transaction/run-due-transitions'
import { WALLET_ENTRIES } from '../wallet/make-entries-available'
import { DEBTS } from '../wallet/write-off-debts'
import type { DueKind } from './due'

/**
 * Everything that waits for a job. The names are those of the operators' queue, whose pages name them.
 * The clock of a chargeback is a task.
 */
export const DUE_KINDS = {
  late: TRANSACTIONS,
  tasks: TASKS,
  events: EVENTS,
  entries: WALLET_ENTRIES,
  debts: DEBTS,
  shards: SHARDS,
  parcels: PARCELS,
  late_charges: CHARGES,
  weekly_payouts: WEEKLY_PAYOUTS,
  payments: PAYMENTS,
} as const satisfies Record<string, DueKind>

export const ALL_DUE_KINDS: readonly DueKind[] = Object.values(DUE_KINDS)
