import type { ErrorCode } from '../../contract/api/errors'
import type { OpsDecision } from '../../contract/entities/console/audit'
import { hideSecretNumbers } from '../../contract/text/secret-number'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import type { Batch } from '../../db/firestore'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

/** Who decides and why. */
export type By = {
  /** A uid, the address that was given to the command line, or `rule`. */
  operator: string
  reason: string
  /** Written after the entry of the audit log, in its commit; throws to stop the commit. */
  also?: (batch: Batch, now: number) => Promise<void>
}

type Entry = Pick<OpsDecision, 'action' | 'subject' | 'before' | 'after'> & { id?: string }

const RECORDED = Symbol('recorded')

/** The result of a decision that is in the audit log: nothing else makes one. */
export type Recorded<T> = { readonly result: T; readonly [RECORDED]: true }

/** Shows that an entry is in the batch of a decision. */
export type Entered = <T>(result: T) => Recorded<T>

const recorded: Entered = (result) => ({ result, [RECORDED]: true })

/** The result of a decision that was made before: the same request again decides nothing. */
export const decidedBefore: Entered = recorded

/** Adds the audit log's entry of a decision to the commit of what was decided. */
export const enter = async (
  deps: Pick<Deps, 'ids'>,
  batch: Batch,
  by: By,
  { id = deps.ids(), ...entry }: Entry,
  now: number,
): Promise<Entered> => {
  const { operator, also } = by
  const reason = hideSecretNumbers(by.reason)
  await addOpsDecision(batch, { id, operator, ...entry, reason, at: timestampFromMillis(now) })
  // After the entry, whose chain makes decisions of one operator follow each other: so that two at
  // the same time don't both count as the first.
  await also?.(batch, now)
  return recorded
}

/** For a command of a transaction, whose commit writes the entry only if it changes anything. */
export const requireEntered = (entered: Entered | undefined): Entered => {
  if (!entered) throw new Error('a decision was carried out without an entry in the audit log')
  return entered
}

/** The result of what was done after its entry was committed, such as a call of the provider. */
export const carriedOn = <T>(_: Recorded<unknown>, result: T): Recorded<T> => recorded(result)

type Decided<T> = { entry: Entry; result: T }

/** Decides and commits, again after a conflict, with the entry of the audit log. */
export const commitDecision = <T>(
  deps: Deps,
  by: By,
  onExhausted: ErrorCode,
  decide: (batch: Batch, now: number) => Promise<Decided<T>>,
): Promise<Recorded<T>> =>
  commitWithRetry(backoffFrom(deps), onExhausted, async (batch) => {
    const now = deps.clock()
    const { entry, result } = await decide(batch, now)
    const entered = await enter(deps, batch, by, entry, now)
    return { result: entered(result) }
  })
