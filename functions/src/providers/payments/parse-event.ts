import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { textProblem } from '../../contract/text/unsafe-text'
import type { ProviderEvent, UnknownEvent } from '../../ports/payment-events'
import { EVENT_SCHEMAS } from './event-schemas'
import { parseLosslessJson } from './lossless-json'

const envelopeSchema = z.object({ event: z.string(), data: z.unknown() })

const isKnown = (name: string): name is keyof typeof EVENT_SCHEMAS =>
  Object.hasOwn(EVENT_SCHEMAS, name)

const contentOf = (rawBody: Buffer): unknown => {
  try {
    return parseLosslessJson(rawBody.toString('utf8'))
  } catch {
    return null
  }
}

/** Why what was read of an event can't be stored. */
const problemIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return textProblem(value)
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value)
    .flatMap((pair) => pair.map(problemIn))
    .find(Boolean)
}

/** Parses a webhook's body. Check its signature first. Never throws. */
export const parseEvent = (rawBody: Buffer): ProviderEvent => {
  const unknown = (event: string, problem: string | null): UnknownEvent => ({
    type: 'unknown',
    event,
    digest: createHash('sha256').update(rawBody).digest('hex'),
    problem,
  })
  const envelope = envelopeSchema.safeParse(contentOf(rawBody))
  if (!envelope.success || textProblem(envelope.data.event)) return unknown('', 'not an event')
  const { event, data } = envelope.data
  if (!isKnown(event)) return unknown(event, null)
  const content = EVENT_SCHEMAS[event].safeParse(data)
  if (content.success) {
    const problem = problemIn(content.data)
    return problem ? unknown(event, problem) : content.data
  }
  return unknown(event, content.error.issues.map((issue) => issue.path.join('.')).join(', '))
}

const partsOf = (event: ProviderEvent): string[] => {
  switch (event.type) {
    case 'charge_succeeded':
      return [event.reference, event.provider_id, 'success']
    case 'transfer_rejected':
      return [event.provider_id, event.message_type, String(event.amount_minor)]
    case 'refund_updated': {
      const refund = event.refund_id ?? event.refund_reference ?? `${event.amount_minor}minor`
      return [event.reference, refund, event.state]
    }
    case 'transfer_updated':
      return [event.reference, event.state]
    case 'dispute_updated':
      // An outcome that the bank changes later is a new event.
      return [
        event.dispute_id,
        event.phase,
        event.state,
        ...(event.state === 'resolved'
          ? [event.resolution ?? '', String(event.refund_amount_minor ?? '')]
          : []),
      ]
    case 'unknown':
      return [event.event, event.digest]
  }
}

/**
 * A key that is equal for all deliveries of one event, since the provider sends no event id: the
 * type, the subject and its status. Contains only characters valid in a document id.
 */
export const eventKey = (event: ProviderEvent): string =>
  [event.type, ...partsOf(event)].map((part) => part.replace(/[^\w.=-]/g, '_')).join(':')
