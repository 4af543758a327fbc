import type { Deps } from '../usecases/deps'
import { removeLitter } from '../usecases/picture/remove-litter'

/** Uploads that never became part of anything. */
export const removeUnlinkedPictures = async (deps: Deps): Promise<void> => {
  const removed = await removeLitter(deps)
  deps.log.info('Pictures that nothing links were removed', { removed })
}
