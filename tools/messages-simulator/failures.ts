import type { Request, RequestHandler, Response } from 'express'
import type { Channel, Failure, World } from './world'

const takeFailure = (world: World, channel: Channel): Failure | undefined => {
  const failure = world.state.failures.find((planned) => (planned.channel ?? channel) === channel)
  if (!failure) return undefined
  failure.times -= 1
  if (failure.times <= 0) {
    world.state.failures = world.state.failures.filter((planned) => planned !== failure)
  }
  return failure
}

type Wire = {
  channelOf: (request: Request) => Channel
  /** Answers as the provider does to a number that it doesn't take. */
  refuse: (response: Response) => void
}

/** Makes requests to send fail as planned. `lose-answer` sends the message all the same. */
export const injectFailures =
  (world: World, { channelOf, refuse }: Wire): RequestHandler =>
  (request, response, next) => {
    switch (takeFailure(world, channelOf(request))?.mode) {
      case 'error':
        response.status(500).json({ message: 'Something went wrong on our side' })
        return
      case 'refuse':
        refuse(response)
        return
      case 'garbage':
        response.status(502).type('html').send('<html><body><h1>502 Bad Gateway</h1></body></html>')
        return
      case 'hang':
        return
      case 'drop':
        request.socket.destroy()
        return
      case 'lose-answer':
        response.send = () => {
          request.socket.destroy()
          return response
        }
        next()
        return
      default:
        next()
    }
  }
