import type { Request, RequestHandler, Response } from 'express'
import pTimeout from 'p-timeout'
import type { Endpoint } from '../contract/api/endpoint'
import { AppError } from '../contract/api/errors'
import { refusalsOf } from '../contract/api/refusals'
import type { Deps } from '../usecases/deps'
import type { takeAtDoor } from '../usecases/rate-limit'
import { traced } from '../usecases/trace'
import { networkOf } from './client-network'
import type { Caller, Handler, HandlerInput } from './handler'
import { callerFor } from './middleware/authenticate'
import { parseBody } from './middleware/body'
import { cacheOf, prepare, send } from './response'
import type { ResponseCache } from './response-cache'
import { validated } from './validate'

export type ServeOptions = {
  /** Throws if a response breaks its schema, instead of logging it, and logs refusals that nothing names. */
  strict_responses: boolean
  /** A request that takes longer fails with 503. */
  deadline_ms: number
  countCaller: (uid: string) => void
  takeFromLimit: typeof takeAtDoor
  responses: ResponseCache
}

const MAX_KEY_LENGTH = 100
/** Ends a request that conflicts before its proxies and its deadline do. */
const COMMITS_FOR_MS = 15_000

const idempotencyKeyOf = (row: Endpoint, req: Request): string | undefined => {
  if (!row.idempotent) return undefined
  const key = req.get('idempotency-key')?.trim()
  if (!key) throw new AppError('idempotency/key-missing')
  if (key.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key)) {
    const fields = { 'idempotency-key': `Use 1 to ${MAX_KEY_LENGTH} printable characters.` }
    throw new AppError('request/invalid', { in: 'headers', fields })
  }
  return key
}

const bodyOf = (row: Endpoint, req: Request, raw: Buffer): unknown => {
  // The provider signs the raw bytes, so they aren't parsed here.
  if (row.auth === 'provider') return undefined
  if (req.method === 'GET' || req.method === 'HEAD') return {}
  return validated(row.body, parseBody(raw, req.get('content-type')), 'body')
}

const isFilled = (value: unknown): boolean => typeof value !== 'string' || value.trim() !== ''

/** With parameters that are empty, as forms send them, as if they weren't there. */
const queryOf = (req: Request): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(req.query).map(([name, given]) => {
      const filled = [given].flat().filter(isFilled)
      if (filled.length === 0) return [name, undefined]
      return [name, Array.isArray(given) ? filled : given]
    }),
  )

const inputOf = (row: Endpoint, req: Request, res: Response, caller: Caller | undefined) => {
  const key = idempotencyKeyOf(row, req)
  const raw: Buffer = res.locals.raw_body
  const input: HandlerInput<Endpoint> = {
    params: validated(row.params, { ...req.params }, 'params'),
    query: validated(row.query, queryOf(req), 'query'),
    body: bodyOf(row, req, raw),
    caller,
    request_id: String(res.locals.request_id),
    headers: req.headers,
    address: networkOf(req),
    ...(key === undefined ? {} : { idempotency_key: key }),
    ...(row.auth === 'provider' ? { raw_body: raw } : {}),
  }
  return input
}

/**
 * Rejects if the work exceeds the deadline, so that a hanging handler doesn't hold the connection.
 */
export const withinDeadline = <T>(work: Promise<T>, deadline_ms: number): Promise<T> =>
  pTimeout(work, { milliseconds: deadline_ms, message: new AppError('service/unavailable') })

/** Logs a refusal that `contract/api/refusals.ts` doesn't name for the endpoint. */
const noteUnnamed = (id: string, row: Endpoint, log: Deps['log']) => {
  const named = refusalsOf(id, row)
  return (error: unknown): never => {
    if (error instanceof AppError && error.httpStatus < 500 && !named.includes(error.code))
      log.warn('A refusal isn’t named', { endpoint: id, code: error.code })
    throw error
  }
}

/**
 * An endpoint as an Express handler: authenticates, validates, runs and sends the response.
 * @param id `noun.name` of the row
 */
export const serve = (
  { id, row }: { id: string; row: Endpoint },
  handler: Handler<Endpoint>,
  given: Deps,
  options: ServeOptions,
): RequestHandler => {
  const note =
    options.strict_responses && row.auth !== 'operator'
      ? noteUnnamed(id, row, given.log)
      : undefined
  const run = async (req: Request, res: Response) => {
    const deps = { ...given, commits_for_ms: COMMITS_FOR_MS }
    const caller = await callerFor(row, (name) => req.get(name), deps, options.countCaller)
    const input = inputOf(row, req, res, caller)
    const request_id = input.request_id
    if (caller && row.limit) await options.takeFromLimit(deps, row.limit, caller.uid)
    const answered = async () => handler(input, traced(deps, { request_id }))
    const work = async () =>
      prepare(await (note ? answered().catch(note) : answered()), {
        row,
        log: deps.log,
        strict_responses: options.strict_responses,
        request_id,
      })
    return row.cacheable ? options.responses(req.originalUrl, work) : work()
  }
  return async (req, res) => {
    res.locals.route = row.path
    const response = await withinDeadline(run(req, res), options.deadline_ms)
    await send(req, res, response, cacheOf(row))
  }
}
