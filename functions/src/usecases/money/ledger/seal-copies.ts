import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import {
  type LedgerSeal,
  type SealCopy,
  sealCopySchema,
} from '../../../contract/entities/money/ledger-seal'
import { storagePaths } from '../../../contract/paths'
import { sealedEntries } from '../../../domain/money/ledger/seal'
import { canonicalJson } from '../../../domain/orders/transaction/canonical-json'
import type { Deps } from '../../deps'

const TYPE = '.json'
const PAGE = 300

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

/** A page of the ids of seals that have a copy, starting at a page token. */
export const copiedSealPage = async (
  { objects }: Deps,
  from?: string,
): Promise<{ ids: string[]; next: string | undefined }> => {
  const page = await objects.list(storagePaths.ledgerSeals, PAGE, from)
  const idOf = (path: string) => path.slice(storagePaths.ledgerSeals.length, -TYPE.length)
  return { ids: page.objects.map(({ path }) => idOf(path)), next: page.next }
}

/** The ids of all seals that have a copy, in pages. */
export async function* copiedSealIds(deps: Deps): AsyncGenerator<string[]> {
  let from: string | undefined
  do {
    const { ids, next } = await copiedSealPage(deps, from)
    yield ids
    from = next
  } while (from !== undefined)
}
