import type { QueryWord } from './query-terms'
import { tokenize } from './tokenizer'

type Idea = { names: readonly string[]; words: string }

const toIdeas = (lines: readonly (readonly [string, string])[]): Idea[] =>
  lines.map(([names, words]) => ({ names: tokenize(names), words }))

const GIFTS = new Set(tokenize('gift present'))

/** What people give, by who gets it; the first line that names a word of the query counts. */
const IDEAS: readonly Idea[] = toIdeas([
  [
    'baby newborn infant naming child kid boy girl son daughter toddler',
    'toy doll puzzle rattle blocks quilt romper satchel',
  ],
  [
    'mum mother mom mama wife her woman lady girlfriend sister aunt grandma grandmother',
    'necklace earrings bracelet bangle gele clutch tote shea soap wrapper',
  ],
  [
    'dad father papa husband him man boyfriend brother uncle grandpa grandfather',
    'brogues cap fila watch stick chess radio toolbox',
  ],
  [
    'wedding couple bride groom anniversary house housewarming home',
    'hamper tray bowl runner cushion lantern hanging',
  ],
  [
    'birthday christmas friend easter sallah eid valentine teacher colleague',
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

/** Words of products that suit the gift or the occasion that a query asks for. */
export const ideasFor = (words: readonly QueryWord[]): string | undefined =>
  words.some(({ word }) => GIFTS.has(word))
    ? (ideaFor(IDEAS, words) ?? ANYBODY)
    : ideaFor(OCCASIONS, words)
