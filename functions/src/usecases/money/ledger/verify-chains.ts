import pMap from 'p-map'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import { readChainOwners } from '../../../db/money/chain-owners'
import { readChain, readChainBefore } from '../../../db/money/ledger'
import { chainProblems, type LedgerProblem } from '../../../domain/money/ledger/chain-problems'
import type { Chain } from '../../../domain/orders/transaction/posting/ledger'

/** A chain that changes while it is read is read again, this often at most. */
const MAX_LOOKS = 5
const AT_ONCE = 20

const ownerOf = async (id: string): Promise<Chain | undefined> =>
  (await readChainOwners([id])).get(id)

/** Verifies a chain as a whole, once no entry was posted while it was read. */
const verifyChain = async (id: string): Promise<LedgerProblem[]> => {
  let before = await ownerOf(id)
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const entries = await readChain(id)
    const after = await ownerOf(id)
    if (before?.head === after?.head) return chainProblems(id, entries, after)
    before = after
  }
  return []
}

const byChain = (entries: readonly LedgerEntry[]): Map<string, LedgerEntry[]> => {
  const chains = new Map<string, LedgerEntry[]>()
  for (const entry of entries) {
    const chain = chains.get(entry.chain)
    if (chain) chain.push(entry)
    else chains.set(entry.chain, [entry])
  }
  return chains
}

/** Verifies whole chains against the ends that their owners store. */
export const verifyWholeChains = async (
  owners: Iterable<[string, Chain]>,
): Promise<LedgerProblem[]> => {
  const problems: LedgerProblem[] = []
  await pMap(
    owners,
    async ([id, owner]) => {
      const isSuspect = chainProblems(id, await readChain(id), owner).length > 0
      if (isSuspect) problems.push(...(await verifyChain(id)))
    },
    { concurrency: AT_ONCE },
  )
  return problems
}

/**
 * Verifies new entries: each by itself, and that they continue their chains up to the ends that the
 * owners store. Of an older part it reads only the last entry. Money moves meanwhile, so a chain
 * that looks wrong is verified as a whole before it is reported.
 */
export const verifyEntries = async (entries: readonly LedgerEntry[]): Promise<LedgerProblem[]> => {
  const chains = byChain(entries)
  const owners = await readChainOwners([...chains.keys()])
  const problems: LedgerProblem[] = []
  await pMap(
    chains,
    async ([id, given]) => {
      const first = Math.min(...given.map(({ sequence }) => sequence))
      const before = first > 0 ? await readChainBefore(id, first) : undefined
      const isSuspect = chainProblems(id, given, owners.get(id), before).length > 0
      if (isSuspect) problems.push(...(await verifyChain(id)))
    },
    { concurrency: AT_ONCE },
  )
  return problems
}

/** Lists the entries whose chains have no owner. */
export const ownerlessEntries = async (
  entries: readonly LedgerEntry[],
): Promise<LedgerProblem[]> => {
  const owners = await readChainOwners([...new Set(entries.map(({ chain }) => chain))])
  const ownerless = entries.filter(({ chain }) => !owners.has(chain))
  return [...byChain(ownerless)].flatMap(([id, given]) => chainProblems(id, given, undefined))
}
