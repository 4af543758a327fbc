import pTimeout from 'p-timeout'
import { AppError } from '../contract/api/errors'
import { SECOND_MS } from '../contract/time'

const MAX_WAIT_MS = 10_000

const running = new Map<string, Promise<unknown>>()

/**
 * Serializes concurrent requests with one idempotency key in this instance: the others start when
 * the first has ended, and then usually find its stored response.
 * @throws AppError `idempotency/in-progress` if that takes longer than `most_ms`
 */
export const serializeByKey = async <T>(
  key_id: string,
  work: () => Promise<T>,
  most_ms = MAX_WAIT_MS,
): Promise<T> => {
  const first = running.get(key_id)
  if (first) {
    const late = new AppError('idempotency/in-progress', {
      retry_after_seconds: most_ms / SECOND_MS,
    })
    await pTimeout(Promise.allSettled([first]), { milliseconds: most_ms, message: late })
    return work()
  }
  const mine = work()
  running.set(key_id, mine)
  try {
    return await mine
  } finally {
    running.delete(key_id)
  }
}
