import * as z from 'zod/mini'
import { MAX_PAGE } from './page-size'

export const API_BASE = '/api/v1'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: everyone, any signed-in user, a user with the vendor role, the provider (signed). */
export type Caller = 'all' | 'user' | 'vendor' | 'provider'

/** Limits kept in the database; everything else has a bucket in the instance's memory. */
export type StrictLimit =
  | 'newsletter'
  | 'contact'
  | 'verification'
  | 'purchase'
  | 'payout'
  | 'refund_account'
  | 'report'
  | 'account_name'
  | 'payout_account'
  | 'account'
  | 'email'
  | 'dispute'
  | 'review'
  | 'store'
  | 'product'
  | 'file'
  | 'image'
  | 'address'
  | 'device'

type Schema = z.core.$ZodType

/** One row an endpoint. Routes, validation, the typed client and the OpenAPI document come from it. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = {
  method: Method
  /** Below /api/v1, with parameters in braces: `/transactions/{id}/approve`. */
  path: string
  who: Caller
  summary: string
  params: Params
  query: Query
  body: Body
  response: Response
  /** Needs an Idempotency-Key header. */
  idempotent?: true
  limit?: StrictLimit
  /** Answers are the same for everyone and may be kept by caches. */
  cacheable?: true
  /** Answers with the success text of the specification. */
  message?: string
  /** Answers a file of this type instead of JSON; `image/*` says in its answer which. */
  produces?: 'text/csv' | 'image/*'
}

const nothing = z.strictObject({})
type Nothing = typeof nothing

type Draft<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = Omit<
  Endpoint<P, Q, B, R>,
  'params' | 'query' | 'body'
> & { params?: P; query?: Q; body?: B }

/** Fills in what a row leaves out: no parameters, no query, no body. */
export const endpoint = <
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(
  draft: Draft<P, Q, B, R>,
): Endpoint<P, Q, B, R> => ({
  ...draft,
  // The defaults of the type parameters are exactly these values.
  params: draft.params ?? (nothing as Schema as P),
  query: draft.query ?? (nothing as Schema as Q),
  body: draft.body ?? (nothing as Schema as B),
})

export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
/** What a client passes: parameters, query and body, each before defaults are filled in. */
export type InputOf<E extends Endpoint> = {
  params?: z.input<E['params']>
  query?: z.input<E['query']>
  body?: z.input<E['body']>
}

export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60)), 24),
}

export const pageOf = <T extends Schema>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() })

/** An acknowledgement with nothing to tell. */
export const doneSchema = z.object({ done: z.literal(true) })

/** A list in a query: one value or repeated ones. */
export const listOf = <T extends Schema>(item: T) =>
  z.pipe(
    z.transform((value: unknown) =>
      value === undefined ? [] : Array.isArray(value) ? value : [value],
    ),
    z.array(item),
  )
