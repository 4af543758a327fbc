import type { LedgerEntry } from '../../contract/ledger'
import { timestampFromMillis } from '../../contract/time'
import { brokenLinkOf, digestOf } from '../../domain/transaction/ledger'
import { allLedgerEntries, type LedgerProof, saveProof } from '../../store/ledger'
import type { Deps } from '../deps'

/** `vendor:abc:payable` and `escrow:abc` are of the kinds `vendor` and `escrow`. */
const kindOf = (account: string): string => account.split(':', 1)[0] ?? account

const addSums = (sums: Record<string, number>, { postings, currency }: LedgerEntry): void => {
  for (const { account, amount_minor } of postings) {
    const name = `${kindOf(account)}:${currency}`
    sums[name] = (sums[name] ?? 0) + amount_minor
  }
}

/** Whether the entries of a chain follow each other; that none is missing at its end is reconciled. */
const isWhole = (entries: readonly LedgerEntry[]): boolean => {
  const sorted = [...entries].sort((a, b) => a.sequence - b.sequence)
  const head = sorted.at(-1)?.hash ?? null
  return brokenLinkOf(sorted, { count: sorted.length, head }) === undefined
}

/** Writes down counts, sums and a digest over every entry, so that later tampering is visible. */
export const proveLedger = async (deps: Deps): Promise<LedgerProof> => {
  const links: Pick<LedgerEntry, 'id' | 'hash'>[] = []
  const sums: Record<string, number> = {}
  const broken: string[] = []
  // Ids begin with their chain's, so that a chain comes in one piece.
  let chain: LedgerEntry[] = []
  const closeChain = () => {
    const [first] = chain
    if (first && !isWhole(chain)) broken.push(first.chain)
    chain = []
  }
  for await (const entry of allLedgerEntries()) {
    if (chain[0] && chain[0].chain !== entry.chain) closeChain()
    chain.push(entry)
    links.push({ id: entry.id, hash: entry.hash })
    addSums(sums, entry)
  }
  closeChain()
  const now = deps.clock()
  const proof: LedgerProof = {
    id: new Date(now).toISOString().slice(0, 10),
    entry_count: links.length,
    sums,
    digest: digestOf(links),
    broken,
    at: timestampFromMillis(now),
  }
  await saveProof(proof)
  if (broken.length > 0) deps.log.error('The ledger is broken', { broken })
  return proof
}
