import { PARTIES } from '../../../contract/entities/orders/party'
import { storagePaths } from '../../../contract/paths'
import { DAY_MS } from '../../../contract/time'
import { newestFirst } from '../../../db/orders/transactions'
import type { Deps } from '../../deps'

/** Removes the evidence packs of a person's transactions, which hold names and addresses. */
export const removePacks = async ({ objects }: Deps, uid: string): Promise<void> => {
  for (const role of PARTIES) {
    for await (const page of newestFirst({ uid, role, status: 'all' })) {
      for (const { id, chargebacks } of page) {
        if (chargebacks.length > 0) await objects.remove(storagePaths.chargebackPack(id))
      }
    }
  }
}

/** Card schemes hear a case for up to 18 months, pre-arbitration and appeals included. */
const KEPT_MS = 540 * DAY_MS
const PAGE = 500

/** Removes packs that nothing was added to for 18 months. Returns how many. */
export const purgePacks = async ({ objects, clock }: Deps): Promise<number> => {
  let removed = 0
  let next: string | undefined
  do {
    const page = await objects.list(storagePaths.chargebackPacks, PAGE, next)
    for (const { path, created_at } of page.objects) {
      if (created_at > clock() - KEPT_MS) continue
      await objects.remove(path)
      removed += 1
    }
    next = page.next
  } while (next !== undefined)
  return removed
}
