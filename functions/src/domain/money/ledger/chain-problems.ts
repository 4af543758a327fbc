import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import { brokenLinkOf, type Chain } from '../../orders/transaction/posting/ledger'

/** A problem that the ledger's verification found. */
export type LedgerProblem = { id: string; problem: string }

/** Describes what is wrong with an entry's postings; undefined if nothing is. */
export const postingsProblem = ({
  postings,
  currency,
}: Pick<LedgerEntry, 'postings' | 'currency'>): string | undefined => {
  const sum = postings.reduce((total, { amount_minor }) => total + amount_minor, 0)
  if (sum !== 0) return `its postings in ${currency} sum to ${sum}, not to zero`
  return postings.length < 2 ? 'it has fewer than two postings' : undefined
}

const entryProblem = (entry: LedgerEntry): string | undefined => {
  const { id, chain, kind } = entry
  const problem = postingsProblem(entry)
  if (problem) return problem
  const isNamedAfter = id.startsWith(`${chain}:`) && id.endsWith(`:${kind}`)
  return isNamedAfter ? undefined : 'its id is not of its chain and kind'
}

/**
 * Lists the problems of a chain.
 * @param given its entries, in any order
 * @param owner the chain's count and head as stored on its transaction or payout, if it exists
 * @param before the chain's end before the first of the entries, if they aren't the whole chain
 */
export const chainProblems = (
  id: string,
  given: readonly LedgerEntry[],
  owner: Chain | undefined,
  before?: Chain,
): LedgerProblem[] => {
  const entries = [...given].sort((a, b) => a.sequence - b.sequence)
  const problems = entries.flatMap((entry): LedgerProblem[] => {
    const problem = owner
      ? entryProblem(entry)
      : 'its chain belongs to no transaction and to no payout'
    return problem ? [{ id: entry.id, problem }] : []
  })
  const broken = owner && brokenLinkOf(entries, owner, before)
  if (broken) problems.push({ id, problem: `its chain breaks at entry ${broken.sequence}` })
  return problems
}
