import type * as z from 'zod/mini'

export type ExchangeOptions = {
  baseUrl: string
  /** Sent as a bearer token; undefined where the key is in the body. */
  key: string | undefined
  fetch?: typeof globalThis.fetch | undefined
  /** Of one call, with its response body. */
  timeoutMs: number
}

type Request = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  query?: Record<string, string | number | undefined> | undefined
  body?: object | undefined
}

/** What a call came to: a response, or why there is none and whether the request may have arrived. */
export type Exchanged =
  | { http_status: number; text: string }
  | { failure: string; was_sent: boolean }

// The request was not sent, so nothing can have been done.
const NEVER_SENT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])
// An invalid key or too many calls: not a refusal of the request itself.
const NOT_LISTENING: ReadonlySet<number> = new Set([401, 403, 429])

const failureOf = (error: unknown): Exchanged => {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = (cause as { code?: unknown } | null)?.code
  const name = error instanceof Error ? error.name : 'unknown failure'
  return { failure: typeof code === 'string' ? code : name, was_sent: !NEVER_SENT.has(code) }
}

const urlOf = (baseUrl: string, { path, query }: Request): URL => {
  const url = new URL(baseUrl.replace(/\/+$/, '') + path)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

/** Sends a call to a provider once, as JSON with its key. */
export const exchange = async (
  { baseUrl, key, fetch = globalThis.fetch, timeoutMs }: ExchangeOptions,
  request: Request,
): Promise<Exchanged> => {
  const { method, body } = request
  try {
    const response = await fetch(urlOf(baseUrl, request), {
      method,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect would leak the key to its target.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { http_status: response.status, text: await response.text() }
  } catch (error) {
    return failureOf(error)
  }
}

/** Reads a response's envelope; null if it isn't of the agreed form. */
export const readEnvelope = <T extends z.ZodMiniType>(
  schema: T,
  text: string,
  parse: (text: string) => unknown,
): z.output<T> | null => {
  try {
    const result = schema.safeParse(parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/**
 * What a response says of the request: `refused` and `unheard` for certain did nothing, after
 * `unclear` something may have been done.
 */
export const outcomeOf = (
  http_status: number,
  is_success: boolean | undefined,
): 'done' | 'refused' | 'unheard' | 'unclear' => {
  if (NOT_LISTENING.has(http_status)) return 'unheard'
  if (is_success === undefined || http_status >= 500 || http_status === 408) return 'unclear'
  return http_status >= 400 || !is_success ? 'refused' : 'done'
}

/** The data of an envelope, or the fields that aren't of the agreed form. */
export const readData = <T extends z.ZodMiniType>(
  schema: T,
  data: unknown,
): { data: z.output<T> } | { unknown_form: string } => {
  const result = schema.safeParse(data)
  if (result.success) return { data: result.data }
  const where = result.error.issues.map(({ path }) => path.join('.')).join(', ')
  return { unknown_form: `data of an unknown form: ${where}` }
}

/** Said of a response that has no envelope. */
export const NO_ENVELOPE = 'a response that is not of the agreed form'
