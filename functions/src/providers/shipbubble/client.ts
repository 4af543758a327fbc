import * as z from 'zod/mini'
import { AppError } from '../../contract/api/errors'
import type { CarrierProblem } from '../../ports/carrier-problem'

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
/** The request was not sent, so nothing can have been done. */
const NEVER_SENT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])
/** A wrong key or too many calls: not a refusal of the request itself. */
const NOT_LISTENING: ReadonlySet<number> = new Set([401, 403, 429])

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

const readEnvelope = (text: string) => {
  try {
    const result = envelopeSchema.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

const causeOf = (error: unknown): { name: string; code: unknown } => {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return {
    name: error instanceof Error ? error.name : 'unknown failure',
    code: (cause as { code?: unknown } | null)?.code,
  }
}

/** Sends calls to Shipbubble. Nothing is repeated here: who asks knows what a repetition costs. */
export const createClient = (options: ShipbubbleOptions) => {
  const fetchIt = options.fetch ?? globalThis.fetch
  const base = options.baseUrl.replace(/\/+$/, '')

  const exchange = async ({ method, path, body }: Call<z.ZodMiniType>) => {
    const call = `${method} ${path}`
    try {
      const response = await fetchIt(base + path, {
        method,
        headers: {
          authorization: `Bearer ${options.apiKey}`,
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        // A redirect would leak the key to its target.
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? CALL_MS),
      })
      return { call, http_status: response.status, text: await response.text() }
    } catch (error) {
      const { name, code } = causeOf(error)
      const message = typeof code === 'string' ? code : name
      throw unavailable({ is_conclusive: NEVER_SENT.has(code), call, http_status: null, message })
    }
  }

  /** @throws AppError `delivery/carrier-unavailable`, `delivery/carrier-refused` */
  const send = async <T extends z.ZodMiniType>(request: Call<T>): Promise<z.output<T>> => {
    const { call, http_status, text } = await exchange(request)
    const envelope = readEnvelope(text)
    const message = envelope?.message ?? 'a response that is not of the agreed form'
    const problem = { call, http_status, message }
    if (NOT_LISTENING.has(http_status)) throw unavailable({ ...problem, is_conclusive: true })
    if (!envelope || http_status >= 500 || http_status === 408) {
      throw unavailable({ ...problem, is_conclusive: false })
    }
    if (http_status >= 400 || envelope.status !== 'success') throw refused(problem)
    const data = request.schema.safeParse(envelope.data)
    if (data.success) return data.data
    const where = data.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw unavailable({
      ...problem,
      is_conclusive: false,
      message: `data of an unknown form: ${where}`,
    })
  }

  return { send }
}
export type ShipbubbleClient = ReturnType<typeof createClient>
