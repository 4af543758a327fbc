import type { Endpoint, InputOf, ResponseOf } from '@contract/api/endpoint'
import { API_BASE, ENDPOINTS } from '@contract/api/endpoints'
import { ERRORS } from '@contract/api/error-table'
import { type ErrorCode, statusOf } from '@contract/api/errors'
import { refusalsOf } from '@contract/api/refusals'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { getSession } from '../session/session-store'
import { sessionTokens } from '../session/session-tokens'
import { complete, type PartOf } from './complete'

type Nouns = typeof ENDPOINTS
/** An endpoint's name, `noun.name` as in the table. */
export type EndpointName = {
  [Noun in keyof Nouns]: `${Noun}.${keyof Nouns[Noun] & string}`
}[keyof Nouns]
type Named<Name extends EndpointName> = Name extends `${infer Noun}.${infer Key}`
  ? Noun extends keyof Nouns
    ? Key extends keyof Nouns[Noun]
      ? Nouns[Noun][Key] extends Endpoint
        ? Nouns[Noun][Key]
        : never
      : never
    : never
  : never

/** What was sent: nothing of it is parsed, so that no default hides what it was. */
type Input<Name extends EndpointName> = {
  params: Record<string, string>
  query: Record<string, string | string[]>
  body: NonNullable<InputOf<Named<Name>>['body']>
}
/** A request as it went over the wire. */
export type Call<Name extends EndpointName = EndpointName> = Input<Name> & {
  name: Name
  headers: Record<string, string>
  signal: AbortSignal
}
type Given<Name extends EndpointName> = PartOf<ResponseOf<Named<Name>>>
type Answer<Name extends EndpointName> =
  | Given<Name>
  | ((call: Call<Name>, refuse: Refuse) => Given<Name> | Response | Promise<Given<Name> | Response>)

type Details = Record<string, unknown>
type Refuse = (code: ErrorCode, details?: Details) => Response
type Row = { name: EndpointName; endpoint: Endpoint; steps: string[] }

const ROWS = Object.entries(ENDPOINTS).flatMap(([noun, rows]) =>
  Object.entries(rows).map(
    ([key, endpoint]): Row => ({
      name: `${noun}.${key}` as EndpointName,
      endpoint,
      steps: `${API_BASE}${endpoint.path}`.split('/'),
    }),
  ),
)
const isParam = (step: string) => step.startsWith('{')
const paramsIn = ({ steps }: Row) => steps.filter(isParam).length

const rowOf = (name: EndpointName): Row => {
  const row = ROWS.find((one) => one.name === name)
  if (!row) throw new Error(`There is no endpoint ${name}`)
  return row
}

/** The row of a request; a path that is named whole goes before one with parameters. */
const rowAt = (method: string, pathname: string): Row | undefined => {
  const steps = pathname.split('/')
  const isOf = (row: Row) =>
    row.endpoint.method === method &&
    row.steps.length === steps.length &&
    row.steps.every((step, at) => (isParam(step) ? steps[at] !== '' : step === steps[at]))
  return ROWS.filter(isOf).sort((a, b) => paramsIn(a) - paramsIn(b))[0]
}

const queryIn = (search: URLSearchParams): Call['query'] =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )

const callIn = async ({ name, steps }: Row, request: Request, url: URL): Promise<Call> => {
  const given = url.pathname.split('/').map(decodeURIComponent)
  const named = steps.flatMap((step, at) => (isParam(step) ? [[step.slice(1, -1), given[at]]] : []))
  return {
    name,
    params: Object.fromEntries(named),
    query: queryIn(url.searchParams),
    body: request.method === 'GET' ? {} : await request.json(),
    headers: Object.fromEntries(request.headers),
    signal: request.signal,
  }
}

const problemsOf = (of: string, schema: z.core.$ZodType, value: unknown): string[] => {
  const { error } = z.safeParse(schema, value)
  const issues = error?.issues ?? []
  return issues.map(({ path, message }) => `${[of, ...path].join('.')}: ${message}`)
}

/** What the server would refuse a request for as `request/invalid`. */
const problemsIn = ({ endpoint }: Row, { params, query, body, headers }: Call): string[] => [
  ...problemsOf('params', endpoint.params, params),
  ...problemsOf('query', endpoint.query, query),
  ...problemsOf('body', endpoint.body, body),
  ...(endpoint.idempotent && !headers['idempotency-key'] ? ['no idempotency key'] : []),
]

/** The response with a body, which has to be one that the endpoint may give. */
const responseOf = ({ name, endpoint }: Row, given: unknown): Response => {
  if (endpoint.produces) {
    const type = endpoint.produces.replace('*', 'png')
    return new Response(given as BodyInit, { headers: { 'content-type': type } })
  }
  let data: unknown
  try {
    data = complete(endpoint.response, given)
  } catch (error) {
    throw new Error(`${name} never answers this: ${(error as Error).message}`)
  }
  const problems = problemsOf('answer', endpoint.response, data)
  if (problems.length > 0) throw new Error(`${name} never answers this: ${problems.join('; ')}`)
  return Response.json({ status: 'success', data, message: endpoint.message })
}

