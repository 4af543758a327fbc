import type { Deps } from '../usecases/deps'

/** Renews the snapshot that new search instances start from. */
export const renewSearchSnapshot = async (deps: Deps): Promise<void> => {
  const products = await deps.search.renewSnapshot()
  deps.log.info('The search snapshot was renewed', { products })
}
