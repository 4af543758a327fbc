import { type Listed, readListed } from '../../functions/src/db/due-items'
import { FAILING_AFTER } from '../../functions/src/usecases/backoff'
import { type DueKind, dueOf, idOfPath } from '../../functions/src/usecases/jobs/due'
import { ALL_DUE_KINDS } from '../../functions/src/usecases/jobs/kinds'
import { type Command, reasonOf, subjectOf } from './arguments'
import { decideByHand } from './decide-by-hand'

const MAX = 200

const lineOf = (kind: DueKind, { path, data }: Listed): string => {
  const { at, failures, problem } = dueOf(kind, data)
  const again = at === null ? 'not tried again' : `again at ${new Date(at).toISOString()}`
  return `  ${idOfPath(path)}  ${kind.name}  failed ${failures} times, ${again}  ${problem ?? ''}`
}

/** Lists due items of every kind that failed again and again. They are still retried. */
export const failingLines = async (): Promise<string[]> => {
  const lists = await Promise.all(
    ALL_DUE_KINDS.map(async (kind) => {
      const query = { ...kind.failing(FAILING_AFTER), page_size: MAX }
      return (await readListed(query)).map((listed) => lineOf(kind, listed))
    }),
  )
  const lines = lists.flat()
  return [`Failing again and again: ${lines.length}`, ...lines]
}

const requeue: Command = async (typed, deps) => {
  const id = subjectOf(typed)
  await decideByHand(deps, typed, 'requeue', { id, body: { reason: reasonOf(typed) } })
  return [`${id} is due now: the next run of its job tries it, within a minute or an hour.`]
}

export const failingCommands = { requeue }
