import { readDealOfCode } from '../../../db/orders/deals'
import { makeDealCode } from '../../../domain/orders/deal/deal-code'
import type { Deps } from '../../deps'

/** A code that no deal has. */
export const freeCode = async (deps: Pick<Deps, 'random'>): Promise<string> => {
  const code = makeDealCode(deps.random)
  return (await readDealOfCode(code)) ? freeCode(deps) : code
}
