import { looksOf } from './lookalikes'

/** Names that nobody else may use: this site and its payment provider. */
const BRANDS = ['oja', 'paystack']

/** Words that suggest the platform anywhere in a name. */
const OFFICES =
  'admin admins administrator administrators moderator moderators escrow refund refunds chargeback chargebacks'

/** Words that suggest the platform if they stand alone in a name or beside a brand. */
const CLAIMS =
  'official support helpdesk helpline customercare customerservice customerservices customersupport payment payments payout payouts dispute disputes verification verified billing system noreply root operator'

/** Words that suggest the platform only beside a brand. */
const STAFF =
  'team staff agent agents care help service services security safety trust fraud wallet finance bank desk manager management notice notification notifications alert alerts compliance resolution account accounts pay customer customers department'

/** Filler words, ignored in a name made of the words above. */
const FILLERS =
  'the and of for by from at my your nigeria ng com www ltd limited plc inc company store stores shop market marketplace app platform online web website office center centre info contact lagos abuja'

const wordsOf = (text: string): string[] => text.split(' ').flatMap(looksOf)
const anyOf = (...lists: readonly string[][]): string =>
  // Longest first, so that "payments" doesn't match as "payment" with a letter left over.
  `(?:${lists
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|')})`

const brands = BRANDS.flatMap(looksOf)
const offices = wordsOf(OFFICES)
const claims = [...wordsOf(CLAIMS), ...offices]
const staff = wordsOf(STAFF)
const fillers = wordsOf(FILLERS)

const [brand = '', provider = ''] = brands
/** Only listed words, of which at least one is a brand or a claim. */
const WHOLE = new RegExp(
  `^${anyOf(staff, fillers)}*${anyOf(brands, claims)}${anyOf(brands, claims, staff, fillers)}*$`,
)
const BRANDED_WORD = new RegExp(`^${brand}${anyOf(claims, staff)}`)
const OFFICE_WORDS: ReadonlySet<string> = new Set(offices)
const BESIDE_BRAND: ReadonlySet<string> = new Set([...claims, ...staff])

const isReserved = (words: readonly string[]): boolean => {
  const joined = words.join('')
  return (
    WHOLE.test(joined) ||
    joined.includes(provider) ||
    words.some((word) => OFFICE_WORDS.has(word) || BRANDED_WORD.test(word)) ||
    (words.includes(brand) && words.some((word) => BESIDE_BRAND.has(word)))
  )
}

/** Longer than any name; words that can be read in two ways take their time. */
const MAX_LENGTH = 120

/**
 * Whether a name impersonates the platform: `Oja`, `Oja Support`, `0ja Payments Team`,
 * `Refund Desk`. Containing a listed word is not enough: `Oja-Oba Fabrics` and
 * `Support Local Crafts` are allowed.
 */
export const isReservedName = (name: string): boolean => {
  const read = name.slice(0, MAX_LENGTH)
  return isReserved(looksOf(read)) || isReserved(looksOf(read.replace(/[\p{N}]/gu, ' ')))
}
