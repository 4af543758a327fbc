import type { QueryWord } from './query-terms'
import { tokenize } from './tokenizer'

type Idea = { people: readonly string[]; words: string }

const GIFTS = new Set(tokenize('gift present'))

/** What people give, by who gets it; the first line that names a word of the query counts. */
const IDEAS: readonly Idea[] = (
  [
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
  ] as const
).map(([people, words]) => ({ people: tokenize(people), words }))

const ANYBODY = 'hamper chocolate candle journal necklace'

/** Words of products that make a present, for a query that asks for one. */
export const giftIdeas = (words: readonly QueryWord[]): string | undefined => {
  if (!words.some(({ word }) => GIFTS.has(word))) return undefined
  const idea = IDEAS.find(({ people }) => words.some(({ word }) => people.includes(word)))
  return idea?.words ?? ANYBODY
}
