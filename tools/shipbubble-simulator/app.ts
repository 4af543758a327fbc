import express, { type RequestHandler } from 'express'
import { injectFailures } from './failures'
import { fail, handleError, readJson } from './http'
import { controlRoutes } from './routes/control'
import { shippingRoutes } from './routes/shipping'
import type { World } from './world'

const requireKey =
  (world: World): RequestHandler =>
  ({ headers }, _response, next) => {
    if (headers.authorization !== `Bearer ${world.settings.secretKey}`) {
      fail(401, 'Invalid API key')
    }
    next()
  }

/** Shipbubble's own API, whose requests can be made to fail, is below `/v1`. */
export const createApp = (world: World) => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use((_request, response, next) => {
    response.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    next()
  })
  app.get('/', (_request, response) => {
    response.json({ service: 'shipbubble-simulator', state: '/__control/state' })
  })
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', service: 'shipbubble-simulator' })
  })
  app.use('/__control', readJson, controlRoutes(world))
  app.use('/__control', () => fail(404, 'No such command'))
  app.use('/v1', injectFailures(world), requireKey(world), readJson, shippingRoutes(world))
  app.use(() => fail(404, 'Route not found'))
  app.use(handleError)
  return app
}
