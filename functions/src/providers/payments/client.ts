import * as z from 'zod/mini'
import { PROVIDER_CALL_MS } from '../../ports/provider-problem'
import {
  type Exchanged,
  exchange,
  NO_ENVELOPE,
  outcomeOf,
  readData,
  readEnvelope,
} from '../exchange'
import { orNull } from './fields'
import { parseLosslessJson } from './lossless-json'
import { refused, unavailable } from './provider-error'

export type PaystackOptions = {
  baseUrl: string
  secretKey: string
  fetch?: typeof globalThis.fetch
  /** Per attempt, including the response body. */
  timeoutMs?: number
}

export type ProviderRequest<T extends z.ZodMiniType> = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  query?: Record<string, string | number | undefined>
  body?: Record<string, unknown>
  /** The schema of the envelope's `data`. */
  schema: T
  /** True if the call is idempotent and may be retried. A `GET` always is. */
  is_repeatable?: boolean
}

export type ProviderResponse<T> = { data: T; meta: Record<string, unknown> }
export type PaystackClient = ReturnType<typeof createClient>

const RETRY_PAUSES_MS = [150, 600]

const envelopeSchema = z.object({
  status: z.boolean(),
  message: orNull(z.string()),
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
  code: orNull(z.string()),
})

const isWorthRepeating = (result: Exchanged): boolean =>
  'failure' in result ? result.failure !== 'TimeoutError' : result.http_status >= 500

/** Sends calls to the provider, with a timeout, safe retries and our own errors. */
export const createClient = (options: PaystackOptions) => {
  const { baseUrl, secretKey: key, fetch, timeoutMs = PROVIDER_CALL_MS } = options

  const exchangeSafely = async (request: ProviderRequest<z.ZodMiniType>): Promise<Exchanged> => {
    const isRepeatable = request.method === 'GET' || request.is_repeatable === true
    const attempt = () => exchange({ baseUrl, key, fetch, timeoutMs }, request)
    let result = await attempt()
    for (const pauseMs of isRepeatable ? RETRY_PAUSES_MS : []) {
      if (!isWorthRepeating(result)) break
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      result = await attempt()
    }
    return result
  }

  const send = async <T extends z.ZodMiniType>(
    request: ProviderRequest<T>,
  ): Promise<ProviderResponse<z.output<T>>> => {
    const call = `${request.method} ${request.path}`
    const result = await exchangeSafely(request)
    if ('failure' in result) {
      const { failure: provider_message, was_sent } = result
      const nothing = { http_status: null, provider_code: null, provider_message }
      throw unavailable({ is_conclusive: !was_sent, call, ...nothing })
    }
    const { http_status, text } = result
    const envelope = readEnvelope(envelopeSchema, text, parseLosslessJson)
    const provider_message = envelope?.message ?? NO_ENVELOPE
    const problem = { call, http_status, provider_code: envelope?.code ?? null, provider_message }
    const outcome = outcomeOf(http_status, envelope?.status)
    if (outcome === 'refused') throw refused(problem)
    if (outcome !== 'done') throw unavailable({ ...problem, is_conclusive: outcome === 'unheard' })
    const read = readData(request.schema, envelope?.data)
    if ('unknown_form' in read) {
      throw unavailable({ ...problem, is_conclusive: false, provider_message: read.unknown_form })
    }
    return { data: read.data, meta: (envelope?.meta ?? {}) as Record<string, unknown> }
  }

  return { send }
}
