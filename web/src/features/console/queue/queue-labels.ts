import { consolePaths } from '@contract/console-urls'
import type { LookReason } from '@contract/entities/console/audit'
import type { QueueItem, QueueKind } from '@contract/entities/console/console'
import type { Tone } from '@/ui/data/badge'

export const KIND_LABELS: Record<QueueKind, { label: string; tab: string; tone: Tone }> = {
  decision: { label: 'to confirm', tab: 'To confirm', tone: 'accent' },
  dispute: { label: 'dispute', tab: 'Disputes', tone: 'warning' },
  chargeback: { label: 'chargeback', tab: 'Chargebacks', tone: 'error' },
  refund: { label: 'refund', tab: 'Refunds', tone: 'warning' },
  otp: { label: 'waits for a code', tab: 'Codes', tone: 'warning' },
  task: { label: 'failed task', tab: 'Tasks', tone: 'error' },
  failing: { label: 'fails again', tab: 'Failing', tone: 'error' },
  product_report: { label: 'product', tab: 'Products', tone: 'neutral' },
  conversation_report: { label: 'conversation', tab: 'Conversations', tone: 'neutral' },
  ticket: { label: 'message', tab: 'Messages', tone: 'accent' },
  flagged_sale: { label: 'held sale', tab: 'Held sales', tone: 'warning' },
  carrier_charge: { label: 'carrier charge', tab: 'Carrier', tone: 'warning' },
  carrier_claim: { label: 'carrier claim', tab: 'Claims', tone: 'warning' },
  carrier_wallet: { label: 'carrier wallet', tab: 'Wallet', tone: 'error' },
  unplaced: { label: 'money', tab: 'Money', tone: 'warning' },
}

/** Why somebody who comes from the queue looks at a case. */
const WHY: Record<QueueKind, LookReason> = {
  decision: 'dispute',
  dispute: 'dispute',
  chargeback: 'chargeback',
  refund: 'refund',
  otp: 'transfer',
  task: 'transfer',
  failing: 'failure',
  product_report: 'report',
  conversation_report: 'report',
  ticket: 'request',
  flagged_sale: 'check',
  carrier_charge: 'check',
  carrier_claim: 'check',
  carrier_wallet: 'check',
  unplaced: 'unplaced_money',
}

/** The page that an item opens, if it has one. */
export const queueUrl = ({ kind, subject }: Pick<QueueItem, 'kind' | 'subject'>) => {
  if (subject.type === 'transaction') return consolePaths.case(subject.id, WHY[kind])
  if (subject.type === 'store') return consolePaths.person(subject.id, WHY[kind])
  if (subject.type === 'product') return consolePaths.product(subject.id)
  if (subject.type === 'ticket') return consolePaths.ticket(subject.id)
  return subject.type === 'report' ? consolePaths.report(subject.id) : undefined
}
