import type { Deps } from '../usecases/deps'

/** Keeps what new instances of the search begin with close to now. */
export const renewSearchSnapshot = async (deps: Deps): Promise<void> => {
  const products = await deps.search.renewSnapshot()
  deps.log.info('The search snapshot was renewed', { products })
}
