import type { LedgerEntry } from '../../contract/entities/ledger'
import { allLedgerEntries, readChain } from '../../db/money/ledger'
import { payoutChains, readPayout } from '../../db/money/payouts'
import { readUnplaced, unplacedChains } from '../../db/money/unplaced'
import { readTransaction, transactionChains } from '../../db/orders/transactions'
import { chainProblems, type LedgerProblem } from '../../domain/ledger/chain-problems'
import type { Chain } from '../../domain/transaction/posting/ledger'

/** A chain that changes while it is read is read again, this often at most. */
const MAX_LOOKS = 5

const ownerOf = async (id: string): Promise<Chain | undefined> =>
  (await readTransaction(id))?.data.ledger ??
  (await readPayout(id))?.data.ledger ??
  (await readUnplaced(id))?.data.ledger

/** Verifies a chain again, to rule out problems caused by entries posted during the read. */
const lookAgain = async (id: string): Promise<LedgerProblem[]> => {
  let before = await ownerOf(id)
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const entries = await readChain(id)
    const after = await ownerOf(id)
    if (before?.head === after?.head) return chainProblems(id, entries, after)
    before = after
  }
  return []
}

/**
 * Verifies all entries, and every chain head stored on a transaction, a payout or an unplaced item.
 * It reads while money moves, so a suspicious chain is read again before it is reported.
 */
export const verifyChains = async (): Promise<{
  entry_count: number
  problems: LedgerProblem[]
}> => {
  const owners = new Map([
    ...(await transactionChains()),
    ...(await payoutChains()),
    ...(await unplacedChains()),
  ])
  const suspects: string[] = []
  let entry_count = 0
  let chain: LedgerEntry[] = []
  const closeChain = () => {
    const [first] = chain
    if (!first) return
    if (chainProblems(first.chain, chain, owners.get(first.chain)).length > 0) {
      suspects.push(first.chain)
    }
    owners.delete(first.chain)
    chain = []
  }
  for await (const entry of allLedgerEntries()) {
    if (chain[0] && chain[0].chain !== entry.chain) closeChain()
    chain.push(entry)
    entry_count += 1
  }
  closeChain()
  // Chains without any entry: their stored count should be 0.
  for (const [id, { count }] of owners) if (count > 0) suspects.push(id)
  const problems: LedgerProblem[] = []
  for (const id of suspects) problems.push(...(await lookAgain(id)))
  return { entry_count, problems }
}
