import type { Deps } from '../deps'
import { cardsOf } from './cards'

const MOST = 8

export const similarProducts = async (deps: Deps, id: string) =>
  cardsOf(await deps.search.similar(id, MOST))
