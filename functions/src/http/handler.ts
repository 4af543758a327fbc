import type { IncomingHttpHeaders } from 'node:http'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../contract/api/endpoint'
import { AppError } from '../contract/api/errors'
import type { Deps } from '../usecases/deps'

/** Who calls, as a verified token says. `auth_time` is in seconds since the epoch. */
export type Caller = {
  uid: string
  email: string
  email_verified: boolean
  name: string
  roles: string[]
  auth_time: number
}

export type HandlerInput<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Present wherever the row asks for a user or a vendor. */
  caller: Caller | undefined
  request_id: string
  idempotency_key?: string
  headers: IncomingHttpHeaders
  /** The client's network address, as far as the proxies before us are believed. */
  address: string
  /** The bytes as they came, for a signature over them. */
  raw_body?: Buffer
}

const REPLY = Symbol('reply')

/** An answer that says more than its data: a text of its own, headers, or which type of file. */
export type Reply<T> = {
  readonly [REPLY]: true
  data: T
  message?: string
  headers?: Record<string, string>
  type?: string
}

export const reply = <T>(
  data: T,
  more: { message?: string; headers?: Record<string, string>; type?: string },
): Reply<T> => ({ [REPLY]: true, data, ...more })

/** The answer of a write with a key, saying whether it happened now or before. */
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

/** One handler a row: leaving one out, or answering another shape, fails to compile. */
export type Handlers<Rows extends Record<string, Endpoint>> = {
  [Name in keyof Rows]: Handler<Rows[Name]>
}

/** The caller of a row that asks for one. */
export const callerOf = (input: { caller: Caller | undefined }): Caller => {
  if (!input.caller) throw new AppError('auth/missing-token')
  return input.caller
}
