import type { QueryWord } from './query-terms'
import type { ReadQuery } from './read-query'
import { tokenize } from './tokenizer'

type Idea = { names: readonly string[]; words: string }

const toIdeas = (lines: readonly (readonly [string, string])[]): Idea[] =>
  lines.map(([names, words]) => ({ names: tokenize(names), words }))

const GIFTS = new Set(tokenize('gift present'))

/** What people give, by who gets it; the first line that names a word of the query counts. */
const IDEAS: readonly Idea[] = toIdeas([
  [
    'boss oga office corporate client manager director staff colleague pastor imam',
    'journal sleeve powerbank hamper coffee watch chess fob',
  ],
  ['baby newborn infant naming christening shower', 'rattle quilt romper moses cot little carrier'],
  [
    'child children kid boy girl son daughter toddler pikin year',
    'toy doll puzzle rattle block quilt romper satchel',
  ],
  ['eid sallah ramadan muslim islamic alhaji alhaja', 'prayer incense turare date syrup'],
  ['chief chieftaincy elder king retirement retiree', 'walking stick chieftaincy fila coral'],
  [
    'mum mother mom mama wife her woman women lady girlfriend sister aunt grandma grandmother mummy',
    'necklace earring bangle gele clutch tote shea wrapper',
  ],
  [
    'dad father papa daddy husband him man men boyfriend brother uncle grandpa grandfather',
    'brogue fila watch walking stick chess radio toolbox',
  ],
  [
    'wedding couple bride groom anniversary house housewarming home',
    'hamper tray bowl runner cushion lantern hanging',
  ],
  [
    'birthday christmas friend easter valentine teacher',
    'hamper chocolate candle journal coffee chess mask',
  ],
])

const ANYBODY = 'hamper chocolate candle journal necklace'

/** What people wear and bring to an occasion, for a query that names it without a gift. */
const OCCASIONS: readonly Idea[] = toIdeas([
  ['wedding bride groom bridal engagement owambe party', 'gele agbada fila coral wrapper necklace'],
  ['naming christening dedication', 'baby romper quilt rattle wrapper gele'],
])

const ideaFor = (ideas: readonly Idea[], words: readonly QueryWord[]): string | undefined =>
  ideas.find(({ names }) => words.some(({ word }) => names.includes(word)))?.words

/** Words of products that suit who gets a gift, if nothing but a gift is asked for. */
export const giftsFor = ({ words, said }: Pick<ReadQuery, 'words' | 'said'>): string | undefined =>
  said.length > words.length && words.every(({ word }) => GIFTS.has(word))
    ? (ideaFor(IDEAS, said) ?? ANYBODY)
    : undefined

/** Words of products that suit the gift or the occasion that a query asks for. */
export const ideasFor = ({ words, said }: Pick<ReadQuery, 'words' | 'said'>): string | undefined =>
  words.some(({ word }) => GIFTS.has(word))
    ? (ideaFor(IDEAS, said) ?? ANYBODY)
    : ideaFor(OCCASIONS, words)
