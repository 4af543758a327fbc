import { JOINS } from '../account/join/move-account'
import { CHARGES } from '../delivery/collect-charge'
import { PARCELS } from '../delivery/track-parcels'
import { SHARDS } from '../messaging/announcement/broadcast'
import { EVENTS } from '../money/payment/receive-webhook'
import { PAYMENTS } from '../money/payment/recheck-payments'
import { WEEKLY_PAYOUTS } from '../money/payout/pay-weekly'
import { TOP_UPS } from '../money/wallet/lapse-top-ups'
import { WALLET_ENTRIES } from '../money/wallet/make-entries-available'
import { DEBTS } from '../money/wallet/write-off-debts'
import { PRICES_FOR_ONE } from '../orders/deal/give-back-uses'
import { OFFERS } from '../orders/offer/advance-offer'
import { TRANSACTIONS } from '../orders/transaction/run-due-transitions'
import { TASKS } from '../outbox/dispatch-outbox'
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
  top_ups: TOP_UPS,
  shards: SHARDS,
  joins: JOINS,
  offers: OFFERS,
  parcels: PARCELS,
  late_charges: CHARGES,
  weekly_payouts: WEEKLY_PAYOUTS,
  payments: PAYMENTS,
  prices_for_one: PRICES_FOR_ONE,
} as const satisfies Record<string, DueKind>

export const ALL_DUE_KINDS: readonly DueKind[] = Object.values(DUE_KINDS)
