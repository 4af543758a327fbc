import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api/endpoint'
import { API_BASE, ENDPOINTS } from '../../contract/api/endpoints'
import { type ErrorCode, statusOf } from '../../contract/api/errors'
import { refusalsOf } from '../../contract/api/refusals'
import { SAMPLE_BANKS } from '../../contract/reference/banks'
import { collectComponents } from './components'

type Components = ReturnType<typeof collectComponents>

/** Parts that several operations share, each once under a name. */
const collectShared = <T extends object>(kind: 'parameters' | 'requestBodies' | 'responses') => {
  const named: Record<string, T> = {}
  const references: Record<string, { $ref?: string }[]> = {}
  const refer = (base: string, part: T): object => {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? base : `${base}_${count}`
      named[name] ??= part
      if (!isDeepStrictEqual(named[name], part)) continue
      const reference = { $ref: `#/components/${kind}/${name}` }
      references[name] = [...(references[name] ?? []), reference]
      return reference
    }
  }
  /** The parts that are shared in fact; each of the others stands where it is used. */
  const shared = (): Record<string, T> => {
    for (const [name, [only, ...others]] of Object.entries(references)) {
      if (!only || others.length > 0) continue
      delete only.$ref
      Object.assign(only, named[name])
      delete named[name]
    }
    return named
  }
  return { refer, shared }
}

type Parameter = { name: string; in: string; required?: boolean; schema: unknown }

const parameters = (
  { inline }: Components,
  schema: z.core.$ZodType,
  place: 'path' | 'query',
): Parameter[] => {
  const { properties = {}, required = [] } = inline(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    ...((place === 'path' || required.includes(name)) && { required: true }),
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
  if (row.produces && !row.produces.startsWith('text/')) return { [row.produces]: {} }
  if (row.produces) return { [row.produces]: { schema: { type: 'string' } } }
  const properties = { data: refer(row.response, 'output') }
  const schema = { $ref: '#/components/schemas/Ok', properties }
  const data = EXAMPLES[id]
  return {
    'application/json': { schema, ...(data ? { example: { status: 'success', data } } : {}) },
  }
}

const nameOf = ({ $ref = '' }: { $ref?: string }): string => $ref.split('/').at(-1) ?? ''

/** What several operations answer has a name. */
const answer = ({ components, responses }: Parts, id: string, row: Endpoint) => {
  const whole = { description: 'OK', content: success(components, id, row) }
  const name = row.produces ? '' : nameOf(components.refer(row.response, 'output'))
  return responses.refer(`Ok${name}`, whole)
}

const hasBody = ({ inline }: Components, row: Endpoint): boolean => {
  const { properties = {}, anyOf = [] } = inline(row.body, 'input')
  return row.method !== 'GET' && Object.keys(properties).length + anyOf.length > 0
}

/** Its status says what kind of refusal it is, its code which one. */
const failureOf = (codes: readonly ErrorCode[]) => ({
  description: 'Refused',
  content: {
    'application/json': {
      schema: {
        $ref: '#/components/schemas/Error',
        properties: { error: { properties: { code: { enum: codes } } } },
      },
    },
  },
})

const makeParts = () => ({
  components: collectComponents(),
  parameters: collectShared<Parameter>('parameters'),
  requestBodies: collectShared('requestBodies'),
  responses: collectShared<{ description: string; content: object }>('responses'),
})
type Parts = ReturnType<typeof makeParts>

/** With what any request can be refused, whatever it asks for: it stands together under one name. */
const OF_ANY: readonly number[] = [400, 401, 413, 415, 429]
const OTHER = '4XX'

const isOfAny = (code: ErrorCode): boolean =>
  OF_ANY.includes(statusOf(code)) || code === 'auth/user-disabled'

/** A response for each status with which an endpoint may refuse, with the codes that it may give. */
const refusals = ({ responses }: Parts, codes: readonly ErrorCode[]) => {
  const keyOf = (code: ErrorCode): string => (isOfAny(code) ? OTHER : String(statusOf(code)))
  return Object.fromEntries(
    [...new Set(codes.map(keyOf))].map((key) => {
      const ofKey = codes.filter((code) => keyOf(code) === key).sort()
      return [key, responses.refer(key, failureOf(ofKey))]
    }),
  )
}

const parametersOf = ({ components, parameters: shared }: Parts, row: Endpoint) => {
  const all = [
    ...parameters(components, row.params, 'path'),
    ...parameters(components, row.query, 'query'),
    ...(row.idempotent ? [KEY_HEADER] : []),
  ]
  return all.length === 0 ? {} : { parameters: all.map((one) => shared.refer(one.name, one)) }
}

const bodyOf = ({ components, requestBodies }: Parts, row: Endpoint) => {
  if (!hasBody(components, row)) return {}
  const schema = components.refer(row.body, 'input')
  const content = { 'application/json': { schema } }
  return { requestBody: requestBodies.refer(nameOf(schema) || 'Body', { content }) }
}

const operation = (parts: Parts, noun: string, name: string, row: Endpoint) => ({
  operationId: `${noun}.${name}`,
  tags: [noun],
  summary: row.summary,
  ...(row.auth === 'user' || row.auth === 'vendor' ? {} : { security: [] }),
  ...parametersOf(parts, row),
  ...bodyOf(parts, row),
  responses: {
    200: answer(parts, `${noun}.${name}`, row),
    ...refusals(parts, refusalsOf(`${noun}.${name}`, row)),
  },
})

const makeDocument = () => {
  const parts = makeParts()
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
  const schemas: Record<string, object> = { Ok: SUCCESS, ...parts.components.used }
  return {
    openapi: '3.1.0',
    info: { title: 'Oja', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: API_BASE }],
    // Of every operation that doesn't say that it is open.
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas,
      parameters: parts.parameters.shared(),
      requestBodies: parts.requestBodies.shared(),
      responses: parts.responses.shared(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

let made: ReturnType<typeof makeDocument> | undefined

export const openApiDocument = () => {
  made ??= makeDocument()
  return made
}
