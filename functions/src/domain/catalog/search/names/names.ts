import { STOP_WORDS } from '../stop-words'
import { tokenize } from '../tokenizer'
import { COLOUR_FAMILIES } from './colours'
import { COMMON_WORDS } from './common-words'
import { INSTEAD } from './instead'
import { KINDS } from './kinds'
import { SAME_FOOD } from './same-food'
import { SAME_GOODS } from './same-goods'

/**
 * Words that stand together for something, and how well they do: 1 for what was typed. In the name of
 * a product it counts more than anything else that stands for it (`BOOSTS`).
 */
export type Name = { words: readonly string[]; weight: number }

const SAME = 0.6
const KIND = 0.5
/** A kind of a kind. */
const NARROWER = 0.45
const INSTEAD_OF = 0.4
/** Each next one in the list of what takes something's place. */
const LESS = 0.04
/** Another thing of the same kind. */
const SIBLING = 0.2
/** A shade of a colour, what it is a shade of, and other shades of that. */
const SHADE = 0.4
const KIN = 0.3

type Links = { same: Set<string>; kinds: Set<string>; covered_by: Set<string>; instead: string[] }

/** The longest name in words. */
const MAX_NAME_WORDS = 4

/** A text as names are looked up by: without stop words. */
export const nameKey = (words: readonly string[]): string => words.join(' ')

const keyOf = (text: string): string => {
  const words = tokenize(text)
  const said = words.filter((word) => !STOP_WORDS.has(word))
  return nameKey(said.length > 0 ? said : words)
}

const linksByKey = new Map<string, Links>()
const linksOf = (key: string): Links => {
  const known = linksByKey.get(key)
  if (known) return known
  const made = { same: new Set<string>(), kinds: new Set<string>(), covered_by: new Set<string>() }
  const links: Links = { ...made, instead: [] }
  linksByKey.set(key, links)
  return links
}

const linesOf = (text: string): string[] => text.trim().split('\n')
const keysOf = (list: string): string[] =>
  [...new Set(list.split(',').map(keyOf))].filter((key) => key !== '')

for (const line of [...linesOf(SAME_FOOD), ...linesOf(SAME_GOODS)]) {
  const searched = new Set(keysOf(line.replaceAll(/\([^)]*\),? ?/g, '')))
  for (const key of keysOf(line)) {
    for (const other of searched) if (other !== key) linksOf(key).same.add(other)
  }
}
const foods = new Set(linesOf(SAME_FOOD).flatMap((line) => keysOf(line.replaceAll(/[()]/g, ''))))
/** Whether it is something to eat or drink, or to cook with. */
export const isFood = (key: string): boolean => foods.has(key)

for (const line of linesOf(KINDS)) {
  const [general = '', list = ''] = line.split(':')
  for (const kind of keysOf(list)) {
    linksOf(keyOf(general)).kinds.add(kind)
    linksOf(kind).covered_by.add(keyOf(general))
  }
}
for (const line of linesOf(INSTEAD)) {
  const [wanted = '', list = ''] = line.split(':')
  linksOf(keyOf(wanted)).instead.push(...keysOf(list))
  for (const key of keysOf(list)) linksOf(key)
}

const shadesByColour = new Map<string, Name[]>()
for (const line of linesOf(COLOUR_FAMILIES)) {
  const [general = '', list = ''] = line.split(':')
  const shades = keysOf(list.replaceAll(/[()]/g, ''))
  const named = (words: readonly string[], weight: number) =>
    words.map((word) => ({ words: [word], weight }))
  shadesByColour.set(general, named(shades, SHADE))
  for (const shade of keysOf(list.replaceAll(/\([^)]*\)/g, ''))) {
    const kin = shades.filter((one) => one !== shade)
    shadesByColour.set(shade, [...named([general], SHADE), ...named(kin, KIN)])
  }
}
export const isColour = (word: string): boolean => shadesByColour.has(word)

/** The colours that are near a colour: those that it covers, or its family's. */
export const shadesOf = (word: string): readonly Name[] => shadesByColour.get(word) ?? []

const parts = new Set([...linksByKey.keys()].flatMap((key) => key.split(' ')))
const common = new Set(COMMON_WORDS.trim().split(/\s/))

export const isNamed = (word: string): boolean => parts.has(word)

export const isCommon = (word: string): boolean => common.has(word)

/** Whether the word is a part of some name, or common: it isn't a misspelling then. */
export const isWord = (word: string): boolean => isNamed(word) || isCommon(word)
export const namedWords: readonly string[] = [...parts]

export const isName = (key: string): boolean => linksByKey.has(key)

/** How many words from here on are one name; 1 if they are none. */
export const nameLengthAt = (words: readonly string[], at: number): number => {
  let length = Math.min(MAX_NAME_WORDS, words.length - at)
  while (length > 1 && !isName(nameKey(words.slice(at, at + length)))) length -= 1
  return length
}

/** Weighs each key once, at its best. */
const put = (weights: Map<string, number>, key: string, weight: number): void => {
  if (weight > (weights.get(key) ?? 0)) weights.set(key, weight)
}

/** All that goes by a name: other names of it, and of what it covers. */
const weightsOf = (key: string): Map<string, number> => {
  const weights = new Map([[key, 1]])
  const putKinds = (of: string, weight: number, less: number) => {
    for (const kind of linksByKey.get(of)?.kinds ?? []) {
      put(weights, kind, weight)
      for (const same of linksByKey.get(kind)?.same ?? []) put(weights, same, less)
      if (weight === KIND) putKinds(kind, less, less)
    }
  }
  const same = [...(linksByKey.get(key)?.same ?? [])]
  for (const other of same) put(weights, other, SAME)
  for (const one of [key, ...same]) putKinds(one, KIND, NARROWER)
  return weights
}

const namesFrom = (weights: ReadonlyMap<string, number>): Name[] =>
  [...weights].map(([key, weight]) => ({ words: key.split(' '), weight }))

const remembered = (make: (key: string) => Name[]) => {
  const known = new Map<string, Name[]>()
  return (key: string): readonly Name[] => {
    if (!isName(key)) return make(key)
    const found = known.get(key) ?? make(key)
    known.set(key, found)
    return found
  }
}

/** What is asked for by a name: itself, the same by other names, and what it covers. */
export const namesOf = remembered((key) => namesFrom(weightsOf(key)))

/** What takes the place of it, and then other things of its kind. */
export const insteadOf = remembered((key) => {
  const own = weightsOf(key)
  const weights = new Map<string, number>()
  const putAll = (of: string, factor: number) => {
    for (const [other, weight] of weightsOf(of)) {
      if (!own.has(other)) put(weights, other, weight * factor)
    }
  }
  for (const one of [key, ...(linksByKey.get(key)?.same ?? [])]) {
    const { instead = [], covered_by = [] } = linksByKey.get(one) ?? {}
    for (const [at, other] of instead.entries()) putAll(other, INSTEAD_OF - at * LESS)
    for (const general of covered_by) putAll(general, SIBLING)
  }
  return namesFrom(weights)
})
