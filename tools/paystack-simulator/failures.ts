import type { Reply } from './http'
import { refuse } from './http'
import type { Failure } from './state'
import type { World } from './world'

/** The failure that this call meets, if one is planned for it; counted down. */
export const takeFailure = (world: World, method: string, path: string): Failure | null => {
  const failure = world.state.failures.find(
    (planned) => path.startsWith(planned.path) && (planned.method ?? method) === method,
  )
  if (!failure) return null
  failure.times -= 1
  if (failure.times <= 0) {
    world.state.failures = world.state.failures.filter((planned) => planned !== failure)
  }
  return failure
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const GARBAGE: Reply = {
  status: 502,
  type: 'text/html',
  body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
}

/**
 * Answers a call under a failure. Only `slow` and `lose-answer` do the work. `hang` gives no
 * reply at all and `drop` means that the connection breaks.
 */
export const failingReply = async (
  failure: Failure,
  work: () => Promise<Reply>,
): Promise<Reply | 'hang' | 'drop'> => {
  switch (failure.mode) {
    case 'error':
      return refuse(500, 'An error occurred on our side', 'internal_error', 'api_error')
    case 'garbage':
      return GARBAGE
    case 'slow':
      await pause(failure.delay_ms)
      return work()
    case 'lose-answer':
      await work()
      return 'drop'
    case 'hang':
    case 'drop':
      return failure.mode
  }
}
