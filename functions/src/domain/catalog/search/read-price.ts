/** What goods may cost, in minor units. */
export type PriceRange = { price_min?: number; price_max?: number }

const KOBO = 100
const SCALES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }
/** Less is no price but a size or a number of things. */
const LEAST_NAIRA = 100
/** "About" is so much more or less. */
const ABOUT = 0.25

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NUMBER_WORDS = new Map<string, number>([
  ...NUMBERS.map((word, number) => [word, number] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
])
const NUMBER_WORD = [...NUMBER_WORDS.keys(), 'hundred', 'and'].join('|')

/** What is measured in these isn't money. */
const UNIT =
  '(?:cm|mm|ft|feet|foot|g|grams?|inch(?:es)?|kgs?|kilos?|l|lit(?:re|er)s?|cl|ml|m|met(?:re|er)s?|mah|kva|pcs|pieces?|pages?|tons?|volts?|v|w|watts?|yards?|yd|lumens?)'

const AMOUNT = new RegExp(
  [
    '(?<![\\p{L}\\p{N}.,$€£])(?<sign>₦|#|ngn|n)?\\s{0,3}',
    '(?:(?<digits>\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,2})?|\\d{1,3}(?:\\.\\d{3}){1,3}|\\d{1,12}(?:\\.\\d{1,2})?)',
    `|(?<words>(?:${NUMBER_WORD})(?:[\\s-]{1,2}(?:${NUMBER_WORD})){0,4})(?=\\s{1,3}(?:thousand|million)))`,
    '(?:\\s{0,3}(?<scale>k|thousand|m|million))?(?<naira>\\s{0,3}naira)?',
    `(?![\\p{L}\\p{N}]|[.,]\\d|\\s{0,3}${UNIT}(?!\\p{L}))`,
  ].join(''),
  'giu',
)

const before = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})\\s{0,3}$`, 'iu')
const after = (words: string) => new RegExp(`^\\s{0,3}(?:${words})(?![\\p{L}\\p{N}])`, 'iu')

const NOT_LESS = before('(?:not|no) (?:less|lower|below|under|cheaper)(?: than)?')
const AT_MOST = before(
  '(?:not|no) (?:more|above|over|exceed|exceeding|pass|reach)(?: than)?|under|below|less(?: than)?(?: or equal(?: to)?)?|(?:lower|cheaper) than|at most|up ?to|within|max(?:imum)?(?: of)?|budget(?: of| is)?|<=?|≤',
)
const AT_LEAST = before(
  '(?:more|greater|higher) than|over|above|pass|at least|min(?:imum)?(?: of)?|(?:starting )?from|>=?|≥',
)
const AROUND = before('around|about|approx(?:imately)?|roughly|~')
const OR_LESS = after('(?:(?:and|or) )?(?:below|under|less|lower|max(?:imum)?|budget)')
const OR_MORE = after('(?:(?:and|or) )?(?:above|over|upwards?)|(?:and|or) (?:more|up)')
const RANGE = before('between|from')
const TO = /^\s{0,3}(?:to|and|-|–)\s{0,3}$/i

type Amount = {
  from: number
  to: number
  naira: number
  scale: number
  /** It is money by itself. */
  is_marked: boolean
}

const numberOf = (words: string): number => {
  let number = 0
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    number = word === 'hundred' ? Math.max(number, 1) * 100 : number + (NUMBER_WORDS.get(word) ?? 0)
  }
  return number
}

const digitsOf = (digits: string): number =>
  Number(
    digits.replaceAll(',', '').replace(/^\d{1,3}(?:\.\d{3})+$/, (all) => all.replaceAll('.', '')),
  )

const amountsIn = (q: string): Amount[] =>
  [...q.matchAll(AMOUNT)].map(({ 0: text, index, groups = {} }) => {
    const { sign, digits, words = '', scale: suffix = '', naira } = groups
    const scale = SCALES[suffix.toLowerCase()] ?? 1
    const number = digits === undefined ? numberOf(words) : digitsOf(digits)
    return {
      from: index,
      to: index + text.length,
      naira: number * scale,
      scale,
      is_marked: [sign, naira].some(Boolean) || suffix.toLowerCase() === 'k',
    }
  })

/** A part of a text that says a price. */
type Said = PriceRange & { from: number; to: number }

const lengthOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0

/** "Between 5k and 10k", "5-10k". */
const rangeOf = (q: string, [one, other]: readonly Amount[]): Said | undefined => {
  if (!one || !other || !TO.test(q.slice(one.to, other.from))) return undefined
  const named = lengthOf(RANGE, q.slice(0, one.from))
  const least = one.naira < LEAST_NAIRA ? one.naira * other.scale : one.naira
  const isPrice = named > 0 || one.is_marked || other.is_marked
  if (!isPrice || least < LEAST_NAIRA || other.naira < least) return undefined
  return {
    from: one.from - named,
    to: other.to,
    price_min: least * KOBO,
    price_max: other.naira * KOBO,
  }
}

const aboutOf = (naira: number): PriceRange => ({
  price_min: Math.round(naira * (1 - ABOUT)) * KOBO,
  price_max: Math.round(naira * (1 + ABOUT)) * KOBO,
})

/** "Under 5k", "5k and above", "about 5k". */
const limitOf = (q: string, { from, to, naira }: Amount): Said | undefined => {
  const [start, end] = [q.slice(0, from), q.slice(to)]
  const limits: [RegExp, RegExp | undefined, PriceRange][] = [
    [NOT_LESS, undefined, { price_min: naira * KOBO }],
    [AT_MOST, OR_LESS, { price_max: naira * KOBO }],
    [AT_LEAST, OR_MORE, { price_min: naira * KOBO }],
    [AROUND, undefined, aboutOf(naira)],
  ]
  const said = limits.map(([ahead, behind, range]) => ({
    ...range,
    from: from - lengthOf(ahead, start),
    to: to + (behind ? lengthOf(behind, end) : 0),
  }))
  return said.find((one) => one.from < from) ?? said.find((one) => one.to > to)
}

const pricesIn = (q: string): Said[] => {
  const amounts = amountsIn(q)
  const ranges = amounts.flatMap((_, at) => rangeOf(q, amounts.slice(at, at + 2)) ?? [])
  if (ranges.length > 0) return ranges.slice(0, 1)
  const prices = amounts.filter(({ naira }) => naira >= LEAST_NAIRA)
  const limits = prices.flatMap((amount) => limitOf(q, amount) ?? [])
  if (limits.length > 0) return limits.slice(0, 2)
  return prices
    .filter(({ is_marked }) => is_marked)
    .slice(0, 1)
    .map(({ from, to, naira }) => ({ ...aboutOf(naira), from, to }))
}

/** What a text says that goods may cost, and the text without it. */
export const readPrice = (typed: string): PriceRange & { q: string } => {
  const prices = pricesIn(typed)
  const q = prices.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`,
    typed,
  )
  const read: ReturnType<typeof readPrice> = { q }
  for (const { price_min, price_max } of prices) {
    if (price_min !== undefined) read.price_min = price_min
    if (price_max !== undefined) read.price_max = price_max
  }
  return read
}
