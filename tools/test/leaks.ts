/** What one run made that no log may hold, such as the escrow codes that its buyers were given. */
export type Secret = { kind: string; value: string }

/** A line that holds what it must not, with that taken out. */
export type Leak = { kinds: string[]; line: string }

type Kind = { kind: string; pattern: RegExp }

/** Instants in seconds have as many digits as a Nigerian account number: these are 2020 to 2040. */
const INSTANT = '(?!1[6-9]\\d{8}|2[01]\\d{8})'

/** Names under which a secret would be written, with a text as its value. */
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
  { kind: 'code of an e-mailed link', pattern: /\boobCode=[\w-]+/g },
  { kind: 'checkout address', pattern: /\bcheckout\.paystack\.com\/\w+/g },
  { kind: 'e-mail address', pattern: /[\w.+-]+(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi },
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

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The secrets of one run as kinds: whole words alone, since a code is only six digits. */
export const kindsOf = (secrets: readonly Secret[]): Kind[] => {
  const valuesOf = (wanted: string) =>
    secrets.filter(({ kind }) => kind === wanted).map(({ value }) => escaped(value))
  return [...new Set(secrets.map(({ kind }) => kind))].map((kind) => {
    const words = [...new Set(valuesOf(kind))].join('|')
    return { kind, pattern: new RegExp(`(?<!\\w)(?:${words})(?!\\w)`, 'g') }
  })
}

/** What a line holds that no line may; undefined where it holds nothing of the kind. */
export const leakIn = (line: string, known: readonly Kind[] = []): Leak | undefined => {
  // A written line break must not be taken for a letter before what follows it.
  let text = line.replaceAll(/\\+[nrt]/g, ' ')
  const kinds: string[] = []
  for (const { kind, pattern } of [...known, ...KINDS]) {
    const redacted = text.replaceAll(pattern, `[${kind}]`)
    if (redacted !== text) kinds.push(kind)
    text = redacted
  }
  return kinds.length > 0 ? { kinds, line: text } : undefined
}
