import type { Deps } from '../deps'
import { cardsOf } from './cards'

const MAX = 8

export const similarProducts = async (deps: Deps, id: string) =>
  cardsOf(await deps.search.similar(id, MAX))
