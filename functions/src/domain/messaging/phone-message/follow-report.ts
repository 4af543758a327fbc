import type {
  PhoneMessage,
  PhoneMessageStatus,
} from '../../../contract/entities/messaging/phone-message'

/** Reports come in any order: only what is further on counts. */
const RANK: Record<PhoneMessageStatus, number> = {
  sending: 0,
  unknown: 0,
  sent: 1,
  refused: 2,
  failed: 2,
  delivered: 3,
  read: 4,
}

type State = Pick<PhoneMessage, 'status' | 'cost_minor' | 'is_cost_reported'>
export type Report = { status: PhoneMessageStatus; cost_minor: number | null }

/** What a message cost by two reports of one state: the larger one, whichever came first. */
const costAfter = (message: State, report: Report): number => {
  const reported = report.cost_minor ?? message.cost_minor
  const isFurther = RANK[report.status] > RANK[message.status]
  return !message.is_cost_reported || isFurther ? reported : Math.max(message.cost_minor, reported)
}

/**
 * A message after a report, or null if that says nothing new: a state is never left backwards, and a
 * cost is set, never added.
 */
export const followReport = <T extends State>(message: T, report: Report): T | null => {
  if (RANK[report.status] < RANK[message.status]) return null
  const status = RANK[report.status] > RANK[message.status] ? report.status : message.status
  const cost_minor = costAfter(message, report)
  const is_cost_reported = message.is_cost_reported || report.cost_minor !== null
  const isSame =
    status === message.status &&
    cost_minor === message.cost_minor &&
    is_cost_reported === message.is_cost_reported
  return isSame ? null : { ...message, status, cost_minor, is_cost_reported }
}

/** Two reports of a message that isn't recorded yet, as one; null if the second says nothing new. */
export const mergeReports = (waiting: Report | null, report: Report): Report | null => {
  if (waiting === null) return report
  const { status, cost_minor } = waiting
  const known = { status, cost_minor: cost_minor ?? 0, is_cost_reported: cost_minor !== null }
  const after = followReport(known, report)
  return (
    after && {
      status: after.status,
      cost_minor: after.is_cost_reported ? after.cost_minor : null,
    }
  )
}

/** The paid messages that this one counts as: none if it is free, or if it certainly cost nothing. */
export const countOf = ({ cost_minor }: Pick<PhoneMessage, 'cost_minor'>): 0 | 1 =>
  cost_minor > 0 ? 1 : 0
