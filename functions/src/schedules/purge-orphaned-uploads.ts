import { purgePacks } from '../usecases/chargeback/remove-packs'
import type { Deps } from '../usecases/deps'
import { purgeOrphanedUploads } from '../usecases/image/purge-orphaned-uploads'
import { removeOrphans } from '../usecases/user/remove-orphans'

/** Removes orphaned uploads, old evidence packs, and the data of users without an account. */
export const removeUnlinked = async (deps: Deps): Promise<void> => {
  const records = await removeOrphans(deps)
  const images = await purgeOrphanedUploads(deps)
  const packs = await purgePacks(deps)
  deps.log.info('What nothing links was removed', { pictures: images, packs, records })
}
