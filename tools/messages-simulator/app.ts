import express, { type ErrorRequestHandler } from 'express'
import { messagesPage } from './page'
import { controlRoutes } from './routes/control'
import { metaRoutes } from './routes/meta'
import { termiiRoutes } from './routes/termii'
import type { World } from './world'

const handleError: ErrorRequestHandler = (error, _request, response, _next) => {
  const status = typeof error.status === 'number' ? error.status : 500
  if (status >= 500) console.error(error)
  response.status(status).json({ message: 'The request could not be read' })
}

/** Termii's API is below `/termii`, Meta's below `/meta`. */
export const createApp = (world: World) => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use((_request, response, next) => {
    response.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    next()
  })
  app.use(express.json({ limit: '1mb' }), (request, _response, next) => {
    request.body ??= {}
    next()
  })
  app.get('/', (_request, response) => {
    response.type('html').send(messagesPage(world))
  })
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', service: 'messages-simulator' })
  })
  app.use('/__control', controlRoutes(world))
  app.use('/termii', termiiRoutes(world))
  app.use('/meta', metaRoutes(world))
  app.use((_request, response) => {
    response.status(404).json({ message: 'Route not found' })
  })
  app.use(handleError)
  return app
}
