import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { READERS, type Reader } from './testing/text-readers'
import { TEXTS } from './testing/worst-texts'

const quietly =
  (read: Reader): Reader =>
  (text) => {
    try {
      return read(text)
    } catch {
      return undefined
    }
  }

/** Files whose patterns read what nobody types, or what is short before they see it. */
const OTHERS = [
  // Settings, our own templates, texts and ids, and amounts.
  ...[
    'contract/entities/money/invoice.ts',
    'config.ts',
    'contract/money.ts',
    'contract/text/counted.ts',
    'contract/text/field-text.ts',
    'contract/public-pages.ts',
    'contract/queries/query.ts',
  ],
  ...['contract/reference/common-passwords.ts', 'domain/money/ledger/action-of.ts', 'http/bind.ts'],
  ...[
    'domain/messaging/notification/render-notification.ts',
    'domain/messaging/phone-message/render-phone-message.ts',
    'providers/exchange.ts',
    'seo/html.ts',
  ],
  ...['providers/search/postgres/migrate.ts', 'providers/search/postgres/sql.ts'],
  ...['ssr/inject-initial-data.ts', 'domain/catalog/search/names/names.ts'],
  ...['usecases/money/ledger/audit-ledger.ts', 'http/openapi/components.ts'],
  // One run of one class between anchors, as in `contract/ids.ts`.
  ...['contract/api/console/console-change.ts', 'contract/api/messaging/messages.ts'],
  ...['contract/api/money/wallet.ts', 'usecases/console/find-anything.ts', 'http/serve.ts'],
  ...['http/middleware/authenticate.ts', 'http/client-network.ts'],
  // Names of goods and what is searched for, which schemas keep short.
  ...['name-heads', 'read-price', 'sizes'].map((name) => `domain/catalog/search/${name}.ts`),
  ...['meta', 'signature', 'termii'].map((name) => `providers/messages/${name}.ts`),
  // One class in a text that schemas and rules keep short.
  ...[
    'db/messaging/mail.ts',
    'domain/messaging/notification/email.ts',
    'domain/money/wallet/sale-signals.ts',
  ],
  // Answers of the providers.
  ...['providers/payments/lossless-json.ts', 'providers/shipbubble/quote.ts'],
]

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const filesIn = (folder: string): string[] =>
  readdirSync(`${SOURCES}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${folder && '/'}${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name))

/** A pattern without a bound, which backtracks as long as the text is. */
const isUnbounded = (pattern: string): boolean =>
  /[+*]|\{\d+,\}/.test(pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x'))

/** Whether a file matches text without a bound, or normalizes it. */
const reads = (name: string): boolean => {
  const text = readFileSync(`${SOURCES}${name}`, 'utf8')
  let found = false
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found ||= isUnbounded(node.text)
    if (ts.isNewExpression(node)) found ||= node.expression.getText() === 'RegExp'
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true))
  return found
}

const LENGTH = 100_000
/** Of this process, whatever others do. */
const millisOf = (read: Reader, text: string): number => {
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
const fastestOf = (times: number, read: Reader, text: string): number =>
  Math.min(...Array.from({ length: times }, () => millisOf(read, text)))

/** The square of this length is not done in this time. */
const SHORT_MS = 60
const MAX_MS = 600
/** Twice the text takes twice the time, four times if it is the square. */
const MAX_RATIO = 2.5

/** Measured again if it isn't: what takes the square does so each time. */
const isLinear = (read: Reader, textOf: (length: number) => string): boolean =>
  millisOf(read, textOf(LENGTH)) < SHORT_MS ||
  [3, 5, 5].some((times) => {
    const [whole, half] = [LENGTH, LENGTH / 2].map((size) => fastestOf(times, read, textOf(size)))
    if (whole === undefined || half === undefined) return false
    return whole < SHORT_MS || (whole < MAX_MS && whole / half < MAX_RATIO)
  })

/** Beside others the measuring itself takes long; what it measures is this process's own time. */
const PATIENCE_MS = 300_000

describe('a text of 100 KB takes no more than its length, whatever it is made of', {
  timeout: PATIENCE_MS,
}, () => {
  const readers = Object.entries(READERS).flatMap(([file, own]) =>
    Object.entries(own).map(([name, read]) => ({ name, file, read: quietly(read) })),
  )

  test.each(readers)('$name of $file', ({ read }) => {
    const slow = Object.entries(TEXTS).filter(([, textOf]) => !isLinear(read, textOf))
    expect(slow.map(([what]) => what)).toEqual([])
  })

  test('nothing else matches text without a bound: whoever adds a pattern adds a row', () => {
    const named = new Set([...Object.keys(READERS), ...OTHERS])
    expect(filesIn('').filter((name) => reads(name) && !named.has(name))).toEqual([])
  })

  test('everything in the folders of texts has a row', () => {
    const folders = ['contract/text', 'domain/csv']
    const files = folders.flatMap(filesIn)
    expect(files.filter((name) => !READERS[name] && !OTHERS.includes(name))).toEqual([])
  })

  test('nothing normalizes text with a pile of marks', () => {
    const normalizing = filesIn('').filter((name) =>
      readFileSync(`${SOURCES}${name}`, 'utf8').includes('.normalize('),
    )
    // What searches for numbers normalizes one sign after the other.
    expect(normalizing).toEqual(['contract/text/normalized.ts', 'contract/text/searched-text.ts'])
  })
})
