import * as z from 'zod/mini'
import type { OperatorRole } from '../entities/console/operator'
import { MAX_PAGE, MAX_PER_PAGE } from './page-size'

export const API_BASE = '/api/v1'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: everyone, a signed-in user, a user with the vendor role, an operator, the provider
 * (signed).
 */
type EndpointAuth = 'public' | 'user' | 'vendor' | 'operator' | 'provider'

/** Rate limits stored in the database; other endpoints use a bucket in the instance's memory. */
export type StrictLimit =
  | 'newsletter'
  | 'contact'
  | 'verification'
  | 'purchase'
  | 'payout'
  | 'wallet_payment'
  | 'booking'
  | 'carrier_quote'
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
  | 'draft'
  | 'deal'
  | 'deal_price'
  | 'offer'
  | 'deal_code'
  | 'deal_opened'
  | 'request'
  | 'request_answer'
  | 'request_image'
  | 'file'
  | 'image'
  | 'address'
  | 'device'
  | 'operator'
  | 'look'
  | 'code_address'
  | 'code_hour'
  | 'code_day'
  | 'code_house'
  | 'code_try'
  | 'proof'
  | 'check'

type Schema = z.core.$ZodType

/** An endpoint definition: source of the routes, validation, typed client and OpenAPI document. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = {
  method: Method
  /** Relative to /api/v1, with parameters in braces: `/transactions/{id}/approve`. */
  path: string
  auth: EndpointAuth
  /** The least role of an operator; others get 404, as if there were no such endpoint. */
  operator?: OperatorRole
  /** Moves money or changes who may: needs a fresh sign-in, see `requireFreshSignIn`. */
  needs_fresh_sign_in?: true
  /** Something that a phone number alone never does, see `requireMoreThanPhone`. */
  needs_more_than_phone?: true
  summary: string
  params: Params
  query: Query
  body: Body
  response: Response
  /** Needs an Idempotency-Key header. */
  idempotent?: true
  limit?: StrictLimit
  /**
   * Responses are the same for everyone and may be cached: `briefly` if they say what is free now, `live` if people
   * look on while it changes.
   */
  cacheable?: true | 'briefly' | 'live'
  /** The specification's success message. */
  message?: string
  /** Responds with a file instead of JSON; for `image/*`, the response names the exact type. */
  produces?: 'text/csv' | 'text/plain' | 'image/*' | 'application/pdf'
}

const nothing = z.strictObject({})
type Nothing = typeof nothing

type Draft<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = Omit<
  Endpoint<P, Q, B, R>,
  'params' | 'query' | 'body'
> & { params?: P; query?: Q; body?: B }

/** Fills in empty schemas for absent params, query and body. */
export const endpoint = <
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(
  draft: Draft<P, Q, B, R>,
): Endpoint<P, Q, B, R> => ({
  ...draft,
  // The type parameters default to the same empty schema.
  params: draft.params ?? (nothing as Schema as P),
  query: draft.query ?? (nothing as Schema as Q),
  body: draft.body ?? (nothing as Schema as B),
})

export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
/** What a client passes, before defaults are applied. */
export type InputOf<E extends Endpoint> = {
  params?: z.input<E['params']>
  query?: z.input<E['query']>
  body?: z.input<E['body']>
}

export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PER_PAGE)), 24),
}

export const pageOf = <T extends Schema>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() })

/** The response of an endpoint that returns no data. */
export const doneSchema = z.object({ done: z.literal(true) })

/** A query parameter that may be given once or repeatedly. */
export const listOf = <T extends Schema>(item: T) =>
  z.pipe(
    z.transform((value: unknown) =>
      value === undefined ? [] : Array.isArray(value) ? value : [value],
    ),
    z.array(item),
  )
