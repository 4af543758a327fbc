import type { Deps } from '../usecases/deps'
import { removeLitter } from '../usecases/picture/remove-litter'
import { removeOrphans } from '../usecases/user/remove-orphans'

/** Uploads that never became part of anything, and records without an account. */
export const removeUnlinked = async (deps: Deps): Promise<void> => {
  const records = await removeOrphans(deps)
  const pictures = await removeLitter(deps)
  deps.log.info('What nothing links was removed', { pictures, records })
}
