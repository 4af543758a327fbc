import type { IncomingHttpHeaders } from 'node:http'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../contract/api/endpoint'
import { AppError } from '../contract/api/errors'
import type { Identified } from '../ports/identity'
import type { Deps } from '../usecases/deps'
import type { Acting, Deciding } from '../usecases/operators/acting'

/**
 * The caller, from a verified token. An operator's role is what it is now. The device is the hash of the
 * id that it sent, if any.
 */
export type Caller = Identified & { device?: string }

export type HandlerInput<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Present if the endpoint requires a user or a vendor. */
  caller: Caller | undefined
  request_id: string
  idempotency_key?: string
  headers: IncomingHttpHeaders
  /** The client's IPv4 address or IPv6 network, according to the trusted proxies. */
  address: string
  /** The raw body, for verifying a signature. */
  raw_body?: Buffer
}

const REPLY = Symbol('reply')

/** A response with more than data: its own message, headers or content type. */
export type Reply<T> = {
  readonly [REPLY]: true
  data: T
  message?: string
  headers?: Record<string, string>
  type?: string
  /** It changes without a new address: nobody keeps it, though its endpoint’s may be. */
  is_kept?: boolean
}

export const reply = <T>(data: T, more: Omit<Reply<T>, typeof REPLY | 'data'>): Reply<T> => ({
  [REPLY]: true,
  data,
  ...more,
})

/** The response of an idempotent write, with a header if it is a stored one. */
export const idempotentReply = <T>(done: { response: T; replayed: boolean }): T | Reply<T> =>
  done.replayed
    ? reply(done.response, { headers: { 'idempotency-replayed': 'true' } })
    : done.response

export const isReply = (response: unknown): response is Reply<unknown> =>
  typeof response === 'object' && response !== null && REPLY in response

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  deps: Deps,
) => Promise<ResponseOf<E> | Reply<ResponseOf<E>>>

/** One handler per endpoint: a missing one or a wrong response type fails to compile. */
export type Handlers<Rows extends Record<string, Endpoint>> = {
  [Name in keyof Rows]: Handler<Rows[Name]>
}

/** @throws AppError `request/not-found` if the caller is no operator */
export const operatorOf = (input: { caller: Caller | undefined }): Acting => {
  const { uid, operator } = input.caller ?? {}
  if (!uid || !operator) throw new AppError('request/not-found')
  return { uid, role: operator }
}

/** @throws AppError `request/not-found` if the caller is no operator */
export const decidingOf = (input: { caller: Caller | undefined }): Deciding => {
  const { auth_time = 0, has_second_factor = false } = input.caller ?? {}
  return { ...operatorOf(input), signed_in: { auth_time, has_second_factor } }
}

/** @throws AppError `auth/missing-token` if the endpoint has no caller */
export const callerOf = (input: { caller: Caller | undefined }): Caller => {
  if (!input.caller) throw new AppError('auth/missing-token')
  return input.caller
}
