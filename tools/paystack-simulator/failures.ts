import type { RequestHandler } from 'express'
import { fail } from './http'
import type { Failure } from './model'
import type { World } from './world'

/** Returns the planned failure that matches a request, if any, and counts it down. */
const takeFailure = (world: World, method: string, path: string): Failure | undefined => {
  const failure = world.state.failures.find(
    (planned) => path.startsWith(planned.path) && (planned.method ?? method) === method,
  )
  if (!failure) return undefined
  failure.times -= 1
  if (failure.times <= 0) {
    world.state.failures = world.state.failures.filter((planned) => planned !== failure)
  }
  return failure
}

/** Makes matching requests fail. Only `slow` and `lose-answer` still process the request. */
export const injectFailures =
  (world: World): RequestHandler =>
  (request, response, next) => {
    const failure = takeFailure(world, request.method, request.path)
    switch (failure?.mode) {
      case 'error':
        return fail(500, 'An error occurred on our side', 'internal_error', 'api_error')
      case 'garbage':
        response.status(502).type('html').send('<html><body><h1>502 Bad Gateway</h1></body></html>')
        return
      case 'hang':
        return
      case 'drop':
        request.socket.destroy()
        return
      case 'slow':
        setTimeout(next, failure.delay_ms)
        return
      case 'lose-answer':
        response.send = () => {
          request.socket.destroy()
          return response
        }
        return next()
      default:
        return next()
    }
  }
