import * as z from 'zod/mini'
import { PROVIDER_CALL_MS } from '../../ports/provider-problem'
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
// The request was not sent, so nothing can have been done.
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])
// An invalid key or too many calls: not a refusal of the request itself.
const NOT_LISTENING = new Set([401, 403, 429])

const envelopeSchema = z.object({
  status: z.boolean(),
  message: orNull(z.string()),
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
  code: orNull(z.string()),
})

type Attempt = { http_status: number; text: string } | { failure: string; was_sent: boolean }

const readEnvelope = (text: string) => {
  try {
    const result = envelopeSchema.safeParse(parseLosslessJson(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

const failureOf = (error: unknown): Attempt => {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = (cause as { code?: unknown } | null)?.code
  const name = error instanceof Error ? error.name : 'unknown failure'
  return {
    failure: typeof code === 'string' ? code : name,
    was_sent: !(typeof code === 'string' && NEVER_SENT.has(code)),
  }
}

const isWorthRepeating = (attempt: Attempt): boolean =>
  'failure' in attempt ? attempt.failure !== 'TimeoutError' : attempt.http_status >= 500

const urlOf = (baseUrl: string, path: string, query: ProviderRequest<z.ZodMiniType>['query']) => {
  const url = new URL(baseUrl.replace(/\/+$/, '') + path)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

/** Sends calls to the provider, with a timeout, safe retries and our own errors. */
export const createClient = (options: PaystackOptions) => {
  const fetchIt = options.fetch ?? globalThis.fetch
  const timeoutMs = options.timeoutMs ?? PROVIDER_CALL_MS

  const attempt = async (request: ProviderRequest<z.ZodMiniType>): Promise<Attempt> => {
    try {
      const response = await fetchIt(urlOf(options.baseUrl, request.path, request.query), {
        method: request.method,
        headers: {
          authorization: `Bearer ${options.secretKey}`,
          accept: 'application/json',
          ...(request.body ? { 'content-type': 'application/json' } : {}),
        },
        ...(request.body ? { body: JSON.stringify(request.body) } : {}),
        // A redirect would leak the key to its target.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { http_status: response.status, text: await response.text() }
    } catch (error) {
      return failureOf(error)
    }
  }

  const attemptUntilResponse = async (request: ProviderRequest<z.ZodMiniType>) => {
    const isRepeatable = request.method === 'GET' || request.is_repeatable === true
    let result = await attempt(request)
    for (const pauseMs of isRepeatable ? RETRY_PAUSES_MS : []) {
      if (!isWorthRepeating(result)) break
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      result = await attempt(request)
    }
    return result
  }

  const send = async <T extends z.ZodMiniType>(
    request: ProviderRequest<T>,
  ): Promise<ProviderResponse<z.output<T>>> => {
    const call = `${request.method} ${request.path}`
    const result = await attemptUntilResponse(request)
    if ('failure' in result) {
      throw unavailable({
        is_conclusive: !result.was_sent,
        call,
        http_status: null,
        provider_code: null,
        provider_message: result.failure,
      })
    }
    const { http_status } = result
    const envelope = readEnvelope(result.text)
    const problem = {
      call,
      http_status,
      provider_code: envelope?.code ?? null,
      provider_message: envelope?.message ?? 'a response that is not of the agreed form',
    }
    if (NOT_LISTENING.has(http_status)) throw unavailable({ ...problem, is_conclusive: true })
    if (!envelope || http_status >= 500 || http_status === 408) {
      throw unavailable({ ...problem, is_conclusive: false })
    }
    if (http_status >= 400 || !envelope.status) throw refused(problem)

    const data = request.schema.safeParse(envelope.data)
    if (!data.success) {
      const where = data.error.issues.map((issue) => issue.path.join('.')).join(', ')
      throw unavailable({
        ...problem,
        is_conclusive: false,
        provider_message: `data of an unknown form: ${where}`,
      })
    }
    return { data: data.data, meta: (envelope.meta ?? {}) as Record<string, unknown> }
  }

  return { send }
}
