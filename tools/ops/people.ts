import { fillListedStores } from '../../functions/src/usecases/operators/fill-listed-stores'
import { fillSearchWords } from '../../functions/src/usecases/operators/fill-search-words'
import type { Command } from './arguments'

const fill: Command = async (_typed, deps) => [
  `${await fillSearchWords(deps)} people and stores can be found by the words of their names now.`,
]

const list: Command = async (_typed, deps) => [
  `${await fillListedStores(deps)} stores are in the list of stores now.`,
]

/** Commands about the documents of people. */
export const peopleCommands = { 'fill-words': fill, 'fill-listed': list }
