import { addStateDelivery } from '../../delivery/add-state-delivery'
import type { Deps } from '../../deps'
import { cardsOf } from './cards'

const MAX = 8

export const similarProducts = async (deps: Deps, id: string, place: string | undefined) =>
  addStateDelivery(await cardsOf(await deps.search.similar(id, MAX)), place, deps.clock())
