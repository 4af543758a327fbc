type Group = { requests: unknown[]; outcomes: Promise<readonly unknown[]> }

const waiting = new Map<string, Group>()
const running = new Map<string, Promise<unknown>>()

/** The largest commit of a group stays well below what one request to Firestore may hold. */
export const MOST_TOGETHER = 16

/**
 * @param hasWaited whether another group was answered meanwhile: what the requests read may be old
 */
export type Answer<Request, Outcome> = (
  requests: readonly Request[],
  hasWaited: boolean,
) => Promise<readonly Outcome[]>

/**
 * Answers requests of one key together, one group at a time in this instance: what comes while a
 * group is being answered forms the next.
 * @param answer one outcome per request, in their order
 * @throws what `answer` throws, to each request of the group
 */
export const combine = async <Request, Outcome>(
  key: string,
  request: Request,
  answer: Answer<Request, Outcome>,
): Promise<Outcome> => {
  let group = waiting.get(key)
  if (!group || group.requests.length === MOST_TOGETHER) {
    const requests: Request[] = []
    const before = running.get(key)
    const own: Group = {
      requests,
      outcomes: Promise.resolve(before).then(() => {
        if (waiting.get(key) === own) waiting.delete(key)
        return answer(requests, before !== undefined)
      }),
    }
    group = own
    waiting.set(key, group)
    const done = Promise.allSettled([group.outcomes]).then(() => {
      if (running.get(key) === done) running.delete(key)
    })
    running.set(key, done)
  }
  const index = group.requests.push(request) - 1
  return (await group.outcomes)[index] as Outcome
}
