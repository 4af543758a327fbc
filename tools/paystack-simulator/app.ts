import { fileURLToPath } from 'node:url'
import express, { type RequestHandler } from 'express'
import { passTime } from './clock'
import { injectFailures } from './failures'
import { fail, handleError, readJson, sendJson } from './http'
import { bankRoutes } from './routes/banks'
import { checkoutRoutes } from './routes/checkout'
import { controlRoutes } from './routes/control'
import { disputeRoutes, uploadRoutes } from './routes/disputes'
import { refundRoutes } from './routes/refunds'
import { transactionRoutes } from './routes/transactions'
import { transferRoutes } from './routes/transfers'
import { webhookRoutes } from './routes/webhooks'
import type { World } from './world'

const HEADERS = {
  'cache-control': 'no-store',
  // No scripts and no external resources; forms may redirect to the merchant.
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}
const PUBLIC_FOLDER = fileURLToPath(new URL('public', import.meta.url))

const requireKey =
  (world: World): RequestHandler =>
  ({ headers }, _response, next) => {
    if (headers.authorization !== `Bearer ${world.settings.secretKey}`) {
      fail(401, 'Invalid key', 'invalid_key')
    }
    next()
  }

/**
 * Routes without a key come first. Paystack's own API, whose requests can be made to fail, comes
 * last.
 */
export const createApp = (world: World) => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use((_request, response, next) => {
    response.set(HEADERS)
    passTime(world)
    next()
  })
  app.get('/', (_request, response) =>
    sendJson(response, 200, { service: 'paystack-simulator', state: '/__control/state' }),
  )
  app.get('/health', (_request, response) =>
    sendJson(response, 200, { status: 'ok', service: 'paystack-simulator' }),
  )
  app.get('/favicon.ico', (_request, response) => response.status(204).end())
  app.use(express.static(PUBLIC_FOLDER, { index: false }))
  app.use('/checkout', checkoutRoutes(world))
  app.use('/__upload', uploadRoutes(world))
  app.use('/__control', readJson, controlRoutes(world), webhookRoutes(world))
  app.use('/__control', () => fail(404, 'No such command', 'not_possible'))

  app.use(injectFailures(world), requireKey(world), readJson)
  app.use(transactionRoutes(world), refundRoutes(world), bankRoutes(world))
  app.use(transferRoutes(world), disputeRoutes(world))
  app.use(() => fail(404, 'Route not found', 'route_not_found', 'api_error'))
  app.use(handleError)
  return app
}
