/** A value from one run that no log may contain, such as a buyer's escrow code. */
export type Secret = { kind: string; value: string }

/** A line with forbidden data, which is redacted. */
export type Leak = { kinds: string[]; line: string }

type Kind = { kind: string; pattern: RegExp }

/**
 * Excludes times in seconds from 2020 to 2040, which have as many digits as a Nigerian account
 * number.
 */
const INSTANT = '(?!1[6-9]\\d{8}|2[01]\\d{8})'

/** Field names of secrets with string values. */
const NAMES = [
  'password',
  'secret',
  '(?:\\w+_)?token',
  'authorization(?:_url)?',
  'cookie',
  'email',
  'phone',
  'account_number',
  'access_code',
  'escrow_code',
]

const KINDS: readonly Kind[] = [
  { kind: 'ID token', pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g },
  { kind: 'bearer token', pattern: /\bbearer\s+[\w.~+/-]{8,}/gi },
  { kind: 'Paystack key', pattern: /\b[sp]k_(?:test|live)_\w+/g },
  { kind: 'private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g },
  { kind: 'code of an emailed link', pattern: /\boobCode=[\w-]+/g },
  { kind: 'checkout address', pattern: /\bcheckout\.paystack\.com\/\w+/g },
  { kind: 'email address', pattern: /[\w.+-]+(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi },
  { kind: 'phone number', pattern: /(?<![\w.])(?:\+?234|0)[789][01]\d{8}(?![\w-])/g },
  {
    kind: 'account number',
    pattern: new RegExp(`(?<![\\w.:+-])${INSTANT}\\d{10}(?![\\w-])`, 'g'),
  },
  {
    kind: 'field of a secret',
    pattern: new RegExp(`(?<![\\w-])["']?(?:${NAMES.join('|')})["']?\\s*[:=]\\s*["'][^"']+`, 'gi'),
  },
]

/** The id of a ledger's seal: its day and a number of six digits. */
const SEAL = /\b(20\d\d-\d\d-\d\d)-\d{6}\b/g

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The patterns for one run's secrets. They match whole words only, since a code has only six
 * digits, and no numbers of JSON, since a code is a string.
 */
export const kindsOf = (secrets: readonly Secret[]): Kind[] => {
  const valuesOf = (wanted: string) =>
    secrets.filter(({ kind }) => kind === wanted).map(({ value }) => escaped(value))
  return [...new Set(secrets.map(({ kind }) => kind))].map((kind) => {
    const words = [...new Set(valuesOf(kind))].join('|')
    return { kind, pattern: new RegExp(`(?<!\\w|":)(?:${words})(?!\\w)`, 'g') }
  })
}

/** Returns the forbidden data in a line; undefined if there is none. */
export const leakIn = (line: string, known: readonly Kind[] = []): Leak | undefined => {
  // An escaped line break must not count as a letter of the following word, nor a seal's number as a code.
  let text = line.replaceAll(/\\+[nrt]/g, ' ').replaceAll(SEAL, '$1')
  const kinds: string[] = []
  for (const { kind, pattern } of [...known, ...KINDS]) {
    const redacted = text.replaceAll(pattern, `[${kind}]`)
    if (redacted !== text) kinds.push(kind)
    text = redacted
  }
  return kinds.length > 0 ? { kinds, line: text } : undefined
}
