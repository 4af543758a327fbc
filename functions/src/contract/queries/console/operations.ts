import { OPEN_OUTBOX_STATES } from '../../entities/outbox'
import { COLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

/** Tasks to send, or whose outcome to check, the longest due first. */
export const dueOutbox = {
  path: COLLECTIONS.outbox,
  where: [
    ['state', 'in', OPEN_OUTBOX_STATES],
    ['next_attempt_at', '<=', '{now}'],
  ],
  order: ['next_attempt_at', 'asc'],
} as const satisfies ListQuery

export const outboxInState = {
  path: COLLECTIONS.outbox,
  where: [['state', '==', '{state}']],
} as const satisfies ListQuery

export const refundsOfPayment = {
  path: COLLECTIONS.outbox,
  where: [['task.payment_reference', '==', '{reference}']],
} as const satisfies ListQuery

export const taskOfTransfer = {
  path: COLLECTIONS.outbox,
  where: [['task.reference', '==', '{reference}']],
  page_size: 1,
} as const satisfies ListQuery

export const leasedOutbox = {
  path: COLLECTIONS.outbox,
  where: [['lease.until', '>', '{now}']],
} as const satisfies ListQuery

export const outboxOfTransaction = {
  path: COLLECTIONS.outbox,
  where: [['task.transaction_id', '==', '{transaction_id}']],
} as const satisfies ListQuery

/** Webhook events that could not be processed on arrival and are due for a retry. */
export const waitingWebhookEvents = {
  path: COLLECTIONS.webhookEvents,
  where: [
    ['state', '==', 'waiting'],
    ['due.at', '<=', '{now}'],
  ],
  order: ['due.at', 'asc'],
} as const satisfies ListQuery

/** Tasks that were tried again and again and still wait. */
export const failingOutbox = {
  path: COLLECTIONS.outbox,
  where: [
    ['state', 'in', OPEN_OUTBOX_STATES],
    ['attempts', '>=', '{least}'],
  ],
  order: ['attempts', 'desc'],
} as const satisfies ListQuery

export const failingWebhookEvents = {
  path: COLLECTIONS.webhookEvents,
  where: [
    ['state', '==', 'waiting'],
    ['due.failures', '>=', '{least}'],
  ],
  order: ['due.failures', 'desc'],
} as const satisfies ListQuery

/** Items of a listing that a job comes back to, the longest due first. */
export const dueRetries = {
  path: COLLECTIONS.jobRetries,
  where: [
    ['kind', '==', '{kind}'],
    ['due.at', '<=', '{now}'],
  ],
  order: ['due.at', 'asc'],
} as const satisfies ListQuery

export const failingRetries = {
  path: COLLECTIONS.jobRetries,
  where: [
    ['kind', '==', '{kind}'],
    ['due.failures', '>=', '{least}'],
  ],
  order: ['due.failures', 'desc'],
} as const satisfies ListQuery

export const opsDecisions = {
  path: COLLECTIONS.opsDecisions,
  filters: [['subject', '==', '{subject}']],
  order: ['at', 'desc'],
} as const satisfies ListQuery

/**
 * An operator's looks of a day at people, cases and conversations; a search and pictures open
 * nothing new.
 */
export const looksOfDay = {
  path: COLLECTIONS.opsDecisions,
  where: [
    ['chain', '==', '{chain}'],
    ['action', 'in', ['look:person', 'look:case', 'look:conversation', 'look:ticket']],
  ],
} as const satisfies ListQuery

export const auditEntriesOfDay = {
  path: COLLECTIONS.opsDecisions,
  where: [['day', '==', '{day}']],
  order: ['at', 'asc'],
} as const satisfies ListQuery

export const auditChains = {
  path: COLLECTIONS.auditChains,
  where: [
    ['day', '>', '{after}'],
    ['day', '<=', '{until}'],
  ],
  order: ['day', 'asc'],
} as const satisfies ListQuery

export const auditRootsBetween = {
  path: COLLECTIONS.auditRoots,
  where: [
    ['day', '>=', '{from}'],
    ['day', '<=', '{until}'],
  ],
  order: ['day', 'asc'],
} as const satisfies ListQuery

export const auditRoots = {
  path: COLLECTIONS.auditRoots,
  order: ['day', 'desc'],
} as const satisfies ListQuery
