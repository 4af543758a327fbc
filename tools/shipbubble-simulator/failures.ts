import type { RequestHandler, Response } from 'express'
import { fail } from './http'
import type { Failure, World } from './world'

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

/** Well-formed and absurd: every number is negative, every text is another one's. */
const absurd = (value: unknown): unknown => {
  if (typeof value === 'number') return -Math.abs(value) - 0.5
  if (typeof value === 'string') return `not ${value}`
  if (Array.isArray(value)) return value.map(absurd)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, absurd(field)]))
}

const answerAbsurdly = (response: Response): void => {
  const { json } = response
  response.json = (body: Record<string, unknown>) =>
    json.call(response, { ...body, data: absurd(body.data) })
}

/** Makes matching requests fail. `nonsense`, `slow` and `lose-answer` still do the work. */
export const injectFailures =
  (world: World): RequestHandler =>
  (request, response, next) => {
    const failure = takeFailure(world, request.method, request.path)
    switch (failure?.mode) {
      case 'error':
        return fail(500, 'Something went wrong on our side')
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
      case 'nonsense':
        answerAbsurdly(response)
        return next()
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