const mayRefuse = ({ name, endpoint }: Row, code: ErrorCode) =>
  statusOf(code) >= 500 || endpoint.auth === 'operator' || refusalsOf(name, endpoint).includes(code)

/** The server's refusal of a request, with a code that the endpoint has, in the words of the error table. */
const refusalOf =
  (row: Row): Refuse =>
  (code, details) => {
    if (!mayRefuse(row, code)) throw new Error(`${row.name} never refuses with ${code}`)
    const [status, words] = ERRORS[code]
    const message = code === 'operator/refused' ? String(details?.why) : words
    const wait = details?.retry_after_seconds ?? (status === 503 ? 5 : undefined)
    return Response.json(
      { status: 'error', error: { code, message, details }, request_id: 'r' },
      { status, headers: wait === undefined ? {} : { 'retry-after': String(wait) } },
    )
  }

/** An answer, and whether the request has to keep to its schema: it has, unless that is what is refused. */
type Handler = { respond: (call: Call) => Promise<Response> | Response; takes_anything?: true }

const handlers = new Map<EndpointName, Handler>()
let calls: Call[] = []
let problems: string[] = []

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

const fail = (problem: string) => {
  problems.push(problem)
  return lost()
}

const serve = async (request: Request): Promise<Response> => {
  const url = new URL(request.url, window.location.href)
  if (!url.pathname.startsWith(`${API_BASE}/`)) return lost()
  const row = rowAt(request.method, url.pathname)
  if (!row) return fail(`there is no endpoint ${request.method} ${url.pathname}`)
  const call = await callIn(row, request, url)
  calls.push(call)
  const handler = handlers.get(row.name)
  if (!handler) return fail(`${row.name} was called, and the test has no answer to it`)
  const wrong = handler.takes_anything ? [] : problemsIn(row, call)
  if (wrong.length > 0) return fail(`${row.name} was sent what it refuses: ${wrong.join('; ')}`)
  try {
    return await handler.respond(call)
  } catch (error) {
    return error instanceof TypeError ? Promise.reject(error) : fail((error as Error).message)
  }
}

/**
 * The server as the client sees it, at `fetch`: a file that imports it has it in all of its tests. Each
 * test says what its endpoints answer. A call without an answer, a request that its schema refuses and
 * an answer that the endpoint never gives fail the test.
 */
export const api = {
  /** The answer from now on. What its body leaves out has the smallest value of its schema. */
  answers: <Name extends EndpointName>(name: Name, answer: Answer<Name>): void => {
    const row = rowOf(name)
    if (typeof answer !== 'function') {
      responseOf(row, answer)
      handlers.set(name, { respond: () => responseOf(row, answer) })
      return
    }
    const respond = async (call: Call) => {
      const given = await answer(call as Call<Name>, refusalOf(row))
      return given instanceof Response ? given : responseOf(row, given)
    }
    handlers.set(name, { respond })
  },

  /** Refuses from now on, with a code that the endpoint has. */
  refuses: (name: EndpointName, code: ErrorCode, details?: Details): void => {
    const refuse = refusalOf(rowOf(name))
    refuse(code, details)
    const isOfRequest = code === 'request/invalid'
    handlers.set(name, {
      respond: () => refuse(code, details),
      ...(isOfRequest && { takes_anything: true }),
    })
  },

  /** The connection breaks at each call. */
  loses: (name: EndpointName): void => {
    handlers.set(name, { respond: lost })
  },

  /** The call is never answered. */
  never: (name: EndpointName): void => {
    handlers.set(name, { respond: () => new Promise(() => {}) })
  },

  /** Somebody on the way responds instead of the server. */
  intercepts: (name: EndpointName, status: number, page = '<h1>Not ours</h1>'): void => {
    const headers = { 'content-type': 'text/html' }
    handlers.set(name, { respond: () => new Response(page, { status, headers }) })
  },

  /** The calls of an endpoint so far, or all of them. */
  calls: <Name extends EndpointName = EndpointName>(name?: Name): Call<Name>[] =>
    calls.filter((call): call is Call<Name> => name === undefined || call.name === name),

  /** What an endpoint was sent so far: of parameters, query and body those that aren't empty. */
  sent: <Name extends EndpointName>(name: Name): Partial<Input<Name>>[] =>
    api.calls(name).map(({ params, query, body }) => {
      const parts = Object.entries({ params, query, body })
      return Object.fromEntries(parts.filter(([, part]) => Object.keys(part).length > 0))
    }),

  /** Forgets the calls so far. */
  forgets: (): void => {
    calls = []
  },
}

beforeEach(() => {
  handlers.clear()
  calls = []
  problems = []
  vi.stubGlobal('fetch', serve)
  // Firebase Auth is another service: whoever needs a token has one.
  sessionTokens.current = async (isNeeded) =>
    isNeeded || getSession().status === 'signed_in' ? 'token' : undefined
})

/** What was wrong at the wire so far; whoever takes it answers for it. */
export const takeProblems = (): string[] => {
  const found = [...new Set(problems)]
  problems = []
  return found
}

// Not thrown, or what comes after in cleaning up would be left out.
afterEach(() => expect.soft(takeProblems(), 'At the API').toEqual([]))
