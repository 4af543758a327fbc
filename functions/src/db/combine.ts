import { keyedQueue } from './keyed-queue'

type Group = { requests: unknown[]; outcomes: Promise<readonly unknown[]> }

const waiting = new Map<string, Group>()
const groups = keyedQueue()

/** The largest commit of a group stays well below what one request to Firestore may hold. */
export const MAX_GROUP_SIZE = 16

/**
 * @param hasWaited whether another group ran meanwhile: what the requests read may be stale
 */
export type HandleGroup<Request, Outcome> = (
  requests: readonly Request[],
  hasWaited: boolean,
) => Promise<readonly Outcome[]>

/**
 * Batches concurrent requests of one key, one group at a time in this instance: requests that come
 * while a group runs form the next.
 * @param handle returns one outcome per request, in their order
 * @throws what `handle` throws, to each request of the group
 */
export const combine = async <Request, Outcome>(
  key: string,
  request: Request,
  handle: HandleGroup<Request, Outcome>,
): Promise<Outcome> => {
  let group = waiting.get(key)
  if (!group || group.requests.length === MAX_GROUP_SIZE) {
    const requests: Request[] = []
    const hasWaited = groups.isBusy(key)
    const own: Group = {
      requests,
      outcomes: groups.run(key, () => {
        if (waiting.get(key) === own) waiting.delete(key)
        return handle(requests, hasWaited)
      }),
    }
    group = own
    waiting.set(key, group)
  }
  const index = group.requests.push(request) - 1
  return (await group.outcomes)[index] as Outcome
}
