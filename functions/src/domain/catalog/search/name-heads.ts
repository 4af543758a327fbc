import { isName, nameKey } from './names/names'
import { tokenize } from './tokenizer'

/** What follows these says more about the goods, and no more what they are. */
const ENDS = /[,:;(–—|]| (?:with|for|in|from|of|by|on|at|to) | - /i
const AND = / (?:and|&) /i

/** How goods are packed and counted: the word before says what they are. */
const PACKED = new Set(
  tokenize('bag bar box bundle combo kit pack packet pair piece powder set trio'),
)

/** What holds something else: tea bags are tea. */
const HOLDING = new Set(['tea bag'])

/** What a title is of, with its subject before a colon: "Adire: A Pattern Book" is a book. */
const TITLED = new Set(tokenize('album book calendar guide journal notebook primer story tale'))

/** The words that say what a product is: "Bicycle Saddle with Springs" is a saddle. */
export const headsOf = (name: string): string[] => {
  const titled = tokenize(name.split(': ')[1] ?? '').at(-1)
  if (titled !== undefined && TITLED.has(titled)) return [titled]
  const [subject = ''] = name.split(ENDS)
  return subject.split(AND).flatMap((part) => {
    const words = tokenize(part)
    const last = words.at(-1)
    const before = words.at(-2)
    if (last === undefined) return []
    if (before === undefined || !PACKED.has(last)) return [last]
    return HOLDING.has(`${before} ${last}`) ? [before] : [before, last]
  })
}

const COMPOUND = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu

/**
 * Words that only say what another one is of: a "fish-trap" is no fish, tea bags are no bags. A
 * compound that is a name is one thing.
 */
export const partsIn = (name: string): string[] => {
  const compounds = (name.match(COMPOUND) ?? []).map(tokenize)
  const words = tokenize(name)
  const held = words.filter((word, at) => HOLDING.has(`${words[at - 1]} ${word}`))
  return [
    ...compounds.filter((parts) => !isName(nameKey(parts))).flatMap((parts) => parts.slice(0, -1)),
    ...held,
  ]
}
