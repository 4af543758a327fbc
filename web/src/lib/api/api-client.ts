import { DEVICE_HEADER } from '@contract/api/device-header'
import { API_BASE, type Endpoint, type InputOf, type ResponseOf } from '@contract/api/endpoint'
import { parseLeavingOut } from '@contract/api/leave-out'
import * as z from 'zod/mini'
import { appCheckSiteKey } from '@/config/env'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { newId } from '../new-id'
import { readDeviceId } from '../session/device-id'
import { sessionTokens } from '../session/session-tokens'
import { apiError, isApiError } from './api-error'
import { makeTransport, type Outgoing } from './api-transport'
import { NETWORK_FAILED, showFailure } from './failure-text'

const attest = appCheckSiteKey
  ? async () => (await loadChunk(() => import('../firebase/app'))).appCheckToken()
  : undefined

const transport = makeTransport(sessionTokens, undefined, attest)

export type CallInput<E extends Endpoint> = InputOf<E> & {
  /** Reuse the key for retries of the same action, so that the server performs it once. */
  idempotency_key?: string
  signal?: AbortSignal
}

export type ApiResult<T> = { data: T; message: string }

const envelopeSchema = z.object({
  status: z.literal('success'),
  data: z.optional(z.unknown()),
  message: z.optional(z.string()),
})

const pathOf = (endpoint: Endpoint, params: unknown): string => {
  const values = (params ?? {}) as Record<string, string>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(values[name] ?? ''),
  )
  return `${API_BASE}${path}`.slice(1)
}

/** Repeats the parameter for each list item and omits undefined, null and empty values. */
const searchOf = (query: unknown): URLSearchParams | undefined => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item))
    }
  }
  // `size` is younger than browsers in use.
  return search.toString() === '' ? undefined : search
}

/** What proves who somebody is, or needs it, says on which device. */
const deviceHeaderOf = ({ method, needs_more_than_phone }: Endpoint): Record<string, string> => {
  const device = method === 'GET' && !needs_more_than_phone ? null : readDeviceId()
  return device === null ? {} : { [DEVICE_HEADER]: device }
}

const outgoingOf = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Outgoing => ({
  method: endpoint.method,
  path: pathOf(endpoint, input.params),
  search: searchOf(input.query),
  json: endpoint.method === 'GET' ? undefined : (input.body ?? {}),
  headers: {
    ...(endpoint.produces ? { accept: endpoint.produces } : {}),
    ...deviceHeaderOf(endpoint),
    ...(endpoint.idempotent ? { 'idempotency-key': input.idempotency_key ?? newId() } : {}),
  },
  signal: input.signal,
  needs_user: endpoint.auth !== 'public',
})

const broken = (message: string, response: Response, cause?: unknown) =>
  apiError('unexpected', message, { status: response.status, cause })

const open = async <E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<ApiResult<ResponseOf<E>>> => {
  const envelope = envelopeSchema.safeParse(await response.json().catch(() => undefined))
  if (!envelope.success) throw broken('Failed to fetch data', response)
  if (envelope.data.data == null) throw broken('No data found', response)
  const data = parseLeavingOut(endpoint.response, envelope.data.data)
  if (data.error) {
    console.error(`${endpoint.method} ${endpoint.path} responded against the contract`, data.error)
  }
  if (!data.success) {
    throw broken('Failed to fetch data', response, data.error)
  }
  return { data: data.data as ResponseOf<E>, message: envelope.data.message ?? '' }
}

const request = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  open(endpoint, await transport(outgoingOf(endpoint, input)))

/**
 * Calls an endpoint and returns its data. Shows no error: use it if the caller displays errors
 * itself or decides by error code, and `send` otherwise.
 * @throws an `ApiError`
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<ResponseOf<E>> => (await request(endpoint, input)).data

/**
 * Calls an endpoint that produces a file and returns it as a blob.
 * @throws an `ApiError`
 */
export const callFile = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Blob> => {
  const response = await transport(outgoingOf(endpoint, input))
  const type = response.headers.get('content-type') ?? ''
  // A captive portal or a proxy may respond with 200 and an HTML page of its own.
  if (!endpoint.produces || !type.startsWith(endpoint.produces.replace('*', ''))) {
    throw broken('Failed to fetch data', response)
  }
  return response.blob().catch((cause: unknown) => {
    throw apiError('network', NETWORK_FAILED, { cause })
  })
}

/**
 * Calls an endpoint for a user action and shows failures, in a toast or inline through `onError`.
 * Returns null data if the server refused with a JSON error.
 * @throws any other failure, after it was shown
 */
export const send = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  onError?: (text: string) => void,
): Promise<ApiResult<ResponseOf<E>> | { data: null }> => {
  try {
    return await request(endpoint, input)
  } catch (error) {
    showFailure(error, onError)
    if (isApiError(error) && error.api === 'json') return { data: null }
    throw error
  }
}
