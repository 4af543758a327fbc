import type { LedgerEntry } from '../../contract/entities/ledger'
import { type LedgerSeal, type SealCopy, sealCopySchema } from '../../contract/entities/ledger-seal'
import { storagePaths } from '../../contract/paths'
import { sealedEntries } from '../../domain/ledger/seal'
import { canonicalJson } from '../../domain/transaction/canonical-json'
import type { Deps } from '../deps'

const TYPE = '.json'
const PAGE = 1_000

const pathOf = (id: string): string => `${storagePaths.ledgerSeals}${id}${TYPE}`

/**
 * Writes the sealed entries to object storage once, out of reach of somebody who can only write the
 * database.
 */
export const writeSealCopy = (
  { objects }: Deps,
  seal: LedgerSeal,
  entries: readonly LedgerEntry[],
): Promise<boolean> => {
  const copy: SealCopy = { seal, entries: sealedEntries(entries) }
  return objects.writeOnce(pathOf(seal.id), Buffer.from(canonicalJson(copy)), 'application/json')
}

/** Returns undefined if there is no copy or it can't be parsed. */
export const readSealCopy = async (
  { objects }: Deps,
  id: string,
): Promise<SealCopy | undefined> => {
  const bytes = await objects.read(pathOf(id))
  if (!bytes) return undefined
  try {
    return sealCopySchema.safeParse(JSON.parse(bytes.toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** The ids of all seals that have a copy. */
export const copiedSealIds = async ({ objects }: Deps): Promise<string[]> => {
  const ids: string[] = []
  let from: string | undefined
  do {
    const page = await objects.list(storagePaths.ledgerSeals, PAGE, from)
    ids.push(
      ...page.objects.map(({ path }) => path.slice(storagePaths.ledgerSeals.length, -TYPE.length)),
    )
    from = page.next
  } while (from !== undefined)
  return ids
}
