import { failureSchema } from '@contract/api/envelope'
import type { Tokens } from '../session/session-tokens'
import { apiError } from './api-error'
import { htmlErrorText, NETWORK_FAILED, OFFLINE } from './failure-text'

const TIMEOUT_MS = 20_000

export type Outgoing = {
  method: string
  /** Without a leading slash. */
  path: string
  search?: URLSearchParams
  json?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Whether the endpoint requires a user, so that the request waits for the session. */
  needs_user: boolean
}

export type Transport = (outgoing: Outgoing) => Promise<Response>

const failureOf = async (response: Response) => {
  const body: unknown = await response.json().catch(() => undefined)
  const failure = failureSchema.safeParse(body)
  return failure.success ? failure.data.error : undefined
}

const isExpired = async (response: Response): Promise<boolean> =>
  response.status === 401 && (await failureOf(response.clone()))?.code === 'auth/id-token-expired'

/** Converts an unsuccessful response to an error. */
const errorOf = async (response: Response) => {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return apiError('html', htmlErrorText(status), { status })
  const failure = await failureOf(response)
  const retry_after_s = Number(response.headers.get('retry-after')) || undefined
  return apiError('json', failure?.message ?? '', {
    status,
    code: failure?.code ?? '',
    details: failure?.details ?? {},
    retry_after_s,
  })
}

const noResponse = (cause: unknown, signal?: AbortSignal) =>
  signal?.aborted
    ? apiError('cancelled', 'The request was cancelled.', { cause })
    : apiError('network', NETWORK_FAILED, { cause })

/** Sends a request and aborts it after `TIMEOUT_MS` or if the caller's signal aborts. */
const fetchInTime = async (
  fetch: typeof globalThis.fetch,
  address: string,
  { signal, ...init }: RequestInit,
): Promise<Response> => {
  const giveUp = new AbortController()
  const end = () => giveUp.abort(signal?.reason)
  const timer = setTimeout(end, TIMEOUT_MS)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  // Not every `fetch` implementation respects the signal.
  const late = new Promise<never>((_resolve, reject) => {
    giveUp.signal.addEventListener('abort', () => reject(giveUp.signal.reason))
  })
  late.catch(() => {})
  try {
    return await Promise.race([
      fetch(new Request(address, { ...init, signal: giveUp.signal })),
      late,
    ])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** The server's response to a request without a token. */
const noUser = () =>
  apiError('json', 'Please log in to continue.', { status: 401, code: 'auth/missing-token' })

/**
 * Creates the HTTP client. It sends the bearer token, retries once with a refreshed token if the
 * server says that the token expired, and reports failures as `ApiError`.
 */
export const makeTransport = (
  tokens: Tokens,
  // Looked up at each call, because tests may replace it later.
  fetch: typeof globalThis.fetch = (request) => globalThis.fetch(request),
  /** The App Check token, for requests that change something. */
  attest: () => Promise<string | undefined> = async () => undefined,
): Transport => {
  const attempt = async (outgoing: Outgoing, token: string | undefined): Promise<Response> => {
    const { method, path, search, json, signal } = outgoing
    if (method !== 'GET' && navigator.onLine === false) throw apiError('network', OFFLINE)
    // Without one the server refuses and says why.
    const attestation = method === 'GET' ? undefined : await attest().catch(() => undefined)
    const headers = {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(attestation ? { 'x-firebase-appcheck': attestation } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...outgoing.headers,
    }
    try {
      const body = json === undefined ? undefined : JSON.stringify(json)
      const address = search ? `/${path}?${search}` : `/${path}`
      return await fetchInTime(fetch, address, { method, headers, body, signal })
    } catch (cause) {
      throw noResponse(cause, signal)
    }
  }

  const renewOrEnd = async (refused: string): Promise<string> => {
    try {
      return await tokens.renew(refused)
    } catch (cause) {
      await tokens.end()
      throw apiError('json', 'Your session has expired.', {
        status: 401,
        code: 'auth/id-token-expired',
        cause,
      })
    }
  }

  return async (outgoing) => {
    const isSet = outgoing.headers?.authorization !== undefined
    const token = isSet ? undefined : await tokens.current(outgoing.needs_user)
    // What was asked for as the user signed out.
    if (outgoing.needs_user && !isSet && token === undefined) throw noUser()
    let response = await attempt(outgoing, token)
    if (token !== undefined && (await isExpired(response))) {
      response = await attempt(outgoing, await renewOrEnd(token))
    }
    if (!response.ok) throw await errorOf(response)
    return response
  }
}
