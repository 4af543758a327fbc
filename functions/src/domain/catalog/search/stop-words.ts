import { tokenize } from './tokenizer'

const setOf = (text: string): ReadonlySet<string> => new Set(tokenize(text))

/** Words of a request that say nothing about the product, in English and Pidgin. */
export const STOP_WORDS = setOf(
  `a abeg an and any are at be best biko buy by can cheap de dem dey fit for from get give go good
  have i in is it jare just looking made make me my na near need nice of on online or order original
  please pls quality sale see sell selling shop size so some something store that the them there this to
  una use used very wan wanna want we wetin wey when where which who with you your`,
)

/** What follows says what the goods are for or of, not what they are: "pot for soup". */
export const TURNS = setOf('for with to of inside against')

/** What holds goods: "a bag of rice" is rice. */
export const HOLDERS = setOf(
  'bag basin bottle bowl box bunch bundle carton crate cup gallon heap jar keg pack packet pair paint piece rubber sachet sack set tin tuber',
)

/** Feasts and people, and what few sellers say of their goods: these count, and aren't required. */
export const SOFT_WORDS = setOf(
  `african affordable authentic beautiful big brand classy complete cool custom customised customized
  durable elegant ethnic fancy fine fresh full genuine half hand handcrafted handmade heavy homemade
  hot latest local locally long luxury mini modern naija native natural new nigeria nigerian
  organic plain premium pure real royal short simple soft solid special strong stylish sweet thick
  thin traditional unique vintage
  bundle collection color coloured colour combo kit pack pair piece set
  adult boy boys child children female girl girls guy guys kid kids ladies lady male man men mens
  oga pikin teen toddler unisex woman women womens
  anniversary birthday burial ceremony christmas easter eid engagement graduation introduction office
  owambe party sallah wedding xmas`,
)

/** Where no product is all that was typed, being of a colour says the least. */
export const COLOURS = setOf(
  'beige black blue brown burgundy green grey gray indigo maroon navy pink purple red tan teal turquoise white yellow',
)

export const UNITS = setOf(
  'bag bottle carton cl cm dozen feet foot ft g gallon gram inch kg kilo kilogram l liter litre m mah meter metre mg ml mm mudu pack packet pcs piece set strand ton v volt w watt yard yd',
)
