import express, { type Express } from 'express'
import { API_BASE } from '../contract/api/endpoints'
import type { Deps } from '../usecases/deps'
import { takeAtDoor } from '../usecases/rate-limit'
import { bindEndpoints } from './bind'
import { networkOf } from './client-network'
import { rawBody } from './middleware/body'
import { compress } from './middleware/compress'
import { failures, notFound } from './middleware/error-handler'
import { headers } from './middleware/headers'
import { createBuckets } from './middleware/rate-limiter'
import { requestId } from './middleware/request-id'
import { openApiDocument } from './openapi/document'
import { createResponseCache } from './response-cache'
import { TRUSTED_PROXIES } from './trusted-proxies'

export type AppOptions = {
  /** Throws if a response breaks its schema: for development and tests. */
  strict_responses: boolean
  /** How long this instance caches public responses; 0 disables the cache. */
  public_ttl_ms?: number
  deadline_ms?: number
  caller_per_minute?: number
  address_per_minute?: number
  /** Counts requests for endpoints with a limit in the database. */
  takeFromLimit?: typeof takeAtDoor
}

const CALLER_PER_MINUTE = 300
const ADDRESS_PER_MINUTE = 600
const DEADLINE_MS = 25_000

/** Creates the HTTP API; the caller decides where it listens. */
export const createApp = (deps: Deps, options: AppOptions): Express => {
  const countAddress = createBuckets(options.address_per_minute ?? ADDRESS_PER_MINUTE, deps.clock)
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('trust proxy', TRUSTED_PROXIES)
  app.use(requestId, headers, compress)
  app.use((req, _res, next) => {
    countAddress(networkOf(req))
    next()
  })
  app.get(`${API_BASE}/openapi.json`, (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').json(openApiDocument())
  })
  app.use(rawBody)
  app.use(
    API_BASE,
    bindEndpoints(deps, {
      strict_responses: options.strict_responses,
      deadline_ms: options.deadline_ms ?? DEADLINE_MS,
      takeFromLimit: options.takeFromLimit ?? takeAtDoor,
      countCaller: createBuckets(options.caller_per_minute ?? CALLER_PER_MINUTE, deps.clock),
      responses: createResponseCache(options.public_ttl_ms ?? 0),
    }),
  )
  app.use(notFound)
  app.use(failures(deps.log))
  return app
}
