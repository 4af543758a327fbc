import { DAY_MS } from '../../time'

/** What people write to us about; each topic has a time in which it is answered. */
export const TICKET_TOPICS = ['question', 'appeal', 'access', 'erasure'] as const
export type TicketTopic = (typeof TICKET_TOPICS)[number]

/**
 * Times to answer, in milliseconds. Data requests: the month of the Nigeria Data Protection Act, as 30
 * days; the rest is what we promise.
 */
export const TICKET_CLOCKS: Readonly<Record<TicketTopic, number>> = {
  question: 3 * DAY_MS,
  appeal: 5 * DAY_MS,
  access: 30 * DAY_MS,
  erasure: 30 * DAY_MS,
}
