import * as z from 'zod/mini'
import { AppError } from '../../contract/api/errors'
import type { CarrierProblem } from '../../ports/carrier-problem'
import { exchange, NO_ENVELOPE, outcomeOf, readData, readEnvelope } from '../exchange'

export type ShipbubbleOptions = {
  baseUrl: string
  apiKey: string
  fetch?: typeof globalThis.fetch
  /** Of one call, with its response body. */
  timeoutMs?: number
}

type Call<T extends z.ZodMiniType> = {
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** The schema of the envelope's `data`. */
  schema: T
}

/** A courier responds behind theirs: slower than a payment. */
const CALL_MS = 15_000

const envelopeSchema = z.object({
  status: z.string(),
  message: z.nullish(z.string()),
  data: z.optional(z.unknown()),
})

const unavailable = (problem: CarrierProblem): AppError =>
  new AppError('delivery/carrier-unavailable', undefined, { cause: problem })
const refused = (problem: Omit<CarrierProblem, 'is_conclusive'>): AppError =>
  new AppError('delivery/carrier-refused', undefined, {
    cause: { ...problem, is_conclusive: true } satisfies CarrierProblem,
  })

/** Sends calls to Shipbubble. Nothing is repeated here: who asks knows what a repetition costs. */
export const createClient = (options: ShipbubbleOptions) => {
  const { baseUrl, apiKey: key, fetch, timeoutMs = CALL_MS } = options

  /** @throws AppError `delivery/carrier-unavailable`, `delivery/carrier-refused` */
  const send = async <T extends z.ZodMiniType>(request: Call<T>): Promise<z.output<T>> => {
    const call = `${request.method} ${request.path}`
    const result = await exchange({ baseUrl, key, fetch, timeoutMs }, request)
    if ('failure' in result) {
      const { failure: message, was_sent } = result
      throw unavailable({ is_conclusive: !was_sent, call, http_status: null, message })
    }
    const { http_status, text } = result
    const envelope = readEnvelope(envelopeSchema, text, JSON.parse)
    const problem = { call, http_status, message: envelope?.message ?? NO_ENVELOPE }
    const outcome = outcomeOf(http_status, envelope ? envelope.status === 'success' : undefined)
    if (outcome === 'refused') throw refused(problem)
    if (outcome !== 'done') throw unavailable({ ...problem, is_conclusive: outcome === 'unheard' })
    const read = readData(request.schema, envelope?.data)
    if ('unknown_form' in read) {
      throw unavailable({ ...problem, is_conclusive: false, message: read.unknown_form })
    }
    return read.data
  }

  return { send }
}
export type ShipbubbleClient = ReturnType<typeof createClient>
