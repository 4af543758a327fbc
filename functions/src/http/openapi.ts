import * as z from 'zod/mini'
import type { Endpoint } from '../contract/api/endpoint'
import { API_BASE, ENDPOINTS } from '../contract/api/endpoints'
import { failureSchema } from '../contract/api/errors'
import { SAMPLE_BANKS } from '../contract/reference/banks'

type JsonSchema = z.core.JSONSchema.BaseSchema

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parameters = (schema: z.core.$ZodType, place: 'path' | 'query') => {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
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

const success = (id: string, row: Endpoint) => {
  if (row.produces && row.produces !== 'text/csv') return { [row.produces]: {} }
  if (row.produces) return { [row.produces]: { schema: { type: 'string' } } }
  const properties = {
    status: { const: 'success' },
    data: jsonSchema(row.response, 'output'),
    message: { type: 'string' },
  }
  const schema = { type: 'object', required: ['status', 'data'], properties }
  const data = EXAMPLES[id]
  return {
    'application/json': { schema, ...(data ? { example: { status: 'success', data } } : {}) },
  }
}

const hasBody = (row: Endpoint): boolean => {
  const { properties = {}, anyOf = [] } = jsonSchema(row.body, 'input')
  return row.method !== 'GET' && Object.keys(properties).length + anyOf.length > 0
}

const operation = (noun: string, name: string, row: Endpoint) => ({
  operationId: `${noun}.${name}`,
  tags: [noun],
  summary: row.summary,
  security: row.auth === 'user' || row.auth === 'vendor' ? [{ bearer: [] }] : [],
  parameters: [
    ...parameters(row.params, 'path'),
    ...parameters(row.query, 'query'),
    ...(row.idempotent ? [KEY_HEADER] : []),
  ],
  ...(hasBody(row)
    ? {
        requestBody: { content: { 'application/json': { schema: jsonSchema(row.body, 'input') } } },
      }
    : {}),
  responses: {
    200: { description: row.summary, content: success(`${noun}.${name}`, row) },
    default: {
      description: 'A refusal, with its code',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
})

const makeDocument = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [noun, rows] of Object.entries(ENDPOINTS)) {
    for (const [name, row] of Object.entries<Endpoint>(rows)) {
      // Operators' endpoints are nobody else's business.
      if (row.auth === 'operator') continue
      const path = paths[row.path] ?? {}
      path[row.method.toLowerCase()] = operation(noun, name, row)
      paths[row.path] = path
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Oja', version: '1' },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

let made: ReturnType<typeof makeDocument> | undefined

export const openApiDocument = () => {
  made ??= makeDocument()
  return made
}
