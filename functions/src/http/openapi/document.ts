import { STATUS_CODES } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api/endpoint'
import { API_BASE, ENDPOINTS } from '../../contract/api/endpoints'
import { type ErrorCode, statusOf } from '../../contract/api/errors'
import { refusalsOf } from '../../contract/api/refusals'
import { SAMPLE_BANKS } from '../../contract/reference/banks'
import { collectComponents } from './components'

type Components = ReturnType<typeof collectComponents>

const parameters = ({ inline }: Components, schema: z.core.$ZodType, place: 'path' | 'query') => {
  const { properties = {}, required = [] } = inline(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 1, maxLength: 100 },
}

/** Response examples by operation. Samples: no real bank codes. */
const EXAMPLES: Readonly<Record<string, unknown>> = { 'public.banks': SAMPLE_BANKS }

const SUCCESS = {
  type: 'object',
  required: ['status', 'data'],
  properties: { status: { const: 'success' }, data: {}, message: { type: 'string' } },
}

const success = ({ refer }: Components, id: string, row: Endpoint) => {
  if (row.produces && row.produces !== 'text/csv') return { [row.produces]: {} }
  if (row.produces) return { [row.produces]: { schema: { type: 'string' } } }
  const properties = { data: refer(row.response, 'output') }
  const schema = { $ref: '#/components/schemas/Success', properties }
  const data = EXAMPLES[id]
  return {
    'application/json': { schema, ...(data ? { example: { status: 'success', data } } : {}) },
  }
}

const hasBody = ({ inline }: Components, row: Endpoint): boolean => {
  const { properties = {}, anyOf = [] } = inline(row.body, 'input')
  return row.method !== 'GET' && Object.keys(properties).length + anyOf.length > 0
}

const failureOf = (status: number, codes: readonly ErrorCode[]) => ({
  description: STATUS_CODES[status] ?? '',
  content: {
    'application/json': {
      schema: {
        $ref: '#/components/schemas/Failure',
        properties: { error: { properties: { code: { enum: codes } } } },
      },
    },
  },
})

const NAMES: Readonly<Record<number, string>> = {
  400: 'Invalid',
  401: 'NotSignedIn',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'NoSuchMethod',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'WrongMediaType',
  422: 'Refused',
  429: 'TooMany',
}

/** Responses that refuse, each set of codes once: many endpoints share theirs. */
const collectRefusals = () => {
  const responses: Record<string, ReturnType<typeof failureOf>> = {}
  const nameFor = (status: number, codes: readonly ErrorCode[]): string => {
    const base = NAMES[status] ?? `Status${status}`
    const made = failureOf(status, codes)
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? base : `${base}${count}`
      responses[name] ??= made
      if (isDeepStrictEqual(responses[name], made)) return name
    }
  }
  /** A response for each status with which an endpoint may refuse, with the codes that it may give. */
  const refer = (codes: readonly ErrorCode[]) => {
    const statuses = [...new Set(codes.map(statusOf))]
    return Object.fromEntries(
      statuses.map((status) => {
        const name = nameFor(
          status,
          codes.filter((code) => statusOf(code) === status),
        )
        return [status, { $ref: `#/components/responses/${name}` }]
      }),
    )
  }
  return { refer, responses }
}

type Parts = { components: Components; refusals: ReturnType<typeof collectRefusals> }

const operation = ({ components, refusals }: Parts, noun: string, name: string, row: Endpoint) => ({
  operationId: `${noun}.${name}`,
  tags: [noun],
  summary: row.summary,
  security: row.auth === 'user' || row.auth === 'vendor' ? [{ bearer: [] }] : [],
  parameters: [
    ...parameters(components, row.params, 'path'),
    ...parameters(components, row.query, 'query'),
    ...(row.idempotent ? [KEY_HEADER] : []),
  ],
  ...(hasBody(components, row)
    ? {
        requestBody: {
          content: { 'application/json': { schema: components.refer(row.body, 'input') } },
        },
      }
    : {}),
  responses: {
    200: { description: 'OK', content: success(components, `${noun}.${name}`, row) },
    ...refusals.refer(refusalsOf(`${noun}.${name}`, row)),
  },
})

const makeDocument = () => {
  const parts = { components: collectComponents(), refusals: collectRefusals() }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [noun, rows] of Object.entries(ENDPOINTS)) {
    for (const [name, row] of Object.entries<Endpoint>(rows)) {
      // Operators' endpoints are nobody else's business.
      if (row.auth === 'operator') continue
      const path = paths[row.path] ?? {}
      path[row.method.toLowerCase()] = operation(parts, noun, name, row)
      paths[row.path] = path
    }
  }
  const schemas: Record<string, object> = { Success: SUCCESS, ...parts.components.used }
  return {
    openapi: '3.1.0',
    info: { title: 'Oja', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas,
      responses: parts.refusals.responses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

let made: ReturnType<typeof makeDocument> | undefined

export const openApiDocument = () => {
  made ??= makeDocument()
  return made
}
