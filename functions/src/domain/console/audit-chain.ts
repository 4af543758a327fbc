import type {
  AuditChain,
  AuditEntry,
  AuditRoot,
  OpsDecision,
} from '../../contract/entities/console/audit'
import { lagosDayOf } from '../../contract/lagos-day'
import { DAY_MS, millisOf, SETTLED_MS, timestampFromMillis } from '../../contract/time'
import { brokenLinkOf, digestOf, hashOf } from '../orders/transaction/posting/ledger'

/** The chain of an operator and a day in Lagos; an id that Firestore takes whatever the name is. */
export const auditChainId = (operator: string, day: string): string =>
  `${day}:${encodeURIComponent(operator)}`

/** Appends what an operator saw or decided to the chain of that day. */
export const appendToAudit = (
  chain: AuditChain | undefined,
  decision: OpsDecision,
): { entry: AuditEntry; chain: AuditChain } => {
  const { operator, at } = decision
  const day = lagosDayOf(millisOf(at))
  const id = auditChainId(operator, day)
  const { count, head } = chain ?? { count: 0, head: null }
  const unsigned = {
    before: null,
    after: null,
    ...decision,
    chain: id,
    day,
    sequence: count,
    previous_hash: head,
    hash: '',
  }
  const entry = { ...unsigned, hash: hashOf(unsigned) }
  return { entry, chain: { id, operator, day, count: count + 1, head: entry.hash } }
}

/** The last day that can be sealed at `now` (epoch ms). */
export const lastSealableDay = (now: number): string => lagosDayOf(now - SETTLED_MS - DAY_MS)

const rootDigest = (chains: readonly AuditChain[], previous: string | null): string =>
  digestOf([
    { id: 'previous', hash: String(previous) },
    ...chains.map(({ id, count, head }) => ({ id: `${id} ${count}`, hash: String(head) })),
  ])

/** The root of a day over all chains of it and the root before it. */
export const makeAuditRoot = (
  day: string,
  chains: readonly AuditChain[],
  previous: AuditRoot | undefined,
  now: number,
): AuditRoot => ({
  day,
  entry_count: chains.reduce((sum, { count }) => sum + count, 0),
  chains: chains.map(({ id }) => id).sort(),
  previous_root: previous?.root ?? null,
  root: rootDigest(chains, previous?.root ?? null),
  at: timestampFromMillis(now),
})

/**
 * What is wrong with a day: entries changed, removed or added, or another root than was sealed.
 * @param entries all entries of the day, in any order
 * @param root undefined while the day is open
 */
export const auditProblems = (
  chains: readonly AuditChain[],
  entries: readonly AuditEntry[],
  root: AuditRoot | undefined,
): string[] => {
  const known = new Set(chains.map(({ id }) => id))
  const broken = chains.flatMap((chain) => {
    const own = entries.filter((entry) => entry.chain === chain.id)
    const link = brokenLinkOf(
      own.toSorted((a, b) => a.sequence - b.sequence),
      chain,
    )
    return link ? [`${chain.id} breaks at entry ${link.sequence}`] : []
  })
  const strays = entries.filter(({ chain }) => !known.has(chain))
  const isOther = root && root.root !== rootDigest(chains, root.previous_root)
  return [
    ...broken,
    ...strays.map(({ id }) => `${id} is of no chain`),
    ...(isOther ? [`${root.day} is not what was sealed`] : []),
  ]
}
