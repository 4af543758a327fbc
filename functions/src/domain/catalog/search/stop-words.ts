import { tokenize } from './tokenizer'

const setOf = (text: string): ReadonlySet<string> => new Set(tokenize(text))

/** Words of a request that say nothing about the product, in English and Pidgin. */
export const STOP_WORDS = setOf(
  `a abeg about all am an and any anyone are at be best biko buy by can cheap cost current de dem dey
  do does e find fit for from get give go good have how i in is it item jare just list looking made make
  me more much my na near need nice not of on online or order original other please pls price product
  quality sale see sell selling shop show size so some something store stuff that the them there thing
  this to una use used very wan wanna want we wetin wey what when where which who with you your`,
)

/** What follows says what the goods are for or of, not what they are: "pot for soup". */
export const TURNS = setOf('about for with to of inside against')

/** What food is measured and sold in: "a bag of rice" and "a rice bag" are rice. */
export const FOOD_HOLDERS = setOf(
  `bag basin bottle bucket bunch bundle carton congo crate cup derica gallon heap jar keg kongo mudu
  pack packet paint piece plate roll rubber sachet sack tin tuber wrap`,
)

/** What holds goods: "a set of drums" is drums. */
export const HOLDERS: ReadonlySet<string> = new Set([
  ...FOOD_HOLDERS,
  ...tokenize('bowl box pair set'),
])

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

export const UNITS = setOf(
  'bag bottle carton cl cm dozen feet foot ft g gallon gram inch kg kilo kilogram l liter litre m mah meter metre mg ml mm mudu pack packet pcs piece set strand ton v volt w watt yard yd',
)

/** Whose way of making goods it is says less than what they are. */
export const PEOPLES = setOf(
  'benin bini edo efik fulani hausa ibibio idoma igala igbo ijaw kanuri nupe tiv urhobo yoruba',
)
