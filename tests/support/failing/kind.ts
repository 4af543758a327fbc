import { readDueDocument } from '../../../functions/src/db/due-items'
import type { Deps } from '../../../functions/src/usecases/deps'
import { dueOf, pathOfId } from '../../../functions/src/usecases/jobs/due'
import { type JobName, runJob } from '../../../functions/src/usecases/jobs/jobs'
import { DUE_KINDS } from '../../../functions/src/usecases/jobs/kinds'
import type { Person } from '../people'
import type { TestApi } from '../test-api'

export type KindName = keyof typeof DUE_KINDS

/** What an item is planted with. */
export type Given = { testApi: TestApi; vendor: Person; buyer: Person }

/** A kind of due item that fails at every attempt, and how it is mended. */
export type Kind = {
  run: (deps: Deps) => Promise<unknown>
  /** Makes the item; returns the id under which operators find it. */
  make: () => Promise<string>
  /** Makes another one, due after it, that nothing is wrong with; returns whether it was done. */
  makeHealthy: () => Promise<() => Promise<boolean>>
  /** The services with what is wrong with them. */
  deps?: (given: Deps) => Deps
  mend: (id: string) => Promise<unknown>
  isDone: (id: string) => Promise<boolean>
}

export const dataOf = async <T>(document: {
  get: () => Promise<{ data: () => T | undefined }>
}) => {
  const data = (await document.get()).data()
  if (!data) throw new Error('no document')
  return data
}

/** How often an item failed in a row, and when it is due again. */
export const stateOf = async (name: KindName, id: string) => {
  const kind = DUE_KINDS[name]
  const stored = await readDueDocument(pathOfId(kind, id) ?? '')
  if (!stored) throw new Error(`no item ${id}`)
  const { failures, at } = dueOf(kind, stored.data)
  return { failures, next: at ?? 0 }
}

export const job = (name: JobName) => (deps: Deps) => runJob(deps, name)

/** Identity, payments and carriers that fail for some, by what is handed to them. */
export const failsFor =
  <Arguments extends unknown[], Result>(
    call: (...given: Arguments) => Promise<Result>,
    isFailing: (...given: Arguments) => boolean,
    problem: () => Error = () => new Error('down'),
  ) =>
  (...given: Arguments): Promise<Result> =>
    isFailing(...given) ? Promise.reject(problem()) : call(...given)
